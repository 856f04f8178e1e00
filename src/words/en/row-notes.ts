import type { CheckParams } from '../../core/checks.ts';
import type { LabelParams } from '../../core/compare-label.ts';
import { dateInText, labelConflict, labelName } from './core.ts';
import { afterEnd, eventClause, listing, tooEarly } from './listing.ts';

/** What a row of a table says about its code: shorter than the result, and without the advice above the table. */
export const rowNotes = {
  label: labelConflict,
  labelUnconfirmed: ({ factory, label }: LabelParams['unconfirmed']) =>
    `Only one directory puts ${factory} in ${labelName(label)}.`,
  date: ({ stated, read }: CheckParams['made']['differs']) =>
    `Stated: ${listing.time(stated)}; the code says ${dateInText(read)}.`,
  existed: (params: CheckParams['existed-by']['made-later']) =>
    `${eventClause(params)}; the code says ${dateInText(params.read)}.`,
  released: ({ stated, read }: CheckParams['released']['made-before']) =>
    `Said to have come out in ${listing.time(stated)}; the code says ${dateInText(read)}.`,
  tooEarly,
  afterEnd,
  /** Cells that were not compared, as written. */
  uncompared: (cells: readonly string[]) => `Not compared: “${cells.join('”, “')}”.`,
  suggestions: (codes: readonly string[]) =>
    `Did you mean ${codes.join(', ').replace(/, (?=[^,]*$)/, ' or ')}?`,
  styleNumber: 'A style number, not a date code.',
} as const;
