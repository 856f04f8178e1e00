import type { FormatId } from './types.ts';

/** A stretch of time in which codes looked alike, as the guide tells it. */
export interface Era {
  readonly years: string;
  readonly shape: string;
  /** The format that reads such codes, where there is one. */
  readonly format?: FormatId;
  readonly example?: string;
  /** False where we found no source for it, only the directory this project started from. */
  readonly sourced: boolean;
  readonly text: string;
}

/** Oldest first. docs/data.md gives the sources. */
export const ERAS = [
  {
    years: 'Before the end of the 1960s',
    shape: 'None',
    sourced: true,
    text: 'No date codes. Sources agree that there were none before about 1980.',
  },
  {
    years: '1970s-80s',
    shape: 'Letter-number',
    sourced: false,
    text: 'Some guides speak of letters with numbers this early. We found no source for it.',
  },
  {
    years: 'Early 1980s',
    shape: '3-4 digits',
    format: 'digits-only',
    example: '836',
    sourced: true,
    text: 'The year, then the month: 836 is June 1983.',
  },
  {
    years: 'Mid-1980s',
    shape: 'Digits plus two letters',
    format: 'digits-letters',
    example: '8912 SL',
    sourced: true,
    text: 'The same digits with the factory behind them, or in front: 8912 SL and SL8912 are December 1989.',
  },
  {
    years: '1990-2006',
    shape: 'Two letters + four digits, read as month/year',
    format: 'month-year',
    example: 'SD1013',
    sourced: true,
    text: 'Digits 1 and 3 are the month, 2 and 4 the year: SD1013 is November 2003.',
  },
  {
    years: '2006-2007',
    shape: 'Transition',
    sourced: true,
    text: 'Months give way to weeks. Sources put the change in 2007; one code points to 2006.',
  },
  {
    years: '2007 to March 2021',
    shape: 'Two letters + four digits, read as week/year',
    format: 'week-year',
    example: 'AR2126',
    sourced: true,
    text: 'Digits 1 and 3 are the week, 2 and 4 the year: AR2126 is week 22 of 2016.',
  },
  {
    years: 'From March 2021',
    shape: 'Encrypted microchip',
    sourced: true,
    text: 'Chips replace date codes, gradually: codes up to the end of 2022 are possible.',
  },
] as const satisfies readonly Era[];
