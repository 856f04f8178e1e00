import { type LabelFinding, type LabelFindingId, findingOn, labelOf } from '../core/labels.ts';
import { core as builtIn } from '../words/en/core.ts';
import type { CoreWords } from '../words/words.ts';
import type { ValidResult } from './decode.ts';

/** Whether code and label agree: attested in that year, only possible, or neither. */
export type LabelCheck<Id extends LabelFindingId = LabelFindingId> = {
  [Each in Id]: LabelFinding<Each> & {
    /** The finding in a sentence or two. */
    readonly text: string;
  };
}[Id];

/** What checkLabel needs of a result. */
export type Labelled = Pick<ValidResult, 'isValid' | 'factoryCode' | 'year' | 'places'>;

/**
 * Holds a result against the heat stamp's "Made in …", in any spelling that labelOf knows. A conflict is a reason to look
 * closer, not proof: the brand gives repaired and relined items newer codes.
 *
 * @throws RangeError for a result that is not valid, and for a label that nobody knows: it is no conflict
 * @example
 * const result = decode('SD1013', { today: '2026-11-21' });
 * result.isValid && checkLabel(result, 'Made in USA').verdict // => "match"
 */
export function checkLabel(
  result: Labelled,
  label: string,
  { words = builtIn }: { readonly words?: CoreWords } = {},
): LabelCheck {
  if (!(result as { isValid?: unknown } | undefined)?.isValid)
    throw new RangeError('checkLabel takes a valid result');
  const known = typeof label === 'string' ? labelOf(label) : undefined;
  if (known === undefined) throw new RangeError(`label must name a country, got ${label}`);
  const finding = findingOn(result, known);
  return { ...finding, text: labelText(finding, words) };
}

/** A finding in words. */
export function labelText<Id extends LabelFindingId>(
  { id, params }: LabelFinding<Id>,
  words: CoreWords,
): string {
  return words.label[id](params);
}
