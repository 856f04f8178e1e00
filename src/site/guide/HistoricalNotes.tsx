import type { JSX } from 'react';
import { notesPanel } from '#words/guide.ts';
import styles from './HistoricalNotes.module.css';
import { Panel } from './Panel.tsx';

/** What the lists alone do not tell. */
export function HistoricalNotes(): JSX.Element {
  return (
    <Panel title={notesPanel.title}>
      <dl className={styles.notes}>
        {notesPanel.notes.map(({ about, text }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
