import {
  compareLabel,
  type LabelFinding,
  type LabelFindingId,
  type LabelParams,
} from '../core/compare-label.ts';
import type { Label } from '../core/labels.ts';
import { factories } from '../core/places.ts';
import { textOf } from '../core/prepare.ts';
import { labelOf } from '../listing/label-of.ts';
import type { CoreWords } from '../words/words.ts';
import { coreWords, READ_OPTIONS, type ValidResult } from './decode.ts';
import { assertValidResult, optionsOf } from './options.ts';
import { labelSources, type UnknownCheck, type Worded } from './pages.ts';
import { placeOn, type PlaceWithLabel } from './place-with.ts';

/** A label that we know, compared with a code: lists give the code that country in that year, only a directory does, or none. */
export type KnownLabelCheck<Id extends LabelFindingId = LabelFindingId> = {
  [Each in Id]: LabelFinding<Each> &
    Worded & {
      /** What is claimed. */
      readonly claim: 'label';
      /** The country on the label. */
      readonly value: Label;
    };
}[Id];

/** A label that names no country we know, or several: nothing was compared. */
export type UnknownLabelCheck = UnknownCheck & {
  /** What is claimed. */
  readonly claim: 'label';
};

/** A label compared with a code; its `id` is `unknown` for a label that we do not know. */
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
 * result.isValid && checkLabel(result, 'Made in USA').outcome // => "agrees"
 * result.isValid && checkLabel(result, 'Atlantis').id // => "unknown"
 */
export function checkLabel(result: Labeled, label: Label, options?: LabelOptions): KnownLabelCheck;
export function checkLabel(result: Labeled, label: string, options?: LabelOptions): LabelCheck;
export function checkLabel(result: Labeled, label: string, options: LabelOptions = {}): LabelCheck {
  assertValidResult(result, { factoryCode: 'string', year: 'number', places: 'object' });
  const words = coreWords(optionsOf(options, READ_OPTIONS).words);
  const claim = 'label';
  const value = labelOf(label);
  if (value === undefined) {
    const given = textOf(label);
    const text = words.unknownLabel(given);
    return { claim, outcome: 'open', id: 'unknown', params: { given }, text, sources: [] };
  }
  const finding = compareLabel(result, value);
  const places = factories.get(result.factoryCode)?.places ?? [];
  const sources = labelSources([value], places, finding.id);
  return { claim, value, ...finding, text: textFor(finding, words), sources };
}

/**
 * Where an item was made, by its code and its label: the label's country where published lists give the code that country,
 * even if most lists name another. Undefined where the label is only possible or conflicts, since then no country can be
 * named; for a label that labelOf does not know, what the lists say.
 *
 * @throws RangeError if the result is not valid
 * @example
 * const result = decode('FL1024', { today: '2026-11-27' });
 * result.isValid && result.country // => "France"
 * result.isValid && placeWith(result, 'Made in USA')?.country // => "United States"
 * result.isValid && placeWith(result, 'Spain') // => undefined
 */
export function placeWith(result: ValidResult, label: string): PlaceWithLabel | undefined {
  assertValidResult(result, { factoryCode: 'string', year: 'number', places: 'object' });
  const value = labelOf(label);
  if (value !== undefined) return placeOn(result, value);
  const { country, countries } = result;
  return { country, countries, isNarrowed: false };
}

function textFor<Id extends LabelFindingId>(
  { id, params }: { readonly id: Id; readonly params: LabelParams[Id] },
  words: CoreWords,
): string {
  return words.label[id](params);
}
