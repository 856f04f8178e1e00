import { compareLine, type LineFinding, type LineFindingId } from '../core/compare-line.ts';
import type { LineId } from '../core/lines.ts';
import { textOf } from '../core/prepare.ts';
import { linesNamed } from '../listing/line-of.ts';
import type { ListingWords } from '../words/words.ts';
import { checkText } from './check-text.ts';
import { lineSources } from './checks.ts';
import { READ_OPTIONS, type ValidResult } from './decode.ts';
import { listingWords } from './listing-words.ts';
import { assertValidResult, optionsOf } from './options.ts';
import type { UnknownCheck, Worded } from './pages.ts';

/** A line or model that the table has, compared with a code, with the pages that give its years. */
export type KnownLineCheck<Id extends LineFindingId = LineFindingId> = {
  [Each in Id]: LineFinding<Each> &
    Worded & {
      /** What is claimed. */
      readonly claim: 'line';
      /** The line or model by its id. */
      readonly value: LineId;
    };
}[Id];

/** A line or model that we do not know: nothing was compared. */
export type UnknownLineCheck = UnknownCheck & {
  /** What is claimed. */
  readonly claim: 'line';
};

/** A line or model compared with a code; its `id` is `unknown` for one that the table does not have. */
export type LineCheck = KnownLineCheck | UnknownLineCheck;

/** Options of `checkLine`. */
export interface LineOptions {
  /** The language of the sentence, from `heatstamp/words/ja` or another; English by default. */
  readonly words?: ListingWords | undefined;
}

type DatedResult = Pick<ValidResult, 'isValid' | 'year'>;

/**
 * Compares a result with the published years of a line or model. The name may be written as people write it; one that the table
 * does not have is `unknown`. A code from more than a year before the launch, or more than two years after the end, is a reason
 * to look closer, not proof. A code that fits proves nothing either. A year that only one source gives never conflicts; from
 * three years' distance on it is a doubt. Of a name with several lines (`Neverfull Damier Azur`) the one that fits least counts.
 *
 * @throws RangeError if the result is not valid, `words` are incomplete, or an option does not exist
 * @example
 * const result = decode('SD1013', { today: '2026-11-21' });
 * result.isValid && checkLine(result, 'Neverfull MM').id // => "too-early"
 * result.isValid && checkLine(result, 'Birkin').id // => "unknown"
 */
export function checkLine(result: DatedResult, name: LineId, options?: LineOptions): KnownLineCheck;
export function checkLine(result: DatedResult, name: string, options?: LineOptions): LineCheck;
export function checkLine(result: DatedResult, name: string, options: LineOptions = {}): LineCheck {
  assertValidResult(result, { year: 'number' });
  const words = listingWords(optionsOf(options, READ_OPTIONS).words);
  const claim = 'line';
  const [first, ...others] = linesNamed(name).map(({ line, isOtherVersion }) => ({
    line,
    finding: compareLine(line, result.year, !isOtherVersion),
  }));
  if (!first) {
    const given = textOf(name);
    const text = words.unknownLine(given);
    return { claim, outcome: 'open', id: 'unknown', params: { given }, text, sources: [] };
  }
  const { line, finding } = others.reduce(
    (worst, each) => (rankOf(each.finding) > rankOf(worst.finding) ? each : worst),
    first,
  );
  const text = checkText({ claim, ...finding }, words);
  return { claim, value: line.id, ...finding, text, sources: lineSources(line, finding.params) };
}

/** Of several lines that one name has, the one that speaks against the code counts, then the one that is not understood. */
function rankOf({ outcome, isDoubt, id }: LineFinding): number {
  if (outcome === 'conflicts') return 4;
  if (isDoubt) return 3;
  if (outcome === 'agrees') return 1;
  return id === 'fits-always' ? 0 : 2;
}
