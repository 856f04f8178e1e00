import type { JSX } from 'react';
import { contents } from '#words/pages/home.ts';
import styles from './Contents.module.css';
import { ACTS } from './sections.ts';

/** The way through a long page, in a line below the tool. */
export function Contents(): JSX.Element {
  return (
    <nav className={styles.contents} aria-label={contents.label}>
      <ul>
        {ACTS.flat(2).map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{contents.sections[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
