import type { JSX, ReactNode } from 'react';
import {
  eraWords,
  evolutionPanel,
  notesPanel,
  overlapsPanel,
  periods,
  periodsPanel,
} from '#words/guide.ts';
import { datesLink, showHide } from '#words/layout.ts';
import { ERAS } from '../../evidence/eras.ts';
import { href } from '../lib/href.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Fold } from '../ui/Fold.tsx';
import kit from '../ui/Kit.module.css';
import looks from '../ui/Looks.module.css';
import { HistoricalNotes } from './HistoricalNotes.tsx';
import { Overlaps } from './Overlaps.tsx';
import styles from './Panels.module.css';

/** The four panels below the index, which help to judge a code. */
export function Panels(): JSX.Element {
  return (
    <div className={`${kit.stack} ${styles.panels}`}>
      <div className={styles.panel}>
        <h3>{overlapsPanel.title}</h3>
        <Fold about={overlapsPanel.title} words={showHide}>
          <p className={looks.soft}>{overlapsPanel.lede}</p>
          <Overlaps />
        </Fold>
      </div>
      <Panel {...periodsPanel}>
        <Periods />
      </Panel>
      <Panel {...evolutionPanel}>
        <Evolution />
        <p>
          <a href={href(datesLink.href)}>{datesLink.label}</a>
        </p>
      </Panel>
      <Panel {...notesPanel}>
        <HistoricalNotes className={kit.stack} />
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Folded until somebody asks. */
function Panel({ title, children }: PanelProps): JSX.Element {
  return (
    <Disclosure look="line" show={<h3>{title}</h3>} className={styles.folded}>
      {children}
    </Disclosure>
  );
}

/** The four systems in a row. */
function Periods(): JSX.Element {
  return (
    <ol className={kit.stack}>
      {periods.map(({ years, what }) => (
        <li key={years}>
          <h4>{years}</h4>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}

/** Every era of similar codes, and how to read such a code by hand. */
function Evolution(): JSX.Element {
  return (
    <ol className={kit.stack}>
      {ERAS.map(({ id, sourced }) => (
        <li key={id}>
          <h4>{eraWords[id].years}</h4>
          <p>
            {eraWords[id].shape}
            {!sourced && <span>{` ${evolutionPanel.unsourced}`}</span>}
          </p>
          <p>{eraWords[id].text}</p>
        </li>
      ))}
    </ol>
  );
}
