import {
  type Day,
  decode,
  type FormatId,
  type InvalidResult,
  readFaded,
  type Result,
  type ValidResult,
} from '../heatstamp.ts';
import type { Label, LabelCheck, LineCheck } from '../label.ts';
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

/** The result of decoding one input. */
export interface CodeResult {
  readonly input: string;
  readonly result: Result | FadedResult | CellResult;
  /** Only for a valid code that was compared with a label. */
  readonly label?: LabelCheck;
  /** Only for a valid code that was compared with a line or model. */
  readonly lineCheck?: LineCheck;
}

/** What a result depends on besides its input. */
export interface DecodeContext {
  readonly today: Day;
  /** The format to prefer. */
  readonly reading: FormatId | undefined;
  /** The label that applies to every row without one of its own. */
  readonly madeIn: Label | undefined;
  readonly language: CommandLanguage;
  /** Compares a code with a label; undefined if none is given. */
  readonly checkLabel: ((result: ValidResult, label: string) => LabelCheck) | undefined;
  /** Compares a code with a line or model; undefined if none is named. */
  readonly checkLine: ((result: ValidResult, name: string) => LineCheck) | undefined;
  /** Tells what the cell of a table holds that does not read; undefined if inputs are no cells. */
  readonly cellContents: ((input: string) => CellResult | undefined) | undefined;
}

/**
 * Decodes one input. Compares it with the label of its row, or if it has none the label for all rows, and with the line or
 * model of its row.
 */
export function decodeInput(
  { input, label: rowLabel, lineName }: Asked,
  context: DecodeContext,
): CodeResult {
  const { today, reading } = context;
  const words = context.language.core;
  const text = cellText(input);
  const result = decode(text, reading === undefined ? { today, words } : { today, words, reading });
  if (!result.isValid) {
    const isWorn = result.code.includes('?');
    const other =
      (isWorn ? decodeFaded(text, context) : undefined) ??
      (result.errorCode === 'unknown-pattern' ? context.cellContents?.(text) : undefined);
    return { input, result: other ?? result };
  }
  const label = compareLabel(result, rowLabel, context);
  const lineCheck = isBlank(lineName) ? undefined : context.checkLine?.(result, cellText(lineName));
  return {
    ...{ input, result },
    ...(label && { label }),
    ...(lineCheck && { lineCheck }),
  };
}

function compareLabel(
  result: ValidResult,
  rowLabel: string,
  { checkLabel, madeIn }: DecodeContext,
): LabelCheck | undefined {
  const label = isBlank(rowLabel) ? madeIn : cellText(rowLabel);
  return label === undefined ? undefined : checkLabel?.(result, label);
}

/** The codes that fit a worn stamp; undefined if none can. */
function decodeFaded(
  input: string,
  { today, language: { core: words, command } }: DecodeContext,
): FadedResult | undefined {
  const faded = readFaded(input, { today, words });
  if (!faded || (!faded.isTooFaded && faded.groups.length === 0)) return undefined;
  const error = faded.isTooFaded ? command.tooWorn : wornText(faded.groups, command);
  return {
    isValid: false,
    code: faded.input,
    errorCode: faded.isTooFaded ? 'too-faded' : 'faded',
    error,
    reason: error,
    suggestions: [],
    hints: [],
    candidates: candidatesOf(faded.groups),
  };
}
