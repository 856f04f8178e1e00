import { describe, expect, test } from 'vitest';
import { decode } from '../../core/index.ts';
import { layOut, type StampLayout } from './stamp-layout.ts';

function stampOf(code: string): StampLayout {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return layOut(result);
}

describe('product §2: the stamp', () => {
  test.each([
    ['AR2126', ['Factory above', 'Week 22 above', 'Year 2016 below']],
    ['SD1013', ['Factory above', 'November above', 'Year 2003 below']],
    ['SP8808', ['Factory above', 'Year 1988 below', 'August above']],
    ['8912SL', ['Year 1989 below', 'December above', 'Factory below']],
    ['836', ['Year 1983 below', 'June above']],
  ])('%s joins its characters by meaning', (code, brackets) => {
    expect(stampOf(code).brackets.map(({ label, side }) => `${label} ${side}`)).toEqual(brackets);
  });

  test('a woven bracket points at the middles of its two digits, any other embraces its characters', () => {
    const { letters, brackets } = stampOf('AR2126');
    const xs = letters.map(({ x }) => x);
    expect(brackets.map(({ from, to }) => [xs.indexOf(from), xs.indexOf(to)])).toEqual([
      [-1, -1],
      [2, 4],
      [3, 5],
    ]);
  });

  test.each(['AR2126', '859LM', 'AAS0052', 'F2126', '836', '859F'])(
    'the labels of %s keep apart',
    (code) => {
      const { brackets } = stampOf(code);
      for (const side of ['above', 'below']) {
        const spans = brackets
          .filter((bracket) => bracket.side === side)
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
