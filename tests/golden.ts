import { readFileSync } from 'node:fs';

/** One documented example; `expect` is a part of the result, the lists name all its notices and other readings. */
export interface GoldenRow {
  readonly input: string;
  readonly why: string;
  readonly today: string;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly notices?: readonly string[];
  readonly others?: readonly string[];
}

interface Table {
  readonly today: string;
  readonly rows: readonly (Omit<GoldenRow, 'today'> & { readonly today?: string })[];
}

const { today, rows } = JSON.parse(
  readFileSync(new URL('golden.json', import.meta.url), 'utf8'),
) as Table;

/** The one table of examples, each with the day it is read on. */
export const golden: readonly GoldenRow[] = rows.map((row) => ({ today, ...row }));
