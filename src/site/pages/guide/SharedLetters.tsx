import type { JSX } from 'react';
import { weighing } from '#words/pages/guide.ts';
import { HistoricalNotes } from '../../guide/HistoricalNotes.tsx';
import { Overlaps } from '../../guide/Overlaps.tsx';
import kit from '../../ui/Kit.module.css';

/** Codes of several countries, and facts that the lists alone do not show. */
export function SharedLetters(): JSX.Element {
  return (
    <>
      <Overlaps />
      <h3>{weighing.notes}</h3>
      <HistoricalNotes className={kit.columns} />
    </>
  );
}
