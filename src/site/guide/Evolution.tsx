import type { JSX } from 'react';
import { eraWords, evolutionPanel } from '#words/guide.ts';
import { ERAS } from '../../core/eras.ts';
import styles from './Evolution.module.css';
import { Panel } from './Panel.tsx';

/** Every stretch of time in which codes looked alike, and how such a code is read by hand. */
export function Evolution(): JSX.Element {
  return (
    <Panel title={evolutionPanel.title}>
      <ol className={styles.eras}>
        {ERAS.map(({ id, sourced }) => (
          <li key={id}>
            <h4>{eraWords[id].years}</h4>
            <p className={styles.shape}>
              {eraWords[id].shape}
              {!sourced && <span> {evolutionPanel.unsourced}</span>}
            </p>
            <p>{eraWords[id].text}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
