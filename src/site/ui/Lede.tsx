import type { JSX, ReactNode } from 'react';
import styles from './Lede.module.css';

/** What a page or a part of it is about, under its title. */
export function Lede({ children }: { readonly children: ReactNode }): JSX.Element {
  return <p className={styles.lede}>{children}</p>;
}
