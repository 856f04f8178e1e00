import { type Line, listOf, type Source } from './answers.ts';
import { linesOf } from './read-lines.ts';
import type { Input } from './io.ts';

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
