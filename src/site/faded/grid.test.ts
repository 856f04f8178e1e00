import { describe, expect, test } from 'vitest';
import { likeliestInWords } from '#words/faded.ts';
import { type CountryId, type Faded, readFaded } from '../../heatstamp.ts';
import { allowedBy, digitsOf, folded, layoutOf, likeliestOf, tellingLabels } from './grid.ts';

const today = '2026-11-21';

function faded(input: string): Faded {
  const found = readFaded(input, { today });
  if (!found) throw new Error(`${input} is not worn`);
  return found;
}

function sentence(input: string, madeIn?: CountryId): string {
  const likeliest = likeliestOf(folded(allowedBy(madeIn, faded(input).groups)).open, madeIn);
  return likeliest ? likeliestInWords(likeliest).replaceAll('\u00a0', ' ') : '';
}

describe('product §2: a worn stamp is answered in a sentence', () => {
  test.each([
    ['S?10?3', 'October, November or December 2003, most likely France.'],
    ['SD?013', 'January or November 2003, in the United States.'],
    ['89?2SL', 'February or December 1989, in France.'],
    ['83?', 'Any month from January to September 1983.'],
    [
      'SD1?1?',
      'November of any year from 1990 to 2006 or week 11 of any year from 2007 to 2021, most likely the United States.',
    ],
    ['S?211?', 'Week 21 of any year from 2010 to 2019, most likely France.'],
    ['AR21?6', 'Any week from 20 to 29 of 2016, in France.'],
    ['DK10?3', 'October, November or December 2003, listed as Re-Lined.'],
    ['?2126', 'Week 22 of 2016, in France or Italy.'],
    [
      'SD12?4',
      'Any week from 10 to 19 of 2024, in the United States. No source documents such a date.',
    ],
    ['QQ?013', ''],
  ])('%s: %s', (input, expected) => {
    expect(sentence(input)).toBe(expected);
  });

  test('dates are those that fit, never a stretch that holds others', () => {
    expect(sentence('S?0?14')).toMatch(/^January 1994 or 2004 or week 1 of 2014, most likely/);
  });

  test('the label narrows it, and only labels that tell codes apart are offered', () => {
    expect(tellingLabels(faded('S?10?3'))).toEqual(['FR', 'IT', 'US']);
    expect(tellingLabels(faded('83?'))).toEqual([]);
    expect(sentence('S?10?3', 'US')).toBe(
      'October, November or December 2003, in the United States.',
    );
  });
});

describe('product §2: what fits a worn stamp stands in a grid', () => {
  test('by letters and date where both are worn; what no source documents is folded', () => {
    const { open, rest } = folded(faded('S?10?3').groups);
    expect(rest.flatMap(({ codes }) => codes)).toHaveLength(70);
    const layout = layoutOf(open);
    if (layout.kind !== 'grid') throw new Error(layout.kind);
    expect(layout.columns.map(({ date }) => date)).toEqual([
      'October 2003',
      'November 2003',
      'December 2003',
    ]);
    const rows = layout.groups.map(({ place, rows: own }) => [
      place,
      own.map(({ letters }) => letters).join(' '),
    ]);
    expect(rows).toEqual([
      ['France', 'SF SK SL SN SP SR'],
      ['France or Italy', 'SA'],
      ['United States', 'SD'],
      ['Italy', 'SC ST'],
    ]);
    expect(layout.groups[0]?.rows[0]?.cells.map((code) => code?.code)).toEqual([
      'SF1003',
      'SF1013',
      'SF1023',
    ]);
  });

  test('a factory that has no code of a date leaves its cell empty', () => {
    const layout = layoutOf(folded(faded('S?0?14').groups).open);
    if (layout.kind !== 'grid') throw new Error(layout.kind);
    const cells = layout.groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells).toContain(undefined);
  });

  test('letters that no list names are folded, unless nothing else fits', () => {
    expect(folded(faded('??1013').groups).rest.map(({ evidence }) => evidence)).toContain(
      'unconfirmed',
    );
    expect(folded(faded('?2126').groups).open.map(({ evidence }) => evidence)).toEqual([
      'unconfirmed',
      'unconfirmed',
    ]);
    expect(layoutOf(folded(faded('??1013').groups).open).kind).toBe('letters');
    expect(layoutOf(folded(faded('SD?013').groups).open).kind).toBe('dates');
  });

  test.each([
    ['SD10?3', '1003'],
    ['89?2SL', '8902'],
    ['83?', '831'],
  ])('the digits of the first code of %s: %s', (input, digits) => {
    const code = faded(input).groups[0]?.codes[0];
    expect(code && digitsOf(code)).toBe(digits);
  });
});
