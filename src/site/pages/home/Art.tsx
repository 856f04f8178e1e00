import type { JSX } from 'react';
import { art } from '#words/pages/home.ts';
import styles from './Art.module.css';

/** An essay with its best sentence set large. */
export function Art(): JSX.Element {
  return (
    <section id="art" className={styles.essay} aria-labelledby="art-title">
      <h2 id="art-title">{art.title}</h2>
      <p className={styles.quote} data-phrases>
        {art.quote}
      </p>
      <div className={styles.text}>
        {art.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
