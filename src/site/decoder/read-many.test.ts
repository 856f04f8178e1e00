import { describe, expect, test } from 'vitest';
import { MOST_LINES } from '../lib/limits.ts';
import { outcomeOf } from './list/list.ts';
import { readLines } from './read-many.ts';

const today = '2026-11-21';

describe('product §2: many lines', () => {
  test('every line that is not blank has its row, however lines end', () => {
    const { rows } = readLines('SD1013\r\n\r\n  \nQQ2126\rAR2126\n', today);
    expect(rows.map(({ line, input }) => [line, input])).toEqual([
      [1, 'SD1013'],
      [2, 'QQ2126'],
      [3, 'AR2126'],
    ]);
  });

  test('a line may be a text with a code in it, or with several, and say what the label does', () => {
    const { rows } = readLines(
      'Speedy, date code SP0065, made in France\nSD1013 and AR2126',
      today,
    );
    expect(
      rows.map(({ line, madeIn, result }) => [line, madeIn, result.isValid && result.code]),
    ).toEqual([
      [1, 'France', 'SP0065'],
      [2, undefined, 'SD1013'],
      [2, undefined, 'AR2126'],
    ]);
  });

  test('rows are read, doubtful or unreadable', () => {
    const { rows } = readLines('SD1013\nAR2126\n121\nQQ2126\nM43186\nSDO013', today);
    expect(rows.map(outcomeOf)).toEqual([
      'read',
      'read',
      'doubtful',
      'unreadable',
      'unreadable',
      'unreadable',
    ]);
  });

  test('lines beyond the limit are kept for the next table', () => {
    const lines = Array.from({ length: MOST_LINES + 2 }, (_, at) => `line ${at}`);
    const { rows, rest } = readLines(lines.join('\n'), today);
    expect(rows).toHaveLength(MOST_LINES);
    expect(rest).toEqual(lines.slice(-2));
  });
});
