import type { JSX, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who hear the page; the eye is told the same another way. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className={styles.hidden}>{children}</span>;
}
