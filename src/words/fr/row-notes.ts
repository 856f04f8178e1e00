import type { LabelParams } from '../../core/labels.ts';
import type { ErrorCode } from '../../core/notices.ts';
import type { DateParams } from '../../listing/stated-date.ts';
import { core, inLabel, labelConflict } from './core.ts';
import { afterEnd, inSentence, tooEarly } from './listing.ts';

/** What a row of a table says about its code: shorter than the result, and without the advice above the table. */
export const rowNotes = {
  label: labelConflict,
  labelUnconfirmed: ({ factory, label }: LabelParams['unconfirmed']) =>
    `Seul un répertoire situe ${factory} ${inLabel(label)}.`,
  date: ({ stated, read }: DateParams['differs']) =>
    `Le vendeur indique ${inSentence(stated)} ; le code indique ${inSentence(read)}.`,
  tooEarly,
  afterEnd,
  suggestions: (codes: readonly string[]) => `Vouliez-vous dire ${core.either(codes)} ?`,
  styleNumber: 'Une référence, pas un code de date.',
  errors: {
    empty: 'Pas de code dans cette ligne.',
    'unknown-pattern': 'Ne ressemble pas à un code de date.',
    'invalid-week': 'Cette semaine n’existe pas.',
    'invalid-month': 'Ce mois n’existe pas.',
    'unknown-factory': 'Ces lettres ne figurent sur aucune liste.',
    'future-date': 'La date est dans le futur.',
  } satisfies Readonly<Record<ErrorCode, string>>,
} as const;
