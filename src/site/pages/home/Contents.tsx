import type { JSX } from 'react';
import { contents } from '#words/pages/home.ts';
import styles from './Contents.module.css';

/** The way through a long page: in the margin of wide screens, on others in a line that stays at the top. */
export function Contents(): JSX.Element {
  return (
    <nav className={styles.contents} aria-label={contents.label} data-contents>
      <ul>
        {contents.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
