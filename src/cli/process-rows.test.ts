import { expect, test } from 'vitest';
import { parseArguments } from './arguments.ts';
import { Bug, type Io } from './io.ts';
import { processRows } from './process-rows.ts';
import { listSource } from './readers/list-reader.ts';
import { remembered } from './remembered.ts';

test('a fault in the answer to a record names its line', async () => {
  const args = await parseArguments(['--format', 'csv']);
  if (args.kind !== 'decode') throw new Error('these are arguments for codes');
  const terminal = { isTerminal: false, canErase: false, write: () => Promise.resolve(true) };
  const io = { stdout: terminal, stderr: terminal, now: () => 0, createFiles: () => [] };
  const records = ['a', 'b'].map((original, index) => ({ line: index + 1, original, cells: [] }));
  const run = processRows(
    [],
    () => [listSource('stock.txt', [records])],
    ({ input }) => {
      if (input === 'b') throw new TypeError('no such thing');
      return { status: { isValid: true, isUndocumented: false, isConflict: false }, text: '' };
    },
    args,
    io as unknown as Io,
  );
  await expect(run).rejects.toThrow(Bug);
  await expect(run).rejects.toMatchObject({ message: 'no such thing', place: 'stock.txt, line 2' });
});

test('what was asked for lately is remembered, and no more than fits', () => {
  const remember = remembered<string>((text) => text.length, 8);
  const made: string[] = [];
  const ask = (key: string): string =>
    remember(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['aa', 'bb', 'aa', 'cc', 'aa', 'dd', 'ee', 'aa', 'ff', 'bb']) ask(key);
  expect(made).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'bb']);
});
