import { expect, test } from 'vitest';
import { daysOf } from './days.ts';

test.each([
  ['2016-05-30', '2016-06-05', '30 May - 5 June 2016'],
  ['2003-11-01', '2003-11-30', '1 - 30 November 2003'],
  ['2009-12-28', '2010-01-03', '28 December 2009 - 3 January 2010'],
  ['2016-05-30', '2017-05-31', '30 May 2016 - 31 May 2017'],
])('product §2: the days %s to %s read "%3$s"', (from, to, words) => {
  expect(daysOf({ from, to })).toBe(words);
});
