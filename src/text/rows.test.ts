import { describe, expect, test, vi } from 'vitest';
import { LONGEST_LISTING, MOST_LINES, TURN_MS } from '../lib/limits.ts';
import { outcomeOf } from '../table/table.ts';
import { readRows } from './rows.ts';

const today = '2026-11-21';

describe('product §2: many lines', () => {
  test('every line that is not blank has its row, however lines end', async () => {
    const { rows } = await readRows('SD1013\r\n\r\n  \nQQ2126\rAR2126\n', today);
    expect(rows.map(({ lineNumber, input }) => [lineNumber, input])).toEqual([
      [1, 'SD1013'],
      [2, 'QQ2126'],
      [3, 'AR2126'],
    ]);
  });

  test('product §1.5: bullets and numbers in front of a line are no part of it', async () => {
    // prettier-ignore
    const lines = [
      '• SD1013', '•SD1013', '- SD1013', '– SD1013', '* SD1013', '1. SD1013', '12) SD1013', '(3) SD1013', '4: SD1013',
      '5.SD1013', '① SD1013', '☐ SD1013', '・SD1013', '  • 8912 SL', '7. 836',
    ];
    const { rows } = await readRows(lines.join('\n'), today);
    expect(rows.map(({ result }) => result.isValid && result.code)).toEqual([
      ...Array<string>(13).fill('SD1013'),
      '8912SL',
      '836',
    ]);
    expect(rows.map(({ input }) => input)).toContain('8912 SL');
  });

  test.each(['*D1013', '836. SL', '-1013', '121.'])(
    'product §1.5: %j begins with no bullet',
    async (line) => {
      const { rows } = await readRows(`${line}\nSD1013`, today);
      expect(rows[0]?.input).toBe(line);
    },
  );

  test('a line may be a text with a code in it, or with several, and say what the label does', async () => {
    const { rows } = await readRows(
      'Speedy, date code SP0065, made in France\nSD1013 and AR2126',
      today,
    );
    expect(
      rows.map(({ lineNumber, madeIn, result }) => [
        ...[lineNumber, madeIn, result.isValid && result.code],
      ]),
    ).toEqual([
      [1, 'FR', 'SP0065'],
      [2, undefined, 'SD1013'],
      [2, undefined, 'AR2126'],
    ]);
  });

  test('a line that is longer than any listing is read in pieces, and holds each code once', async () => {
    const text = 'date code SD1013. '.repeat(LONGEST_LISTING / 8);
    const { rows } = await readRows(`AR2126\n${text}\nSP0065`, today);
    expect(rows.map(({ lineNumber, result }) => [lineNumber, result.code])).toEqual([
      [1, 'AR2126'],
      [2, 'SD1013'],
      [3, 'SP0065'],
    ]);
  });

  test('a line that is longer than any listing and holds no code is one row', async () => {
    const { rows } = await readRows(`${'x'.repeat(2 * LONGEST_LISTING + 1)}\nSP0065`, today);
    expect(rows.map(({ lineNumber, result }) => [lineNumber, result.isValid])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('rows are read, doubtful or unreadable', async () => {
    const { rows } = await readRows('SD1013\nAR2126\n121\nQQ2126\nM43186\nSDO013', today);
    expect(rows.map(outcomeOf)).toEqual([
      'read',
      'read',
      'doubtful',
      'unreadable',
      'unreadable',
      'unreadable',
    ]);
  });

  test('lines beyond the limit are kept for the next table', async () => {
    const lines = Array.from({ length: MOST_LINES + 2 }, (_, at) => `line ${at}`);
    const { rows, rest } = await readRows(lines.join('\n'), today);
    expect(rows).toHaveLength(MOST_LINES);
    expect(rest).toEqual({ lines: 2, text: lines.slice(-2).join('\n') });
  });

  test('the page gets its turn in between, hears how far it is, and can call it off', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const onProgress = vi.fn(() => clock.mockReturnValue(100));
    const stop = new AbortController();
    clock.mockReturnValueOnce(0).mockReturnValueOnce(TURN_MS);
    const text = 'SD1013\nAR2126\n121';
    const { rows } = await readRows(text, today, { onProgress, signal: stop.signal });
    expect(rows).toHaveLength(3);
    expect(onProgress.mock.calls).toEqual([[{ read: 1, all: 3 }]]);
    clock.mockReturnValueOnce(0).mockReturnValueOnce(TURN_MS);
    stop.abort();
    const left = await readRows(text, today, { onProgress, signal: stop.signal });
    expect(left.rows).toHaveLength(1);
    clock.mockRestore();
  });
});
