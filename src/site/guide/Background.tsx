import type { JSX } from 'react';
import styles from './Background.module.css';
import { Evolution } from './Evolution.tsx';
import { HistoricalNotes } from './HistoricalNotes.tsx';
import { Overlaps } from './Overlaps.tsx';
import { Periods } from './Periods.tsx';

/** What helps to weigh a code: the four panels below the index. */
export function Background(): JSX.Element {
  return (
    <div className={styles.background}>
      <Overlaps />
      <Periods />
      <div className={styles.pair}>
        <Evolution />
        <HistoricalNotes />
      </div>
    </div>
  );
}
