import type { JSX, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className={styles.hidden}>{children}</span>;
}
