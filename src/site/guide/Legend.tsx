import type { JSX } from 'react';
import { legend } from '../../content/guide.ts';
import styles from './Guide.module.css';

/** How to use the index, and what its mark means. */
export function Legend(): JSX.Element {
  return (
    <div className={styles.legend}>
      <p className={styles.hint}>{legend.hint}</p>
      <p>
        <i className={styles.mark} aria-hidden="true" /> {legend.markMeaning} {legend.itemGroups}
      </p>
    </div>
  );
}
