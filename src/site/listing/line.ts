import { against } from '#words/result.ts';
import { checkLine, LINES, type ValidResult } from '../../heatstamp.ts';

/** The line or model with an id; undefined for one that the table does not have. */
export function lineWith(id: string | undefined): (typeof LINES)[number] | undefined {
  return LINES.find((each) => each.id === id);
}

/** That a line or model, by its id, speaks against a code, in the words of `against`; undefined where it does not. */
export function againstLine(result: ValidResult, id: string | undefined): string | undefined {
  const known = lineWith(id);
  if (!known) return undefined;
  const { verdict } = checkLine(result, known.name);
  return verdict === 'too-early' || verdict === 'after-end'
    ? against[verdict](known.name)
    : undefined;
}
