import {
  compareLabel,
  type Label,
  LABEL_OUTCOMES,
  type LabelFinding,
  type LabelFindingId,
} from '../core/labels.ts';
import type { Outcome } from '../core/outcome.ts';
import { textOf } from '../core/prepare.ts';
import { labelOf } from '../listing/label-of.ts';
import type { CoreWords } from '../words/words.ts';
import { coreWords, READ_OPTIONS, type ValidResult } from './decode.ts';
import { assertValidResult, optionsOf } from './options.ts';

/** Whether code and label agree: supported by lists in that year, only possible, or neither. */
export type KnownLabelCheck<Id extends LabelFindingId = LabelFindingId> = {
  [Each in Id]: LabelFinding<Each> & {
    /** The verdict as the outcome of a check: `agrees`, `conflicts` or `open`. */
    readonly outcome: Outcome;
    /** The finding in a sentence or two. */
    readonly text: string;
  };
}[Id];

/** For a label that names no country we know, or several: nothing was compared. */
export interface UnknownLabelCheck {
  /** Never a conflict. */
  readonly verdict: 'unknown';
  /** Nothing can be said. */
  readonly outcome: 'open';
  /** There is only one reason. */
  readonly id: 'unknown';
  /** The values that the sentence uses. */
  readonly params: {
    /** The label as it was given. */
    readonly given: string;
  };
  /** The finding in a sentence. */
  readonly text: string;
}

/** Whether code and label agree, if the label is known; `verdict` and `id` tell. */
export type LabelCheck = KnownLabelCheck | UnknownLabelCheck;

/** Options of `checkLabel`. */
export interface LabelOptions {
  /** The language of the sentence, from `heatstamp/words/ja` or another; English by default. */
  readonly words?: CoreWords | undefined;
}

type Labeled = Pick<ValidResult, 'isValid' | 'factoryCode' | 'year' | 'places'>;

/**
 * Compares a result with the "made in" label, in any spelling that labelOf knows. A conflict is a reason to look closer, not
 * proof: the brand gives repaired and relined items newer codes. A label that labelOf does not know is `unknown`.
 *
 * @throws RangeError if the result is not valid, `words` are incomplete, or an option does not exist
 * @example
 * const result = decode('SD1013', { today: '2026-11-21' });
 * result.isValid && checkLabel(result, 'Made in USA').verdict // => "match"
 * result.isValid && checkLabel(result, 'Atlantis').verdict // => "unknown"
 */
export function checkLabel(result: Labeled, label: Label, options?: LabelOptions): KnownLabelCheck;
export function checkLabel(result: Labeled, label: string, options?: LabelOptions): LabelCheck;
export function checkLabel(result: Labeled, label: string, options: LabelOptions = {}): LabelCheck {
  assertValidResult(result, { factoryCode: 'string', year: 'number', places: 'object' });
  const words = coreWords(optionsOf(options, READ_OPTIONS).words);
  const known = labelOf(label);
  if (known !== undefined) return formatLabelCheck(compareLabel(result, known), words);
  const given = textOf(label);
  const text = words.unknownLabel(given);
  return { verdict: 'unknown', outcome: 'open', id: 'unknown', params: { given }, text };
}

/** A finding on a label with its sentence. */
export function formatLabelCheck<Id extends LabelFindingId>(
  finding: LabelFinding<Id>,
  words: CoreWords,
): LabelFinding<Id> & { readonly outcome: Outcome; readonly text: string } {
  const text = words.label[finding.id](finding.params);
  return { ...finding, outcome: LABEL_OUTCOMES[finding.verdict], text };
}
