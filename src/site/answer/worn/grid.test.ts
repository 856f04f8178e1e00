import { describe, expect, test } from 'vitest';
import type { Label } from '../../../core/labels.ts';
import { type Faded, readFaded } from '../../../heatstamp.ts';
import { digitsOf, layOutCodes, factoryLetters } from './grid.ts';
import { distinguishingLabels, foldGroups, wornSentence } from './worn-sentence.ts';

const today = '2026-11-21';

function faded(input: string): Faded {
  const answer = readFaded(input, { today });
  if (!answer) throw new Error(`${input} is not worn`);
  return answer;
}

function sentence(input: string, label?: Label): string {
  const claims = label
    ? [{ claim: { claim: 'label', labels: [label] }, rule: 'asked' } as const]
    : [];
  return wornSentence(faded(input), claims, today).replaceAll('\u00a0', ' ');
}

describe('the sentence that answers a worn stamp', () => {
  test.each([
    ['S?10?3', 'October, November or December 2003, most likely France.'],
    ['SD?013', 'January or November 2003, in the United States.'],
    ['89?2SL', 'February or December 1989, in France.'],
    ['83?', 'Between January and September 1983.'],
    ['SD1?1?', 'Between November 1990 and March 2021, most likely the United States.'],
    ['S?211?', 'Between May 2010 and May 2019, most likely France.'],
    ['AR21?6', 'Between May and July 2016, in France.'],
    ['SD10??', 'Between October 2000 and May 2009, in the United States.'],
    ['AR??26', '1996, 2006 or 2016, in France.'],
    ['?36', 'June 1983.'],
    ['DK10?3', 'October, November or December 2003, listed as Re-Lined.'],
    ['?2126', 'Week 22 of 2016, in France or Italy.'],
    [
      'SD12?4',
      'Between March and May 2024, in the United States. No source documents a date like this.',
    ],
    ['QQ?013', 'No code we know of fits QQ?013.'],
  ])('%s: %s', (input, expected) => {
    expect(sentence(input)).toBe(expected);
  });

  test('names up to six dates one by one, months apart from weeks', () => {
    expect(sentence('S?0?14')).toMatch(/^January 1994 or 2004, or week 1 of 2014, most likely/);
    expect(sentence('SD1?13')).toMatch(/^November 1993 or 2003, or week 11 of 2013, most likely/);
  });

  test('is narrowed down by the label, and only labels that distinguish codes are offered', () => {
    expect(distinguishingLabels(faded('S?10?3'))).toEqual(['FR', 'IT', 'US']);
    expect(distinguishingLabels(faded('83?'))).toEqual([]);
    expect(sentence('S?10?3', 'US')).toBe(
      'October, November or December 2003, in the United States.',
    );
  });

  test.each([
    ['AR21?6', 'US', 'None of the possible codes fits “made in United States”.'],
    ['SD?013', 'CN', 'None of the possible codes fits “made in China”.'],
    ['AR21?6', 'FR', ''],
    ['83?', 'US', ''],
  ] as const)('%s says first that nothing fits the label %s', (input, label, why) => {
    expect(sentence(input, label)).toBe([why, sentence(input)].filter(Boolean).join(' '));
  });
});

describe('the codes that fit a worn stamp', () => {
  test('form a grid of letters and dates if both are worn, with undocumented codes folded away', () => {
    const { visible, folded } = foldGroups(faded('S?10?3').groups);
    expect(folded.flatMap(({ codes }) => codes)).toHaveLength(63);
    const layout = layOutCodes(visible);
    if (layout.kind !== 'grid') throw new Error(layout.kind);
    expect(layout.columns.map(({ date }) => date)).toEqual([
      'October 2003',
      'November 2003',
      'December 2003',
    ]);
    const lettersByPlace = layout.groups.map(({ place, rows }) => [
      place,
      rows.map(({ letters }) => letters).join(' '),
    ]);
    expect(lettersByPlace).toEqual([
      ['France', 'SF SK SL SN SP SR'],
      ['France or Italy', 'SA'],
      ['United States', 'SD'],
      ['Italy', 'SC'],
    ]);
    expect(layout.groups[0]?.rows[0]?.cells.map((code) => code?.code)).toEqual([
      'SF1003',
      'SF1013',
      'SF1023',
    ]);
  });

  test('leave a cell empty where a factory has no code of that date', () => {
    const layout = layOutCodes(foldGroups(faded('S?0?14').groups).visible);
    if (layout.kind !== 'grid') throw new Error(layout.kind);
    const cells = layout.groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells).toContain(undefined);
  });

  test('are folded away if no list names their letters, unless nothing else fits', () => {
    expect(foldGroups(faded('??1013').groups).folded.map(({ evidence }) => evidence)).toContain(
      'unconfirmed',
    );
    expect(foldGroups(faded('?2126').groups).visible.map(({ evidence }) => evidence)).toEqual([
      'unconfirmed',
      'unconfirmed',
    ]);
    expect(layOutCodes(foldGroups(faded('??1013').groups).visible).kind).toBe('letters');
    expect(layOutCodes(foldGroups(faded('SD?013').groups).visible).kind).toBe('dates');
  });

  test('stand by years where there are many dates, and few do not', () => {
    const [many, few] = ['SD10??', 'SD?013'].map((input) => {
      const layout = layOutCodes(foldGroups(faded(input).groups).visible);
      if (layout.kind !== 'dates') throw new Error(layout.kind);
      return layout.groups[0]?.years.map(({ year, codes }) => [year, codes[0]?.code]);
    });
    expect(many?.slice(6, 8)).toEqual([
      [2006, 'SD1036'],
      [2007, 'SD1007'],
    ]);
    expect(few).toEqual([]);
  });

  test.each(['?36', '8?6'])('%s has no letters to show', (input) => {
    const [code] = foldGroups(faded(input).groups).visible.flatMap(({ codes }) => codes);
    expect(code && [factoryLetters(code), code.factoryCode]).toEqual(['', 'N/A']);
    expect(layOutCodes(foldGroups(faded(input).groups).visible).kind).toBe('dates');
  });

  test.each([
    ['SD10?3', '1003'],
    ['89?2SL', '8902'],
    ['83?', '831'],
  ])('have digits apart from their letters: %s begins with %s', (input, digits) => {
    const code = faded(input).groups[0]?.codes[0];
    expect(code && digitsOf(code)).toBe(digits);
  });
});
