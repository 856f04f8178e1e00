import { prepare } from '../core/prepare.ts';
import { decode, type InvalidResult, type Suggestion } from '../heatstamp.ts';
import { cellSays } from '../text/cell-words.ts';
import type { DecodeContext } from './code-result.ts';

/** The result of a cell with something other than a code, or with more than a code. */
export interface CellResult extends Omit<InvalidResult, 'errorCode'> {
  /** A code among other text, words for a missing code, or a chip in its place. */
  readonly errorCode: 'has-code' | 'no-code' | 'chip';
}

/** Longer cells are texts: `heatstamp listing` reads those. */
const MAX_LENGTH = 300;

/** No item has more parts with a code of their own. */
const MAX_CODES = 20;

/** The result of a cell that does not read as a code but has codes in it, or says why there is none; otherwise undefined. */
export function cellContents(input: string, context: DecodeContext): CellResult | undefined {
  if (input.length > MAX_LENGTH) return undefined;
  const { command } = context.language;
  const says = cellSays(input);
  const base = { isValid: false, code: prepare(input), suggestions: [], hints: [] } as const;
  const said = (errorCode: CellResult['errorCode'], error: string) => ({
    ...{ ...base, errorCode, error, reason: error },
  });
  if (says === 'no-code') return said('no-code', command.cell.noCode);
  if (says === 'chip') return said('chip', command.cell.chip);
  const suggestions = codesAmongText(input, context);
  if (suggestions.length === 0) return undefined;
  const error = command.cell.hasCode(suggestions.map(({ code }) => code));
  return { ...said('has-code', error), suggestions };
}

/** A run of letters and digits, or of letters and, after a blank, digits: `SD1013`, `SD 1013`, `1013 SD`. */
const CANDIDATE =
  /(?<![\p{L}\p{N}])(?:[A-Z][A-Z\d] {1,2}\d{4}|\d{3,4} {1,2}[A-Z]{2}|[A-Za-z\d]{5,7})(?![\p{L}\p{N}])/gu;

/** The codes in a cell with other text, each once. */
function codesAmongText(
  input: string,
  { today, language: { core: words, command } }: DecodeContext,
): readonly Suggestion[] {
  const found = new Map<string, Suggestion>();
  // Letters of other scripts may touch a code: `コードSD1013`.
  const text = input.normalize('NFKC').replace(/[^\p{Script=Latin}\p{N}]/gu, ' ');
  for (const [candidate] of text.matchAll(CANDIDATE)) {
    const result = decode(candidate, { today, words });
    if (!result.isValid || result.factoryCode === 'N/A') continue;
    if (result.standing === 'undocumented' || found.size >= MAX_CODES) continue;
    const { code, date } = result;
    found.set(code, { code, date, changes: [], text: command.cell.found });
  }
  return [...found.values()];
}
