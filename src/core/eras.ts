import type { FormatId } from './formats.ts';

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
export const ERAS = [
  { id: 'none', sourced: true },
  { id: 'letter-number', sourced: false },
  { id: 'digits', format: 'digits-only', example: '836', sourced: true },
  { id: 'digits-and-letters', format: 'digits-letters', example: '8912 SL', sourced: true },
  { id: 'months', format: 'month-year', example: 'SD1013', sourced: true },
  { id: 'transition', sourced: true },
  { id: 'weeks', format: 'week-year', example: 'AR2126', sourced: true },
  { id: 'chips', sourced: true },
] as const satisfies readonly Era[];

export type EraId = (typeof ERAS)[number]['id'];
