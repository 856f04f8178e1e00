import { describe, expect, test } from 'vitest';
import { decode } from '../../heatstamp.ts';
import { sentenceOf } from './sentence.ts';

describe('product §2: the answer in one plain sentence', () => {
  test.each([
    ['AR2126', 'Made in week 22 of 2016 (30 May - 5 June 2016), in France.'],
    ['SD2172', 'Made in week 27 of 2012 (2 - 8 July 2012), in the United States.'],
    ['AR0115', 'Made in week 1 of 2015 (29 December 2014 - 4 January 2015), in France.'],
    ['SD1013', 'Made in November 2003, in the United States.'],
    ['BC2126', 'Made in week 22 of 2016 (30 May - 5 June 2016), in Italy, Spain or France.'],
    ['836', 'Made in June 1983, in France (assumed).'],
    ['DK1006', 'Repaired or relined in October 2006.'],
    ['LV1006', 'Made in October 2006.'],
    ['AB1006', 'Made in October 2006, in the United Kingdom.'],
  ])('%s: %s', (code, sentence) => {
    const result = decode(code, { today: '2026-11-21' });
    if (!result.isValid) throw new Error(result.error);
    expect(sentenceOf(result)).toBe(sentence);
  });
});
