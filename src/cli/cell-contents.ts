import { type Day, readDay } from '../core/calendar.ts';
import { isStyleNumber } from '../core/prepare.ts';
import { decode, type InvalidResult, type Suggestion } from '../heatstamp.ts';
import { codesOf } from '../listing/codes-of.ts';
import { cellSays } from '../text/cell-words.ts';
import type { CommandLanguage } from './language.ts';

/** The result of a cell with something other than a code, or with more than a code. It has no code of its own. */
export interface CellResult extends Omit<InvalidResult, 'errorCode'> {
  /** A code among other text, words for a missing code, or a chip in its place. */
  readonly errorCode: 'unknown-pattern' | 'has-code' | 'no-code' | 'chip';
}

/** Longer cells are texts: `heatstamp listing` reads those. */
const MAX_LENGTH = 300;

/** A cell of one short word, or of digits alone, has no room for more than a code. */
const ONE_WORD = /^\s*(?:[a-z\d]{1,7}|\d+)\s*$/i;

/** No item has more parts with a code of their own. */
const MAX_CODES = 20;

/** Tells what a cell holds that does not read as a code; undefined for anything else. Loaded only when a run reads tables. */
export function cellReader(
  today: Day,
  { core: words, command }: CommandLanguage,
): (result: InvalidResult, input: string) => CellResult | undefined {
  const day = readDay(today);
  const suggestionOf = (code: string): readonly Suggestion[] => {
    const result = decode(code, { today, words });
    if (!result.isValid) return [];
    return [{ code, date: result.date, changes: [], text: command.cell.found }];
  };
  return (result, input) => {
    // What differs from a code by punctuation alone is no text.
    if (result.suggestions.some(isNear)) return undefined;
    const said = (errorCode: CellResult['errorCode'], error: string) => ({
      ...({ isValid: false, code: '', suggestions: [], hints: [] } as const),
      ...{ errorCode, error, reason: error },
    });
    const says = cellSays(input);
    if (says === 'no-code') return said('no-code', command.cell.noCode);
    if (says === 'chip') return said('chip', command.cell.chip);
    if (ONE_WORD.test(input)) return undefined;
    const codes = input.length > MAX_LENGTH ? [] : codesOf(input, day);
    const suggestions = codes.slice(0, MAX_CODES).flatMap(({ code }) => suggestionOf(code));
    if (suggestions.length === 0) {
      const isCode = result.suggestions.length > 0 || isStyleNumber(result.code);
      return isCode ? undefined : { ...result, errorCode: 'unknown-pattern', code: '' };
    }
    const error = command.cell.hasCode(suggestions.map(({ code }) => code));
    return { ...said('has-code', error), suggestions };
  };
}

function isNear({ changes: [change, ...others] }: Suggestion): boolean {
  return change?.id === 'without-punctuation' && others.length === 0;
}
