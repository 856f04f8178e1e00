import type { JSX } from 'react';
import { eraExamples } from '#words/guide.ts';
import styles from './EraExamples.module.css';
import { Tag } from '../stamp/Tag.tsx';

/** One tag of every era, from the empty tab to the chip. */
export function EraExamples(): JSX.Element {
  return (
    <ol className={styles.examples}>
      {eraExamples.map(({ years, shape, text, picture }) => (
        <li key={years}>
          <Tag picture={picture} />
          <div>
            <h3>{years}</h3>
            <p className={styles.shape}>{shape}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
