import { fadedPanel, listPanel, OUTCOMES } from '#words/result.ts';
import type { Faded } from '../../heatstamp.ts';
import { type List, outcomeOf } from './list/list.ts';

/** How many codes a faded stamp could be, in words. */
export function fadedWords({ input, isTooFaded, groups }: Faded): string {
  if (isTooFaded) return fadedPanel.tooMany;
  const codes = groups.flatMap((group) => group.codes).length;
  return codes === 0 ? fadedPanel.none(input) : fadedPanel.count(codes, input);
}

/** How the rows of a table came out, in words. */
export function listWords({ rows }: List): string {
  const outcomes = rows.map(outcomeOf);
  const counts = OUTCOMES.map(
    (outcome) => `${outcomes.filter((each) => each === outcome).length} ${outcome}`,
  );
  return listPanel.count(rows.length, counts.join(', '));
}
