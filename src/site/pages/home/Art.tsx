import type { JSX } from 'react';
import { art } from '#words/pages/home.ts';
import styles from './Art.module.css';

/** An essay in two columns, with its best sentence pulled out. */
export function Art(): JSX.Element {
  return (
    <section id="art" className={styles.essay} aria-labelledby="art-title">
      <h2 id="art-title" className={styles.title}>
        {art.title}
      </h2>
      <div className={styles.text}>
        {art.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.quote}>{art.quote}</p>
    </section>
  );
}
