import type { JSX, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Tells a screen reader what the eye sees elsewhere: what changes in it is read out. */
export function Announcement({ children }: { readonly children: ReactNode }): JSX.Element {
  return <output className={styles.hidden}>{children}</output>;
}
