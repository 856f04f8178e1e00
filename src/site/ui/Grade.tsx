import type { JSX, ReactNode } from 'react';
import styles from './Grade.module.css';

interface GradeProps {
  readonly evidence: 'documented' | 'reported' | 'unconfirmed';
  readonly children: ReactNode;
}

/** Words with the mark of how well what they say is attested: full, half or empty. */
export function Grade({ evidence, children }: GradeProps): JSX.Element {
  return (
    <span className={styles.grade} data-evidence={evidence}>
      {children}
    </span>
  );
}
