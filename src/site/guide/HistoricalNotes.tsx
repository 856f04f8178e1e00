import type { JSX } from 'react';
import { notesPanel } from '#words/guide.ts';
import type { HistoricalNoteWords } from '../../words/words.ts';
import { href } from '../lib/href.ts';

/** The notes in their order, each with the page that has its sources. */
const NOTES = [
  ['sd', '/codes/sd'],
  ['dk', '/codes/dk'],
  ['french-company', '/no-code'],
  ['vintage', '/codes'],
  ['initials', '/codes/ca'],
  ['newer', '/codes/lm'],
  ['chips', '/no-code'],
  ['no-code', '/no-code'],
] as const satisfies readonly (readonly [keyof HistoricalNoteWords, string])[];

/** What the lists of codes alone don't tell. Each title leads to the sources. */
export function HistoricalNotes({
  className,
}: {
  readonly className: string | undefined;
}): JSX.Element {
  return (
    <dl className={className}>
      {NOTES.map(([id, page]) => (
        <div key={id}>
          <dt>
            <a href={href(page)}>{notesPanel.notes[id].about}</a>
          </dt>
          <dd>{notesPanel.notes[id].text}</dd>
        </div>
      ))}
    </dl>
  );
}
