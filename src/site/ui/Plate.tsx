import type { JSX, ReactNode } from 'react';
import styles from './Plate.module.css';

interface PlateProps {
  readonly tab: ReactNode;
  readonly children?: ReactNode;
}

/** The tab of an answer and what it says, side by side where there is room. */
export function Plate({ tab, children }: PlateProps): JSX.Element {
  return (
    <div className={styles.plate}>
      {tab}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
