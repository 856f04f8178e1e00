import { describe, expect, test } from 'vitest';
import { decode } from '../../heatstamp.ts';
import { layOut, type StampLayout } from './stamp-layout.ts';

function stampOf(code: string): StampLayout {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return layOut(result);
}

describe('product §2: the stamp', () => {
  test.each([
    ['AR2126', ['factory above', 'week 22 above', 'year 2016 below']],
    ['SD1013', ['factory above', 'November above', 'year 2003 below']],
    ['SP8808', ['factory above', 'year 1988 below', 'August above']],
    ['8912SL', ['year 1989 below', 'December above', 'factory below']],
    ['836', ['year 1983 below', 'June above']],
  ])('%s joins its characters by meaning', (code, lines) => {
    expect(stampOf(code).parts.map(({ label, side }) => `${label} ${side}`)).toEqual(lines);
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
  ])('%s tells which of its digits each meaning has', (code, parts) => {
    expect(stampOf(code).parts.map(({ text, digits }) => [text, digits])).toEqual(parts);
  });

  test('an arc points at the middles of its two digits, a bracket embraces its characters', () => {
    const ends = stampOf('AR2126').parts.map(({ isWoven, from, to, xs }) => [
      isWoven,
      from - (xs[0] ?? 0),
      to - (xs.at(-1) ?? 0),
    ]);
    expect(ends).toEqual([
      [false, -16, 16],
      [true, 0, 0],
      [true, 0, 0],
    ]);
    expect(stampOf('SP8808').parts.map(({ isWoven }) => isWoven)).toEqual([false, false, false]);
  });

  test.each(['AR2126', 'AAS2126', 'USA1013', '836'])(
    'the characters of %s keep their order and stay on the leather',
    (code) => {
      const { width, parts } = stampOf(code);
      const letters = parts
        .flatMap(({ text, xs }) => xs.map((x, at) => ({ x, character: text.charAt(at) })))
        .sort((a, b) => a.x - b.x);
      expect(letters.map(({ character }) => character).join('')).toBe(code);
      expect(letters[0]?.x).toBeGreaterThan(40);
      expect(letters.at(-1)?.x).toBeLessThan(width - 40);
    },
  );

  test.each(['AR2126', '859LM', 'AAS0052', 'USA1013', 'F2126', '836', '859F'])(
    'the labels of %s keep apart',
    (code) => {
      const { parts } = stampOf(code);
      for (const side of ['above', 'below']) {
        const spans = parts
          .filter((part) => part.side === side)
          .map(({ from, to, label }) => [(from + to) / 2, label.length * 7.5] as const)
          .sort(([a], [b]) => a - b);
        spans.slice(1).forEach(([middle, reach], index) => {
          const [before = 0, beforeReach = 0] = spans[index] ?? [];
          expect(middle - reach).toBeGreaterThan(before + beforeReach);
        });
      }
    },
  );
});
