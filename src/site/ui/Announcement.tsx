import type { JSX, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** A visually hidden live region: changes in it are read out. */
export function Announcement({ children }: { readonly children: ReactNode }): JSX.Element {
  return <output className={styles.hidden}>{children}</output>;
}
