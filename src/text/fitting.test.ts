import { describe, expect, test } from 'vitest';
import type { Claim } from '../core/checks.ts';
import { timeOf } from '../core/stated.ts';
import { readFaded } from '../library/faded.ts';
import { checkListing } from '../library/listing.ts';
import { labelOf } from '../listing/label-of.ts';
import { lineOf } from '../listing/line-of.ts';
import { fittingCodes } from './fitting.ts';

const today = '2026-11-28';

const said: Readonly<Record<'label' | 'line' | 'bought', (words: string) => Claim>> = {
  label: (words) => ({ claim: 'label', labels: [labelOf(words) ?? 'other'] }),
  line: (words) => {
    const line = lineOf(words);
    if (!line) throw new Error(`${words} is no model`);
    return { claim: 'line', line };
  },
  bought: (year) => ({
    claim: 'existed-by',
    event: 'bought',
    time: timeOf({ year: Number(year) }),
  }),
};

function fits(worn: string, ...claims: readonly Claim[]) {
  const codes = (readFaded(worn, { today })?.groups ?? [])
    .flatMap((group) => group.codes)
    .filter(({ standing }) => standing === 'documented');
  const { fits, against, narrowing } = fittingCodes(codes, claims, today);
  return { codes: fits.map(({ code }) => code), against, narrowing };
}

describe('what a worn stamp could be is compared with what is said of the bag', () => {
  test.each([
    ['nothing said', 'SD?013', [], ['SD0013', 'SD1013'], [], []],
    ['a label that fits', 'SD?013', [said.label('USA')], ['SD0013', 'SD1013'], [], []],
    ['a label that none fits', 'SD?013', [said.label('Spain')], ['SD0013', 'SD1013'], [0], []],
    ['a purchase that one fits', 'AR21?6', [said.bought('2016')], undefined, [], []],
    ['a purchase before all', 'SD?013', [said.bought('1999')], ['SD0013', 'SD1013'], [0], []],
    ['a model too young', 'SD?013', [said.line('Neverfull')], ['SD0013', 'SD1013'], [0], []],
    ['years apart', 'SD1?13', [said.bought('1995')], ['SD1913'], [], [0]],
    // Each fits a code, but none fits both.
    [
      'only together',
      'SD1?13',
      [said.bought('1995'), said.line('Neverfull')],
      undefined,
      [0, 1],
      [],
    ],
  ] as const)('%s', (_, worn, claims, codes, against, narrowing) => {
    const found = fits(worn, ...claims);
    expect(found).toMatchObject({ against, narrowing });
    if (codes) expect(found.codes).toEqual(codes);
  });
});

describe('a text with a worn or misread code', () => {
  const readUnread = (text: string) => {
    const [unread] = checkListing(text, { today }).unread;
    const fit = unread && 'fit' in unread ? unread.fit : undefined;
    const codes =
      unread &&
      ('candidates' in unread
        ? unread.candidates.flatMap(({ codes }) => codes)
        : 'suggestions' in unread
          ? unread.suggestions
          : []
      ).map(({ code }) => code);
    const checks = unread && 'checks' in unread ? unread.checks : [];
    return { fit, codes, checks: checks.map(({ claim, outcome }) => `${claim} ${outcome}`) };
  };

  test('says first what fits none of its codes', () => {
    expect(readUnread('Speedy 30, code SD?013, made in Spain, bought 1999')).toMatchObject({
      fit: 'None of the possible codes fits “made in Spain” and “1999”.',
      checks: ['label conflicts', 'existed-by asks', 'line open'],
    });
    expect(readUnread('Date code: CTOO97. Made in Italy. Neverfull MM')).toMatchObject({
      fit: 'None of the possible codes fits “Made in Italy”.',
    });
  });

  test('offers the codes that fit', () => {
    const { codes, fit } = readUnread('Code datable: SD1?13, achetée en 1995');
    expect(codes).toEqual(['SD1913']);
    expect(fit).toMatch(/^1 of the \d+ possible codes fits/);
  });
});
