import type { JSX } from 'react';
import { evolutionPanel } from '../../content/guide.ts';
import { ERAS } from '../../core/index.ts';
import styles from './Evolution.module.css';
import { Panel } from './Panel.tsx';

/** Every stretch of time in which codes looked alike, and how such a code is read by hand. */
export function Evolution(): JSX.Element {
  return (
    <Panel title={evolutionPanel.title}>
      <ol className={styles.eras}>
        {ERAS.map((era) => (
          <li key={era.years}>
            <h4>{era.years}</h4>
            <p className={styles.shape}>
              {era.shape}
              {!era.sourced && <span> {evolutionPanel.unsourced}</span>}
            </p>
            <p>{era.text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
