import { compareLabel, type LabelFinding, type LabelFindingId } from '../core/labels.ts';
import { labelOf } from '../listing/label-of.ts';
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

/**
 * Compares a result with the heat stamp's "Made in …", in any spelling that labelOf knows. A conflict is a reason to look
 * closer, not proof: the brand gives repaired and relined items newer codes.
 *
 * @throws RangeError for a result that is not valid, and for a label that nobody knows: it is no conflict
 * @example
 * const result = decode('SD1013', { today: '2026-11-21' });
 * result.isValid && checkLabel(result, 'Made in USA').verdict // => "match"
 */
export function checkLabel(
  result: Pick<ValidResult, 'isValid' | 'factoryCode' | 'year' | 'places'>,
  label: string,
  { words = builtIn }: { readonly words?: CoreWords } = {},
): LabelCheck {
  if (!(result as { isValid?: unknown } | undefined)?.isValid)
    throw new RangeError('checkLabel takes a valid result');
  const known = typeof label === 'string' ? labelOf(label) : undefined;
  if (known === undefined) throw new RangeError(`label must name a country, got ${label}`);
  return formatLabelCheck(compareLabel(result, known), words);
}

/** A finding on a label with its sentence. */
export function formatLabelCheck<Id extends LabelFindingId>(
  finding: LabelFinding<Id>,
  words: CoreWords,
): LabelFinding<Id> & { readonly text: string } {
  return { ...finding, text: words.label[finding.id](finding.params) };
}
