import type { JSX } from 'react';
import { legend } from '#words/guide.ts';
import styles from './Guide.module.css';

/** What the mark in the index means. */
export function Legend(): JSX.Element {
  return (
    <p className={styles.legend}>
      <i className={styles.mark} aria-hidden="true" /> {legend.markMeaning} {legend.itemGroups}
    </p>
  );
}
