import { csvCell, withoutFormula } from '../core/csv-cell.ts';
import type { Source } from './answers.ts';
import { type Line, linesOf } from './read-lines.ts';
import type { Input, Io } from './io.ts';

/** Files by their names, and standard input for `-` or where none is named. */
export function inputsOf(files: readonly string[], io: Io): readonly Input[] {
  return files.length === 0
    ? [io.input]
    : files.map((file) => (file === '-' ? io.input : io.open(file)));
}

/** Lists of inputs, one a line, that become one. */
export async function* listsOf(
  inputs: readonly Input[],
  columns: readonly string[],
): AsyncIterable<Source<Line>> {
  for (const [at, input] of inputs.entries()) {
    const file = inputs.length > 1 ? input.name : undefined;
    yield await Promise.resolve(listOf(linesOf(input), at === 0 ? columns : undefined, file));
  }
}

/** The lines of one list. Only the first of several has the names of its columns. */
export function listOf(
  batches: Source<Line>['batches'],
  columns: readonly string[] | undefined,
  file?: string,
): Source<Line> {
  const origin = file === undefined ? {} : { file };
  return {
    batches,
    separator: ',',
    header: columns ? `${['input', ...columns].join(',')}\r\n` : '',
    inputOf: ({ text }) => text,
    labelOf: () => '',
    originOf: () => origin,
    csvOf: ({ text }, cells) =>
      cells === undefined ? '' : `${csvCell(withoutFormula(text))}${cells}\r\n`,
  };
}
