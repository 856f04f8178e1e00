import { rowsOf } from './rows.ts';

/** A text with a claim, and what comes of it. */
export interface FieldRow {
  readonly text: string;
  readonly claim: string;
  readonly stated: string;
  /** Whether it is given, found, another thing's or none. */
  readonly status: string;
  readonly outcome: string;
  readonly why: string;
}

/** The table of `isField`. */
export const FIELDS: readonly FieldRow[] = rowsOf('fields.tsv').map(
  ([text = '', claim = '', stated = '', status = '', outcome = '', why = '']) => ({
    text: text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'),
    ...{ claim, stated, status, outcome, why },
  }),
);

/** Those that are given and don't fit. */
export const GIVEN = FIELDS.filter(({ outcome }) => outcome === 'conflicts');

const WALLETS = ['Matching wallet', 'Portefeuille assorti', '財布', 'Portafoglio'];

/** The same below the line of another thing, where the line with the claim is below that with the code. */
export const BELOW_WALLETS = WALLETS.flatMap((wallet) =>
  GIVEN.flatMap((row) => {
    const { text, stated } = row;
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes(stated));
    const code = lines.findIndex((each) => /\b[A-Z]{2}\d{4}\b/.test(each));
    if (code === -1 || line <= code) return [];
    return [{ ...row, text: [...lines.slice(0, line), wallet, ...lines.slice(line)].join('\n') }];
  }),
);

/** Whether a claim is the one that a row states, or has it as a part, or is a part of it. */
export function isOfRow({ claim, stated }: FieldRow, kind: string, words: string): boolean {
  const [wanted, given] = [stated.normalize('NFKC'), words.normalize('NFKC')];
  return claim === kind && (wanted.includes(given) || given.includes(wanted));
}
