import {
  compareLine,
  type Line,
  LINE_SOURCES,
  type LineFinding,
  type LineFindingId,
  lineOf,
  type LineSourceId,
} from '../core/lines.ts';
import { listing as builtIn } from '../words/en/listing.ts';
import type { ListingWords } from '../words/words.ts';
import type { ValidResult } from './decode.ts';

/** A page that a year was read on. */
export interface LineSource {
  /** Names it in LINES. */
  readonly id: LineSourceId;
  /** Where it was read. */
  readonly url: string;
}

/** Whether a code fits a line or model, with the pages that the years of the line were read on. */
export type LineCheck<Id extends LineFindingId = LineFindingId> = {
  [Each in Id]: LineFinding<Each> & {
    /** The finding in a sentence or two. */
    readonly text: string;
    /** Those that give the year it is compared with; empty where none gives one. */
    readonly sources: readonly LineSource[];
  };
}[Id];

/**
 * Looks a line or model up, with the years that sources give for its launch and end, in any spelling of its name.
 *
 * @throws RangeError for a name that the table does not have
 * @example
 * line('Damier ebene').launches.map(({ year, evidence }) => [year, evidence]) // => [[1988,"reported"],[1996,"documented"],[1998,"reported"]]
 */
export function line(name: string): Line {
  const known = typeof name === 'string' ? lineOf(name) : undefined;
  if (!known) throw new RangeError(`line must name a line or model of the table, got ${name}`);
  return known;
}

/**
 * Compares a result with what is published of a line or model. A code more than a year before its launch is a reason to look
 * closer, as is one more than two years after its end; neither is proof. The other way round nothing is concluded.
 *
 * @throws RangeError for a result that is not valid, and for a name that the table does not have
 * @example
 * const result = decode('SD1013', { today: '2026-11-21' });
 * result.isValid && checkLine(result, 'Neverfull').verdict // => "too-early"
 * result.isValid && checkLine(result, 'Taiga').verdict // => "none"
 */
export function checkLine(
  result: Pick<ValidResult, 'isValid' | 'year'>,
  name: string,
  { words = builtIn }: { readonly words?: ListingWords } = {},
): LineCheck {
  if (!(result as { isValid?: unknown } | undefined)?.isValid)
    throw new RangeError('checkLine takes a valid result');
  const known = line(name);
  return formatLineCheck(known, compareLine(known, result.year), words);
}

/** A finding on a line with its sentence and sources. */
export function formatLineCheck(line: Line, finding: LineFinding, words: ListingWords): LineCheck {
  const { params } = finding;
  const years = 'end' in params ? line.ends : line.launches;
  const compared = 'end' in params ? params.end : 'launch' in params ? params.launch : undefined;
  const sources = years
    .filter(({ year }) => year === compared)
    .flatMap(({ sources }) => sources.map((id) => ({ id, url: LINE_SOURCES[id].url })));
  return { ...finding, text: lineText(finding, words), sources };
}

function lineText<Id extends LineFindingId>(
  { id, params }: LineFinding<Id>,
  words: ListingWords,
): string {
  return words.line[id](params);
}
