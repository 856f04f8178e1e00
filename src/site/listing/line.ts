import { conflictClauses } from '#words/result.ts';
import { listing as words } from '#words/listing.ts';
import { compareLine } from '../../core/lines.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { type KnownLineCheck, type Line, LINES } from '../../label.ts';
import { formatLineCheck } from '../../library/lines.ts';

/** The line or model with this id; undefined if the table does not have it. */
export function findLine(id: string | undefined): Line | undefined {
  return LINES.find((line) => line.id === id);
}

/** Whether a code fits a line of the table. Looking a name up, as checkLine does, would load what reads listings. */
export function checkKnownLine({ year }: ValidResult, line: Line): KnownLineCheck {
  return formatLineCheck(line, compareLine(line, year), words);
}

/** How the line with this id contradicts a code, as a clause; undefined if it does not. */
export function lineConflict(result: ValidResult, id: string | undefined): string | undefined {
  const line = findLine(id);
  if (!line) return undefined;
  const { verdict } = checkKnownLine(result, line);
  return verdict === 'too-early' || verdict === 'after-end'
    ? conflictClauses[verdict](words.lineName(line))
    : undefined;
}
