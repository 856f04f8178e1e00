import type { JSX } from 'react';
import { art } from '#words/pages/home.ts';
import { site } from '../../../words/config.ts';
import { stampedText } from '../../tab/stamped.ts';
import { Tab } from '../../tab/Tab.tsx';
import styles from './Art.module.css';

/** An essay with its best sentence set large, beside the name stamped. */
export function Art(): JSX.Element {
  return (
    <section id="art" className={styles.essay} aria-labelledby="art-title">
      <h2 id="art-title">{art.title}</h2>
      <p className={styles.quote} data-phrases>
        {art.quote}
      </p>
      <Tab stamped={stampedText(site.name, site.name.length)} size="hero" leather="name" />
      <div className={styles.text}>
        {art.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
