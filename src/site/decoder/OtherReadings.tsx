import type { JSX } from 'react';
import type { OtherReading } from '../../core/index.ts';
import { validPanel } from '../../content/home.ts';
import styles from './OtherReadings.module.css';

/** What else the code could mean, and why that is less likely. */
export function OtherReadings({
  readings,
}: {
  readonly readings: readonly OtherReading[];
}): JSX.Element | null {
  if (readings.length === 0) return null;
  return (
    <section className={styles.others}>
      <h3>{validPanel.othersTitle}</h3>
      <ul>
        {readings.map(({ reading, date, format, why }) => (
          <li key={reading}>
            <p className={styles.date}>
              {date} <span>{format}</span>
            </p>
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
