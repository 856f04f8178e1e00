import type { JSX } from 'react';
import { earlier as words, labelAnswer } from '#words/check-sheet.ts';
import { listing } from '#words/listing.ts';
import { list } from '#words/text.ts';
import type { Line } from '../../core/lines.ts';
import { dateOf } from '../../text/year-or-month.ts';
import type { HistoryEntry } from '../history/entry.ts';
import { useEntries } from '../history/store.ts';
import { useLines } from '../scripts.ts';
import { Button } from '../ui/Button.tsx';
import looks from '../ui/Looks.module.css';
import { enter } from './say.ts';
import type { ShownCode } from './shown.ts';

/** At most so many are offered. */
const MOST = 3;

/** What was said earlier of items with this code, to be taken over: the code alone does not tell whether it is the same bag. */
export function Earlier({ shown }: { readonly shown: ShownCode }): JSX.Element | null {
  const { item, answer } = shown;
  const isNew = item.entry === undefined;
  const others = useEntries().filter(
    (entry) => isNew && entry.dateCode === answer.result.code && entry.worn === item.worn,
  );
  const lines = useLines(others.some(({ line }) => line !== undefined));
  const offers = others
    .map((entry) => ({ entry, said: saidIn(entry, lines) }))
    .filter(({ said }) => said !== '')
    .slice(0, MOST);
  if (offers.length === 0) return null;
  return (
    <ul className={looks.bar} aria-label={words.title} data-screen-only>
      {offers.map(({ entry, said }) => (
        <li key={entry.id}>
          <Button
            tone="quiet"
            onClick={() => {
              enter(shown, entry.id);
            }}
          >
            {words.offer(said)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The name and what was said of an entry, in words. */
function saidIn(
  { itemName, label, line, bought, made }: HistoryEntry,
  lines: readonly Line[],
): string {
  const model = lines.find(({ id }) => id === line);
  return list([
    itemName !== undefined && words.named(itemName),
    label && words.label(labelAnswer(label)),
    model && listing.lineName(model),
    bought && words.bought(listing.stated(dateOf(bought))),
    made && words.made(listing.stated(dateOf(made))),
  ]);
}
