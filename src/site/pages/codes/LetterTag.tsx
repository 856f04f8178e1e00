import type { JSX } from 'react';
import styles from './LetterTag.module.css';

/** A leather tag on its loop, stamped with the letters. It is decorative: the heading has them too. */
export function LetterTag({ letters }: { readonly letters: string }): JSX.Element {
  return (
    <svg className={styles.tag} viewBox="0 0 200 128" aria-hidden="true">
      <path className={styles.loop} d="M30 64C4 64 4 20 34 20s40 24 62 24" />
      <path className={styles.leather} d="M38 34h146q9 0 9 9v60q0 9-9 9H38q-9 0-9-9V43q0-9 9-9z" />
      <path className={styles.seam} d="M41 40h140q6 0 6 6v54q0 6-6 6H41q-6 0-6-6V46q0-6 6-6z" />
      <circle className={styles.eye} cx="46" cy="64" r="5" />
      <text x="116" y="73" dy="0.22em">
        {letters}
      </text>
    </svg>
  );
}
