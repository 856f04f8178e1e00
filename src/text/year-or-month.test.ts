import { expect, test } from 'vitest';
import { readYearOrMonth } from './read-year-or-month.ts';
import { dateOf, isYearOrMonth } from './year-or-month.ts';

test.each([
  ['2008', '2008'],
  [' 2008 ', '2008'],
  ['２００８', '2008'],
  ['5/2008', '2008-05'],
  ['05.2008', '2008-05'],
  ['2008-12', '2008-12'],
  ['May 2008', '2008-05'],
  ['Sept 2008', '2008-09'],
  ['décembre 2019', '2019-12'],
  ['juin 2019', '2019-06'],
  ['2008年5月', '2008-05'],
  ['2008年', '2008'],
  ['5 2008', '2008-05'],
  ['2008 5月', '2008-05'],
  ['13/2008', undefined],
  ['jui 2008', '2008'],
  // Words around it.
  ['1988, Paris', '1988'],
  ['in Paris, May 1988', '1988-05'],
  ['3 mai 1988', '1988-05'],
  ['12/05/2008', '2008'],
  ['grandmother bought it in 1988', '1988'],
  ['昭和63年', '1988'],
  // No single year or month.
  ['1980s', undefined],
  ['about 1988', undefined],
  ['1988年頃', undefined],
  ['vers 1988', undefined],
  // It was there by then.
  ['before 1988', '1988'],
  ['1988 or 1989', undefined],
  ['soon', undefined],
  ['1850', undefined],
  ['20081', undefined],
  ['', undefined],
])('%j, as a person types it, is %s', (typed, expected) => {
  expect(readYearOrMonth(typed, '2026-11-21')).toBe(expected);
});

test('what is stored or linked is checked', () => {
  expect(['2008', '2008-05', '2008-13', '08', 2008, '2008-05-01'].map(isYearOrMonth)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
  expect(dateOf('2008')).toEqual({ year: 2008 });
  expect(dateOf('2008-05')).toEqual({ year: 2008, month: 5 });
});
