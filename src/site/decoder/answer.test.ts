import { describe, expect, test } from 'vitest';
import { golden } from '../../../tests/golden.ts';
import { decode } from '../../core/index.ts';
import { announcementOf, answerTo } from './answer.ts';

const today = '2026-11-21';

describe('product §1: what is entered is answered', () => {
  test.each(golden)('an example is answered by its own result: $input', ({ input, today: day }) => {
    expect(answerTo(input, day)).toEqual({
      kind: 'reading',
      result: decode(input, { today: day }),
    });
  });

  test.each([
    ['date code: SP0065, made in France', { kind: 'reading', found: 'SP0065', madeIn: 'France' }],
    ['SD-1013', { kind: 'reading', result: { isValid: false } }],
    ['SD?013', { kind: 'faded' }],
    ['89?2 SL', { kind: 'faded' }],
    ['QQ?013', { kind: 'faded', faded: { groups: [] } }],
    ['????13', { kind: 'faded', faded: { isTooFaded: true } }],
    ['AR2126?', { kind: 'reading', result: { isValid: false } }],
    ['SD1013, AR2126', { kind: 'list' }],
    ['SD1013\n', { kind: 'reading', result: { isValid: true } }],
    ['SD1013\nAR2126', { kind: 'list' }],
  ])('%j', (input, expected) => {
    expect(answerTo(input, today)).toMatchObject(expected);
  });

  test.each([
    ['AR2126', 'Made in week 22 of 2016 (30 May - 5 June 2016), in France.'],
    ['QQ2126', 'Unknown factory location code'],
    ['SDO013', expect.stringMatching(/ Did you mean SD0013\?$/)],
    ['SD?013', 'SD?013 could be 6 codes.'],
    ['8?2SL9', 'No code that we know fits 8?2SL9.'],
    ['????13', expect.stringMatching(/^More than 2 characters/)],
    ['SD1013\nAR2126\n121\nx', '4 rows: 2 read, 1 doubtful, 1 unreadable.'],
  ])('a screen reader hears of %j', (input, expected) => {
    expect(announcementOf(answerTo(input, today))).toEqual(expected);
  });

  test('a code that was opened from a table knows the way back, and what its line says of the label', () => {
    const list = answerTo('SP0065, made in France\nx', today);
    expect(answerTo('SP0065', today)).toMatchObject({ openedFrom: list, madeIn: 'France' });
    expect(answerTo('x', today)).toMatchObject({ openedFrom: list });
    expect(answerTo('AR2126', today)).not.toHaveProperty('openedFrom');
  });

  test('a code that was opened from the possible readings knows the way back', () => {
    const faded = answerTo('SD?013', today);
    expect(answerTo('SD1013', today)).toMatchObject({ openedFrom: faded });
    expect(answerTo('AR2126', today)).not.toHaveProperty('openedFrom');
  });
});
