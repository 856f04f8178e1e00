import type { JSX } from 'react';
import { notesPanel } from '#words/guide.ts';
import { weighing } from '#words/pages/guide.ts';
import { Overlaps } from '../../guide/Overlaps.tsx';
import styles from './Codes.module.css';

/** Codes of several countries, and facts that the lists alone do not show. */
export function SharedLetters(): JSX.Element {
  return (
    <>
      <Overlaps className={styles.overlaps} />
      <h3>{weighing.notes}</h3>
      <dl className={styles.notes}>
        {notesPanel.notes.map(({ about, text }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
