import { conflictClauses } from '#words/result.ts';
import { checkLine, LINES, type ValidResult } from '../../heatstamp.ts';

/** The line or model with this id; undefined if the table does not have it. */
export function findLine(id: string | undefined): (typeof LINES)[number] | undefined {
  return LINES.find((line) => line.id === id);
}

/** How the line with this id contradicts a code, as a clause; undefined if it does not. */
export function lineConflict(result: ValidResult, id: string | undefined): string | undefined {
  const line = findLine(id);
  if (!line) return undefined;
  const { verdict } = checkLine(result, line.name);
  return verdict === 'too-early' || verdict === 'after-end'
    ? conflictClauses[verdict](line.name)
    : undefined;
}
