import type { LabelParams } from '../../core/labels.ts';
import type { ErrorCode } from '../../core/notices.ts';
import type { DateParams } from '../../listing/stated-date.ts';
import { core, labelConflict, labelName } from './core.ts';
import { afterEnd, listing, tooEarly } from './listing.ts';

/** What a row of a table says about its code: shorter than the result, and without the advice above the table. */
export const rowNotes = {
  label: labelConflict,
  labelUnconfirmed: ({ factory, label }: LabelParams['unconfirmed']) =>
    `${factory}を${labelName(label)}としているのは、早見表1件だけです。`,
  date: ({ stated, read }: DateParams['differs']) =>
    `出品者の記載は${listing.stated(stated)}、製造番号では${listing.stated(read)}です。`,
  tooEarly,
  afterEnd,
  suggestions: (codes: readonly string[]) => `もしかして、${core.either(codes)}ですか？`,
  styleNumber: '製造番号ではなく、型番です。',
  errors: {
    empty: 'この行に番号はありません。',
    'unknown-pattern': '製造番号ではないようです。',
    'invalid-week': '存在しない週です。',
    'invalid-month': '存在しない月です。',
    'unknown-factory': 'どの一覧にもないアルファベットです。',
    'future-date': '未来の日付です。',
  } satisfies Readonly<Record<ErrorCode, string>>,
} as const;
