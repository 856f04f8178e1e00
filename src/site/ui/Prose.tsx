import type { JSX, ReactNode } from 'react';
import styles from './Ledger.module.css';

/** The typography of long text. */
export function Prose({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className={styles.prose}>{children}</div>;
}
