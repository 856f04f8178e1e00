import { describe, expect, test } from 'vitest';
import { decode } from '../../heatstamp.ts';
import { layOutStamp, linePath, type StampLayout } from './marks.ts';

function stampOf(code: string): StampLayout {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return layOutStamp(result.segments);
}

describe('the stamp', () => {
  test.each([
    ['AR2126', ['factory above', 'week above', 'year below']],
    ['SD1013', ['factory above', 'month above', 'year below']],
    ['SP8808', ['factory above', 'year below', 'month above']],
    ['8912SL', ['year below', 'month above', 'factory below']],
    ['836', ['year below', 'month above']],
  ])('joins the characters of %s by meaning', (code, lines) => {
    expect(stampOf(code).marks.map(({ role, side }) => `${role} ${side}`)).toEqual(lines);
  });

  test.each([
    [
      'AR2126',
      [
        ['AR', []],
        ['22', [1, 3]],
        ['16', [2, 4]],
      ],
    ],
    [
      'A02126',
      [
        ['A0', []],
        ['22', [1, 3]],
        ['16', [2, 4]],
      ],
    ],
    [
      '8912SL',
      [
        ['89', [1, 2]],
        ['12', [3, 4]],
        ['SL', []],
      ],
    ],
    [
      '836',
      [
        ['83', [1, 2]],
        ['6', [3]],
      ],
    ],
  ])('knows the digits of each meaning in %s', (code, marks) => {
    expect(stampOf(code).marks.map(({ text, digits }) => [text, digits])).toEqual(marks);
  });

  test('ends arcs at the centers of their digits, and brackets beyond them', () => {
    const ends = stampOf('AR2126').marks.map(({ isWoven, from, to, xs }) => [
      isWoven,
      from - (xs[0] ?? 0),
      to - (xs.at(-1) ?? 0),
    ]);
    expect(ends).toEqual([
      [false, expect.closeTo(-0.29), expect.closeTo(0.29)],
      [true, 0, 0],
      [true, 0, 0],
    ]);
    expect(stampOf('SP8808').marks.map(({ isWoven }) => isWoven)).toEqual([false, false, false]);
  });

  test.each(['AR2126', 'AAS2126', 'USA1013', '836', '859LM'])(
    'keeps the characters of %s in order and centers them',
    (code) => {
      const { length, marks } = stampOf(code);
      const characters = marks
        .flatMap(({ text, xs }) => xs.map((x, index) => ({ x, character: text.charAt(index) })))
        .sort((a, b) => a.x - b.x);
      expect(characters.map(({ character }) => character).join('')).toBe(code);
      expect(characters[0]?.x).toBeCloseTo(-(length - 1) / 2);
      expect(characters.at(-1)?.x).toBeCloseTo((length - 1) / 2);
    },
  );

  test.each([
    ['AR2126', 1, 'M-2.9 10C-2.9 -30 17.2 -30 17.2 10'],
    ['AR2126', 0, 'M-30 10v-28q0 -2 2 -2H-16.2q2 0 2 2v28'],
  ])('draws the line of %s, mark %d, as an arc or a bracket', (code, part, path) => {
    const mark = stampOf(code).marks[part];
    const surface = { pitch: 10, middle: 0, foot: 10, rise: -30 };
    expect(mark && linePath(mark, surface)).toBe(path);
  });

  test('has no marks without a code', () => {
    expect(layOutStamp([])).toEqual({ length: 0, marks: [] });
  });
});
