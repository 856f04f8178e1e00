import { describe, expect, test } from 'vitest';

import { judge } from './standing.ts';
import type { FormatId } from './types.ts';

/** The last date before and the first date in each stretch, on both sides of every bound. */
const BOUNDS = [
  ['week-year', 2005, 52, 'undocumented', ['outside-era']],
  ['week-year', 2006, 1, 'unusual', ['week-before-2007']],
  ['week-year', 2006, 52, 'unusual', ['week-before-2007']],
  ['week-year', 2006, 53, 'unusual', ['week-before-2007', 'no-week-53']],
  ['week-year', 2007, 1, 'documented', []],
  ['week-year', 2009, 53, 'documented', []],
  ['week-year', 2010, 53, 'unusual', ['no-week-53']],
  ['week-year', 2021, 13, 'documented', []],
  ['week-year', 2021, 14, 'unusual', ['week-after-march-2021']],
  ['week-year', 2022, 52, 'unusual', ['week-after-march-2021']],
  ['week-year', 2022, 53, 'unusual', ['week-after-march-2021', 'no-week-53']],
  ['week-year', 2023, 1, 'undocumented', ['outside-era']],
  ['week-year', 2023, 53, 'undocumented', ['outside-era', 'no-week-53']],
  ['month-year', 1990, 1, 'documented', []],
  ['month-year', 2006, 12, 'documented', []],
  ['month-year', 2007, 1, 'unusual', ['month-in-2007']],
  ['month-year', 2007, 12, 'unusual', ['month-in-2007']],
  ['letters-first', 1980, 1, 'documented', []],
  ['letters-first', 1990, 12, 'documented', []],
  ['digits-letters', 1979, 12, 'undocumented', ['outside-era']],
  ['digits-letters', 1980, 1, 'documented', []],
  ['digits-letters', 1990, 12, 'documented', []],
  ['digits-letters', 1991, 1, 'undocumented', ['outside-era']],
  ['digits-only', 1979, 12, 'undocumented', ['outside-era']],
  ['digits-only', 1980, 1, 'documented', []],
  ['digits-only', 1986, 12, 'documented', []],
  ['digits-only', 1987, 1, 'unusual', ['digits-after-1986']],
  ['digits-only', 1990, 12, 'unusual', ['digits-after-1986']],
  ['digits-only', 1991, 1, 'undocumented', ['outside-era']],
] as const satisfies readonly (readonly [FormatId, number, number, string, readonly string[]])[];

describe('product §1.2: the standing of a date in its format', () => {
  test.each(BOUNDS)('%s %i/%i is %s', (format, year, count, standing, notices) => {
    expect(judge(format, year, count)).toEqual({ standing, notices });
  });
});
