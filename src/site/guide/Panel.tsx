import type { JSX, ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly lede?: string;
  readonly children: ReactNode;
}

/** One of the four pieces of background below the index. */
export function Panel({ title, lede, children }: PanelProps): JSX.Element {
  return (
    <div className={styles.panel}>
      <h3>{title}</h3>
      {lede !== undefined && <p>{lede}</p>}
      {children}
    </div>
  );
}
