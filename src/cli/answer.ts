import { fitsYear } from '../core/places.ts';
import {
  checkLabel,
  type CoreWords,
  type Day,
  decode,
  type Evidence,
  type FormatId,
  type InvalidResult,
  isStyleNumber,
  type Label,
  type LabelCheck,
  labelOf,
  readFaded,
  type Result,
  type Standing,
  type ValidResult,
} from '../heatstamp.ts';
import type { CommandWords } from '../words/words.ts';

/** A code that a worn stamp could say. */
export interface Candidate extends Pick<ValidResult, 'code' | 'date' | 'country' | 'countries'> {
  readonly standing: Standing;
  readonly evidence: Evidence;
}

/** A code with characters that can't be read, written `?`. */
export interface FadedResult extends Omit<InvalidResult, 'errorCode'> {
  readonly errorCode: 'faded' | 'too-faded';
  /** What it could be, best standing first, then best evidence; none when too many characters are missing. */
  readonly candidates: readonly Candidate[];
}

/** A label in a spelling that nobody knows is compared with nothing. */
export interface UnknownLabel {
  readonly verdict: 'unknown';
  /** As it was given. */
  readonly given: string;
}

/** One input with all that is known about it. */
export interface Answer {
  /** Where the input stands: the line of a list or a table, or the number of the argument. Counts from 1. */
  readonly line: number;
  /** What was given, whole. */
  readonly input: string;
  readonly result: Result | FadedResult;
  /** Present on a valid code when a label was given. */
  readonly label?: LabelCheck | UnknownLabel;
}

/** What answers depend on besides their input. */
export interface Settings {
  readonly today: Day;
  readonly reading: FormatId | undefined;
  readonly madeIn: Label | undefined;
  readonly core: CoreWords;
  readonly command: CommandWords;
  /** Labels as they were given and what they mean: a table has few spellings, and many rows. */
  readonly labels: Map<string, Label | undefined>;
}

/** So many spellings are kept; a column that has more is no column of labels. */
const MOST_SPELLINGS = 1000;

/**
 * Answers one input. `madeIn` is what its own row says of the label; blank, the label that was given for all holds.
 */
export function answerTo(line: number, input: string, madeIn: string, settings: Settings): Answer {
  const { today, reading, core: words } = settings;
  const result = decode(
    input,
    reading === undefined ? { today, words } : { today, words, reading },
  );
  if (!result.isValid) {
    return {
      line,
      input,
      result: input.includes('?') ? (faded(input, settings) ?? result) : result,
    };
  }
  const label = labelFor(result, madeIn, settings);
  return label ? { line, input, result, label } : { line, input, result };
}

function labelFor(
  result: ValidResult,
  given: string,
  { madeIn, core: words, labels }: Settings,
): Answer['label'] {
  const isOwn = given !== '' && given.trim() !== '';
  const label = isOwn ? meaningOf(given, labels) : madeIn;
  if (label !== undefined) return checkLabel(result, label, { words });
  return isOwn ? { verdict: 'unknown', given } : undefined;
}

function meaningOf(given: string, labels: Settings['labels']): Label | undefined {
  if (labels.has(given)) return labels.get(given);
  const label = labelOf(given);
  if (labels.size < MOST_SPELLINGS) labels.set(given, label);
  return label;
}

function faded(input: string, { today, core: words, command }: Settings): FadedResult | undefined {
  const found = readFaded(input, { today, words });
  if (!found || (!found.isTooFaded && found.groups.length === 0)) return undefined;
  const candidates = found.groups.flatMap(({ evidence, codes }) =>
    codes.map(({ code, date, country, countries, standing }) => ({
      ...{ code, date, country, countries, standing, evidence },
    })),
  );
  return {
    isValid: false,
    code: found.input,
    errorCode: found.isTooFaded ? 'too-faded' : 'faded',
    error: found.isTooFaded ? command.tooWorn : wornSentence(candidates, command),
    suggestions: [],
    candidates,
  };
}

function wornSentence(candidates: readonly Candidate[], command: CommandWords): string {
  const documented = candidates.filter(({ standing }) => standing === 'documented');
  const dates = [...new Set(documented.map(({ date }) => date))];
  return command.worn(dates, documented[0]?.country, candidates.length);
}

/** How well the country of a result is attested in its year; undefined where no factory is named. */
export function evidenceOf({ places, year }: ValidResult): Evidence | undefined {
  // They stand best first.
  return (places.find((place) => fitsYear(place, year)) ?? places[0])?.evidence;
}

/** The style number that an input is, or nothing. */
export function styleNumberOf({ result }: Answer): string {
  return !result.isValid && isStyleNumber(result.code) ? result.code : '';
}
