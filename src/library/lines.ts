import {
  compareLine,
  type LineFinding,
  type LineFindingId,
  lineOutcome,
} from '../core/compare-line.ts';
import type { Line, LineId } from '../core/lines.ts';
import type { Outcome } from '../core/outcome.ts';
import { textOf } from '../core/prepare.ts';
import { lineOf } from '../listing/line-of.ts';
import type { ListingWords } from '../words/words.ts';
import { READ_OPTIONS, type ValidResult } from './decode.ts';
import { type LineSource, lineSources } from './line-sources.ts';
import { listingWords } from './listing-words.ts';
import { assertValidResult, optionsOf } from './options.ts';

/** Whether a code fits a line or model, with the pages that give its years. */
export type KnownLineCheck<Id extends LineFindingId = LineFindingId> = {
  [Each in Id]: LineFinding<Each> & {
    /** The verdict as the outcome of a check: `agrees`, `conflicts` or `open`. */
    readonly outcome: Outcome;
    /** The finding in a sentence or two. */
    readonly text: string;
    /** The pages that give the year it is compared with; empty if none does. */
    readonly sources: readonly LineSource[];
  };
}[Id];

/** For a line or model that we do not know: nothing was compared. */
export interface UnknownLineCheck {
  /** It says nothing about the code. */
  readonly verdict: 'unknown';
  /** Nothing can be said. */
  readonly outcome: 'open';
  /** There is only one reason. */
  readonly id: 'unknown';
  /** The values that the sentence uses. */
  readonly params: {
    /** The name as it was given. */
    readonly given: string;
  };
  /** The finding in a sentence. */
  readonly text: string;
  /** None. */
  readonly sources: readonly LineSource[];
}

/** Whether a code fits a line or model, if the table has it; `verdict` and `id` tell. */
export type LineCheck = KnownLineCheck | UnknownLineCheck;

/** Options of `checkLine`. */
export interface LineOptions {
  /** The language of the sentence, from `heatstamp/words/ja` or another; English by default. */
  readonly words?: ListingWords | undefined;
}

type Dated = Pick<ValidResult, 'isValid' | 'year'>;

/**
 * Compares a result with the published years of a line or model. The name may be written as people write it; one that the table
 * does not have is `unknown`. A code from more than a year before the launch, or more than two years after the end, is a reason
 * to look closer, not proof. A code that fits proves nothing either. A year that only one source gives is shown, but not
 * compared.
 *
 * @throws RangeError if the result is not valid, `words` are incomplete, or an option does not exist
 * @example
 * const result = decode('SD1013', { today: '2026-11-21' });
 * result.isValid && checkLine(result, 'Neverfull MM').verdict // => "too-early"
 * result.isValid && checkLine(result, 'Birkin').verdict // => "unknown"
 */
export function checkLine(result: Dated, name: LineId, options?: LineOptions): KnownLineCheck;
export function checkLine(result: Dated, name: string, options?: LineOptions): LineCheck;
export function checkLine(result: Dated, name: string, options: LineOptions = {}): LineCheck {
  assertValidResult(result, { year: 'number' });
  const words = listingWords(optionsOf(options, READ_OPTIONS).words);
  const known = lineOf(name);
  if (known) return formatLineCheck(known, compareLine(known, result.year), words);
  const given = textOf(name);
  const text = words.unknownLine(given);
  return {
    verdict: 'unknown',
    outcome: 'open',
    id: 'unknown',
    params: { given },
    text,
    sources: [],
  };
}

/** A finding on a line with its sentence and sources. */
export function formatLineCheck(
  line: Line,
  finding: LineFinding,
  words: ListingWords,
): KnownLineCheck {
  const sources = lineSources(line, finding.params);
  const outcome = lineOutcome(finding);
  return { ...finding, outcome, text: lineText(finding, words), sources };
}

function lineText<Id extends LineFindingId>(
  { id, params }: LineFinding<Id>,
  words: ListingWords,
): string {
  return words.line[id](params);
}
