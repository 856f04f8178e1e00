import { type FormatId, FORMATS } from './formats.ts';

/** A stretch of time in which codes looked alike, as the guide tells it. */
export interface Era {
  readonly id: string;
  /** The format that reads such codes, where there is one. */
  readonly format?: FormatId;
  /** A code of that time. */
  readonly example?: string;
  /** False where we found no source for it, only the directory this project started from. */
  readonly sourced: boolean;
}

/** Oldest first; the words tell of each by its id. docs/data.md gives the sources. */
export const ERAS = Object.freeze([
  { id: 'none', sourced: true },
  { id: 'letter-number', sourced: false },
  { id: 'digits', format: 'digits-only', example: '836', sourced: true },
  { id: 'digits-and-letters', format: 'digits-letters', example: '8912 SL', sourced: true },
  { id: 'months', format: 'month-year', example: 'SD1013', sourced: true },
  { id: 'transition', sourced: true },
  { id: 'weeks', format: 'week-year', example: 'AR2126', sourced: true },
  { id: 'chips', sourced: true },
] as const satisfies readonly Era[]);

export type EraId = (typeof ERAS)[number]['id'];

/** The first and the last year of the dates that are documented for a format. */
export interface Years {
  readonly from: number;
  readonly until: number;
}

/**
 * The years in which a format was used, as the table of formats has them.
 *
 * @example
 * documentedYears('month-year') // => {"from":1990,"until":2006}
 */
export function documentedYears(id: FormatId): Years {
  const spans = FORMATS.filter((format) => format.id === id)
    .flatMap((format) => [...format.spans])
    .filter((span) => !('unusual' in span));
  const years = spans.flatMap(({ from, until }) => [from[0], until[0]]);
  return { from: Math.min(...years), until: Math.max(...years) };
}

/** When microchips began to take the place of codes. */
export const CHIPS = Object.freeze({ year: 2021, month: 3 });
