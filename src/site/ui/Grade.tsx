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

interface MarkedListProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A list of codes. Most are documented, for which plain letters stand; an item with weaker evidence holds an element that
 * names it in `data-evidence`.
 */
export function MarkedList({ children, className = '' }: MarkedListProps): JSX.Element {
  return <ul className={`${styles.codes} ${className}`}>{children}</ul>;
}
