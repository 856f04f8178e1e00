import type { JSX, ReactNode } from 'react';
import styles from './Grade.module.css';

interface GradeProps {
  readonly evidence: 'documented' | 'reported' | 'unconfirmed';
  readonly children: ReactNode;
}

/** Content behind the mark of its evidence: full, half or empty. */
export function Grade({ evidence, children }: GradeProps): JSX.Element {
  return (
    <span className={styles.grade} data-evidence={evidence}>
      {children}
    </span>
  );
}

/**
 * A list of codes with such a mark behind each. Most are documented, so an item has that mark unless it holds an element
 * with another one in `data-evidence`.
 */
export function MarkedList({ children }: { readonly children: ReactNode }): JSX.Element {
  return <ul className={styles.codes}>{children}</ul>;
}
