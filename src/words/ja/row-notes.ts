import type { CheckParams } from '../../core/checks.ts';
import type { LabelParams } from '../../core/compare-label.ts';
import { core, labelConflict, labelName } from './core.ts';
import { afterEnd, eventClause, listing, tooEarly } from './listing.ts';

/** What a row of a table says about its code: shorter than the result, and without the advice above the table. */
export const rowNotes = {
  label: labelConflict,
  labelUnconfirmed: ({ factory, label }: LabelParams['unconfirmed']) =>
    `${factory}を${labelName(label)}としているのは、早見表1件だけです。`,
  date: ({ stated, read }: CheckParams['made']['differs']) =>
    `記載は${listing.time(stated)}ですが、製造番号では${core.date(read)}です。`,
  existed: (params: CheckParams['existed-by']['made-later']) =>
    `${eventClause(params)}との記載ですが、製造番号では${core.date(params.read)}です。`,
  released: ({ stated, read }: CheckParams['released']['made-before']) =>
    `${listing.time(stated)}の発売との記載ですが、製造番号では${core.date(read)}です。`,
  tooEarly,
  afterEnd,
  /** Cells that were not compared, as written. */
  uncompared: (cells: readonly string[]) =>
    `${cells.map((cell) => `「${cell}」`).join('')}は比較していません。`,
  suggestions: (codes: readonly string[]) => `もしかして、${core.either(codes)}ですか？`,
  styleNumber: '製造番号ではなく、型番です。',
} as const;
