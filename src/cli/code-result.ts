import {
  type Day,
  decode,
  type FormatId,
  type InvalidResult,
  readFaded,
  type Result,
} from '../heatstamp.ts';
import type { Label } from '../label.ts';
import type { Compared, Comparer, Said } from './beside.ts';
import type { CellResult } from './cell-contents.ts';
import { type Candidate, candidatesOf } from '../library/faded.ts';
import type { CommandLanguage } from './language.ts';
import { cellText, isBlank } from './cell-text.ts';
import type { Asked } from './records.ts';
import { wornText } from './worn-text.ts';

/** A code with unreadable characters, written `?`. */
export interface FadedResult extends Omit<InvalidResult, 'errorCode'> {
  /** Whether few enough characters are unreadable to list what fits. */
  readonly errorCode: 'faded' | 'too-faded';
  /** The codes that fit, best standing first, then best evidence; empty when too many characters are unreadable. */
  readonly candidates: readonly Candidate[];
}

/** The result of decoding one input, compared with what is said beside it. */
export interface CodeResult extends Compared {
  readonly input: string;
  readonly result: Result | FadedResult | CellResult;
}

/** What a result depends on besides its input. */
export interface DecodeContext {
  readonly today: Day;
  /** The format to prefer. */
  readonly reading: FormatId | undefined;
  /** The label that applies to every row without one of its own. */
  readonly madeIn: Label | undefined;
  readonly language: CommandLanguage;
  /** Compares codes with labels and lines; undefined if the run has none. */
  readonly beside: Comparer | undefined;
  /** Tells what the cell of a table holds that does not read; undefined if inputs are no cells. */
  readonly cellContents:
    ((result: InvalidResult, input: string) => CellResult | undefined) | undefined;
}

/**
 * Decodes one input. Compares it with the label of its row, or if it has none the label for all rows, and with the line or
 * model of its row. They narrow what a worn or misread code could be.
 */
export function decodeInput(asked: Asked, context: DecodeContext): CodeResult {
  const { input } = asked;
  const { today, reading, beside, cellContents } = context;
  const words = context.language.core;
  const text = cellText(input);
  const said = saidIn(asked, context);
  const result = decode(text, { today, words, reading });
  if (result.isValid) return { input, result, ...beside?.compare(result, said) };
  const worn = result.code.includes('?') ? decodeWorn(text, said, context) : undefined;
  if (worn) return { input, ...worn };
  const contents =
    result.errorCode === 'unknown-pattern' ? cellContents?.(result, text) : undefined;
  const invalid = contents ?? result;
  if (!beside || invalid.suggestions.length === 0) return { input, result: invalid };
  const { codes, fit, ...compared } = beside.narrow(invalid.suggestions, said, ({ code }) =>
    decode(code, { today, words }),
  );
  const after = (text: string) => words.sentences([fit, text]);
  // The codes of a cell are no guesses.
  const suggestions = invalid.errorCode === 'has-code' ? invalid.suggestions : codes;
  const { error, reason } = invalid;
  return {
    input,
    result: { ...invalid, error: after(error), reason: after(reason), suggestions },
    ...compared,
  };
}

/** What the row of an input says beside it. */
function saidIn({ label, lineName }: Asked, { madeIn }: DecodeContext): Said {
  return {
    label: isBlank(label) ? madeIn : cellText(label),
    lineName: isBlank(lineName) ? undefined : cellText(lineName),
  };
}

/** The codes that fit a worn stamp; undefined if none can. */
function decodeWorn(
  input: string,
  said: Said,
  { today, beside, language: { core: words, command } }: DecodeContext,
): (Compared & { readonly result: FadedResult }) | undefined {
  const faded = readFaded(input, { today, words });
  if (!faded || (!faded.isTooFaded && faded.groups.length === 0)) return undefined;
  const { input: code, isTooFaded } = faded;
  const none = { isValid: false, code, suggestions: [], hints: [] } as const;
  if (isTooFaded) {
    const error = command.tooWorn;
    return { result: { ...none, errorCode: 'too-faded', error, reason: error, candidates: [] } };
  }
  const { groups, fit, ...compared } = beside?.narrowWorn(faded.groups, said) ?? {
    ...{ groups: faded.groups, fit: undefined },
  };
  const error = words.sentences([fit, wornText(groups, command)]);
  const candidates = candidatesOf(groups);
  return {
    result: { ...none, errorCode: 'faded', error, reason: error, candidates },
    ...compared,
  };
}
