import type { CheckParams } from '../../core/checks.ts';
import type { LabelParams } from '../../core/compare-label.ts';
import { core, inLabel, labelConflict } from './core.ts';
import { afterEnd, eventClause, listing, tooEarly } from './listing.ts';

/** What a row of a table says about its code: shorter than the result, and without the advice above the table. */
export const rowNotes = {
  label: labelConflict,
  labelUnconfirmed: ({ factory, label }: LabelParams['unconfirmed']) =>
    `Seul un répertoire situe ${factory} ${inLabel(label)}.`,
  date: ({ stated, read }: CheckParams['made']['differs']) =>
    `Indiqué : ${listing.time(stated)} ; selon le code : ${core.date(read)}.`,
  existed: (params: CheckParams['existed-by']['made-later']) =>
    `${eventClause(params)} ; selon le code : ${core.date(params.read)}.`,
  released: ({ stated, read }: CheckParams['released']['made-before']) =>
    `Sortie indiquée : ${listing.time(stated)} ; selon le code : ${core.date(read)}.`,
  tooEarly,
  afterEnd,
  /** Cells that were not compared, as written. */
  uncompared: (cells: readonly string[]) => `Non comparé : « ${cells.join(' », « ')} ».`,
  suggestions: (codes: readonly string[]) => `Vouliez-vous dire ${core.either(codes)} ?`,
  styleNumber: 'Une référence, pas un code de date.',
} as const;
