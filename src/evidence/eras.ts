import type { FormatId } from '../core/formats.ts';

/** A period in which codes had the same form, for the guide. */
export interface Era {
  readonly id: string;
  /** The format that reads its codes, if there is one. */
  readonly format?: FormatId;
  /** One of its codes. */
  readonly example?: string;
  /** False if only the directory this project started from mentions it. */
  readonly sourced: boolean;
}

/** Oldest first. docs/data.md gives the sources. */
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
