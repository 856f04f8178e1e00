import type { JSX } from 'react';
import { periodsPanel } from '#words/guide.ts';
import { Panel } from './Panel.tsx';
import styles from './Periods.module.css';

/** The four systems on one line of time. */
export function Periods(): JSX.Element {
  return (
    <Panel title={periodsPanel.title}>
      <ol className={styles.periods}>
        {periodsPanel.periods.map(({ years, what, length }) => (
          <li key={years} className={styles[length]}>
            <h4>{years}</h4>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
