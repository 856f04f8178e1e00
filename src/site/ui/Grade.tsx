import type { JSX, ReactNode } from 'react';
import styles from './Grade.module.css';

interface GradeProps {
  readonly evidence: 'documented' | 'reported' | 'unconfirmed';
  readonly children: ReactNode;
}

/** Content with a mark for its evidence: full, half or empty. */
export function Grade({ evidence, children }: GradeProps): JSX.Element {
  return (
    <span className={styles.grade} data-evidence={evidence}>
      {children}
    </span>
  );
}
