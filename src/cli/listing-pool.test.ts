import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../tests/cli/in-process.ts';
import { inOrder } from './in-order.ts';

/** More listings than are checked before the first thread starts, with a code each. */
const LISTINGS = Array.from({ length: 1200 }, (_, i) => `code SD${1000 + i}, made in France\n`);

/** As they come from a file: some at a time. */
const INPUT = Array.from({ length: 24 }, (_, i) => LISTINGS.slice(i * 50, i * 50 + 50).join(''));

describe('listings are checked in several threads', () => {
  test.each(['text', 'ndjson', 'csv'])('in order, with the same answers as %s', async (format) => {
    const argv = ['listing', '--format', format];
    const alone = await runIn([...argv, '--jobs', '1'], { input: INPUT });
    const together = await runIn([...argv, '--jobs', '3'], { input: INPUT });
    expect([alone.threads, together.threads]).toEqual([0, 3]);
    expect(together.output).toBe(alone.output);
    expect(together.status).toBe(alone.status);
  });

  test.each([
    ['all cores but one', 4, 3],
    ['at least one', 1, 0],
    ['none beside the only other one', 2, 0],
  ])('by default %s', async (_, cores, threads) => {
    const result = await runIn(['listing', '--format', 'csv'], { input: INPUT, cores });
    expect(result.threads).toBe(threads);
  });

  test('no thread is started for a few listings', async () => {
    const { threads } = await runIn(['listing', '--jobs', '4'], { input: INPUT.slice(0, 10) });
    expect(threads).toBe(0);
  });

  test('a label in its own column takes precedence over the text', async () => {
    const rows = ['USA', 'France', 'Atlantis', ''].map(
      (label) => `"code SD1013, made in France",${label}`,
    );
    const input = [`text,label\n${rows.join('\n')}\n"nothing",USA\n`];
    const argv = ['listing', '--column', 'text', '--made-in-column', 'label'];
    const { output } = await runIn(argv, { input });
    const [header = '', ...records] = output.trimEnd().split('\n');
    const at = header.split(',').length - header.split(',').indexOf('heatstamp_label');
    expect(records.map((record) => record.split(',').at(-at))).toEqual([
      ...['agrees', 'conflicts', 'unknown', 'conflicts', ''],
    ]);
    const objects = parseLines((await runIn([...argv, '--format', 'ndjson'], { input })).output);
    expect(objects[0]).toMatchObject({ label: { outcome: 'agrees' } });
    expect(objects[3]).not.toHaveProperty('label');
    const { output: answers } = await runIn([...argv, '--format', 'text'], { input });
    expect(answers).toContain('\n  Label     Agrees. ');
  });
});

describe('inOrder', () => {
  /** Chunks that come when they are called for. */
  async function* chunks(numbers: readonly number[], failure?: Error): AsyncIterable<number> {
    for (const number of numbers) yield await Promise.resolve(number);
    if (failure) throw failure;
  }

  test('processes no more chunks at a time than it may', async () => {
    let [now, most] = [0, 0];
    const results: number[] = [];
    const process = async (chunk: number): Promise<number> => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 10 - chunk));
      now -= 1;
      return chunk;
    };
    for await (const { result } of inOrder(chunks([1, 2, 3, 4, 5, 6, 7, 8]), 3, process)) {
      results.push(result);
    }
    expect([results, most]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], 3]);
  });

  test('yields a result before the next chunk has come', async () => {
    let isAnswered = false;
    async function* slow(): AsyncIterable<number> {
      yield 1;
      while (!isAnswered) await new Promise((resolve) => setTimeout(resolve, 1));
      yield 2;
    }
    for await (const { result } of inOrder(slow(), 4, (chunk) => Promise.resolve(chunk))) {
      if (result === 1) isAnswered = true;
    }
    expect(isAnswered).toBe(true);
  });

  test('yields what came before a failure, and then fails', async () => {
    const results: number[] = [];
    const reading = async (): Promise<void> => {
      const failing = chunks([1, 2], new Error('unreadable'));
      for await (const { result } of inOrder(failing, 4, (chunk) => Promise.resolve(chunk))) {
        results.push(result);
      }
    };
    await expect(reading()).rejects.toThrow('unreadable');
    expect(results).toEqual([1, 2]);
    const bug = inOrder(chunks([1, 2]), 4, () => Promise.reject(new TypeError('a bug')));
    await expect(bug[Symbol.asyncIterator]().next()).rejects.toThrow('a bug');
  });
});
