import type { JSX, ReactNode } from 'react';
import styles from './Prose.module.css';

/** Long text: its measure, rhythm, lists and links. */
export function Prose({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className={styles.prose}>{children}</div>;
}
