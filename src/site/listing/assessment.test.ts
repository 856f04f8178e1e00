import { describe, expect, test } from 'vitest';
import { decode, type ValidResult } from '../../heatstamp.ts';
import type { Label } from '../../label.ts';
import { checkListing } from '../../listing.ts';
import { assess, type Doubt, type Tone, verdictOf } from './assessment.ts';
import { checkForCode } from './listing.ts';

const TODAY = '2026-11-21';

function read(code: string): ValidResult {
  const result = decode(code, { today: TODAY });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

describe('product §2: honest words, in their order', () => {
  test.each<[string, { madeIn?: Label; line?: string }, Tone, readonly Doubt[]]>([
    ['AR2126', {}, 'valid', []],
    ['AR2126', { madeIn: 'FR' }, 'valid', []],
    ['AR2126', { line: 'neverfull' }, 'valid', []],
    // One list alone, digits alone, a repair.
    ['AB2126', {}, 'valid', []],
    ['836', {}, 'valid', []],
    ['DK1006', {}, 'valid', []],
    // A line that the table does not have is no claim.
    ['AR2126', { line: 'no-such-line' }, 'valid', []],
    // No published list has these letters, or none for that year.
    ['MX2126', {}, 'doubtful', ['unlisted']],
    ['USA2126', {}, 'doubtful', ['unlisted']],
    ['I836', {}, 'doubtful', ['unlisted']],
    ['TX845', {}, 'doubtful', ['unlisted']],
    ['SD1234', {}, 'doubtful', ['undocumented']],
    ['1289SL', {}, 'doubtful', ['undocumented']],
    ['SD2222', {}, 'doubtful', ['unusual']],
    ['MX1234', {}, 'doubtful', ['undocumented', 'unlisted']],
    ['BC2126', { madeIn: 'BR' }, 'doubtful', ['label-unconfirmed']],
    ['MX2126', { madeIn: 'MX' }, 'doubtful', ['unlisted', 'label-unconfirmed']],
    // A repair names no country, so no label contradicts it.
    ['DK1006', { madeIn: 'IT' }, 'valid', []],
    ['SD1013', { madeIn: 'FR' }, 'conflict', ['label']],
    ['SD1234', { madeIn: 'DE' }, 'conflict', ['label', 'undocumented']],
    ['SD1013', { line: 'neverfull' }, 'conflict', ['too-early']],
    ['SD1013', { madeIn: 'FR', line: 'neverfull' }, 'conflict', ['label', 'too-early']],
  ])('%s with %j is %s for %j', (code, claims, tone, doubts) => {
    expect(assess(read(code), claims)).toEqual({ tone, doubts });
  });

  test.each<[string, readonly Doubt[]]>([
    ['Date code SD1013, made in USA, from 2003', []],
    ['Date code SD1013, made in USA, made in 2010', ['seller']],
    ['Date code SD1013, made in France', ['seller']],
    ['Neverfull, date code SD1013', ['seller']],
  ])('a seller who says %j: %j', (text, doubts) => {
    const check = checkForCode(checkListing(text, { today: TODAY }), 'SD1013');
    expect(assess(read('SD1013'), { check }).doubts).toEqual(doubts);
  });

  test('the verdict is the most serious doubt, and none where there is none', () => {
    expect(verdictOf(assess(read('SD1234'), { madeIn: 'DE' }))).toBe('label differs');
    expect(verdictOf(assess(read('AR2126')))).toBeUndefined();
  });
});
