import {
  decode,
  type FadedGroup,
  type FormatId,
  type InvalidResult,
  readFaded,
  type Suggestion,
  type ValidResult,
} from '../../heatstamp.ts';
import { checkListing, isStyleNumber, type ListingUnread } from '../../listing.ts';
import { cellSays } from '../../text/cell-words.ts';
import { Comparer, type Said } from '../beside.ts';
import { wornText } from '../worn-text.ts';
import type { AnswerContext, AssistantLanguage } from './language.ts';

/** What was given as a code: a code, alone or among other words, or why it is none. */
export type Stamp =
  | { readonly code: ValidResult; readonly isInWords: boolean }
  | {
      readonly code?: never;
      readonly errorCode: StampError;
      readonly text: string;
      readonly suggestions: readonly Suggestion[];
      /** The first code that it could be, and that fits what is said of the item. */
      readonly first?: ValidResult | undefined;
    };

type StampError =
  InvalidResult['errorCode'] | 'worn' | 'style-number' | 'no-code' | 'chip' | 'several-codes';

interface StampOptions extends AnswerContext {
  /** The format to prefer. */
  readonly reading?: FormatId | undefined;
  /** What is said of the item beside its code. */
  readonly said?: Said | undefined;
}

/**
 * Reads what was given as a code. People and models often pass more than the stamp, so what is no code is read like a listing
 * behind "date code:". Nothing of it is repeated that a stranger could have written to mislead.
 */
export function readStamp(given: string, options: StampOptions): Stamp {
  const { today, language, reading, said = {} } = options;
  const { core, listing: words, mcp } = language;
  const { answers } = mcp;
  const result = decode(given, { today, reading, words: core });
  if (result.isValid) return { code: result, isInWords: false };

  const not = (
    errorCode: StampError,
    texts: readonly string[],
    suggestions: readonly Suggestion[] = [],
    first?: ValidResult,
  ): Stamp => ({ errorCode, text: core.sentences(texts), suggestions, first });
  const comparer = new Comparer(words, today);
  /** A worn stamp, and what it could be by what is said of the item. */
  const worn = (all: readonly FadedGroup[]): Stamp => {
    const { groups, fit = '' } = comparer.narrowWorn(all, said);
    const texts = [fit, wornText(groups, language.command), answers.worn];
    return not('worn', texts, [], groups[0]?.codes[0]);
  };
  /** The same for a misread one. */
  const misread = (
    errorCode: StampError,
    all: readonly Suggestion[],
    before: readonly string[],
    after: readonly string[],
  ): Stamp => {
    const resultOf = ({ code }: Suggestion) => decode(code, { today, words: core });
    const { codes, fit = '' } = comparer.narrow(all, said, resultOf);
    const [near] = codes;
    const first = near && resultOf(near);
    const nearText = near ? answers.nearCode(near.code, near.date, near.text) : '';
    const texts = [fit, ...before, nearText, ...after];
    return not(errorCode, texts, codes, first?.isValid ? first : undefined);
  };
  const faded = readFaded(given, { today, words: core });
  if (faded) {
    return faded.isTooFaded || faded.groups.length === 0
      ? not('worn', [answers.worn])
      : worn(faded.groups);
  }
  const { errorCode, error, hints, suggestions } = result;
  if (isStyleNumber(given)) return not('style-number', [core.styleNumber]);
  const isNear = suggestions.length > 0;
  // The page speaks of counterfeits, but an assistant should not: a code proves nothing.
  const reason =
    errorCode === 'future-date'
      ? answers.future
      : errorCode === 'empty'
        ? answers.noCode
        : isNear
          ? ''
          : error;
  const before = hints.map(({ text }) => text);
  const itself = misread(errorCode, suggestions, before, [reason]);
  if (isNear || errorCode !== 'unknown-pattern') return itself;

  const says = cellSays(given);
  const { codes, unread, noCode } = checkListing(
    `Date code: ${says === undefined ? given : SAID[says]}`,
    { today, words },
  );
  const [code] = codes;
  if (code) {
    return codes.every(({ result }) => result.code === code.result.code)
      ? { code: code.result, isInWords: true }
      : not('several-codes', [answers.severalCodes]);
  }
  if (noCode) return not(says ?? 'no-code', [noCode.text]);
  const announced = unread.find(({ text }) => text !== '');
  if (!announced) return itself;
  if ('candidates' in announced) return worn(announced.candidates);
  if ('suggestions' in announced) {
    return misread(errorCode, announced.suggestions, reasonsOf(announced, language), []);
  }
  return not(isNoForm(announced.errorCode) ? errorCode : announced.errorCode, [
    unreadText(announced, language),
  ]);
}

function isNoForm(id: string): id is 'not-given' | 'unknown-form' {
  return id === 'not-given' || id === 'unknown-form';
}

/** What people write in place of a code, as a listing would write it behind "date code:". */
const SAID = { 'no-code': 'none', chip: 'none (microchip)' } as const;

/** Why an announced code does not read. The page speaks of counterfeits, but an assistant should not. */
function reasonsOf(
  { errorCode, error }: { readonly errorCode?: string; readonly error?: string },
  { mcp }: AssistantLanguage,
): readonly string[] {
  if (errorCode === 'future-date') return [mcp.answers.future];
  return error === undefined ? [] : [error];
}

/** What is said of text that is announced as a code and does not read. The text itself is left out. */
export function unreadText(unread: ListingUnread, language: AssistantLanguage): string {
  const { core, command } = language;
  const { answers } = language.mcp;
  if ('candidates' in unread) {
    return core.sentences([unread.fit, wornText(unread.candidates, command)]);
  }
  const near = 'suggestions' in unread ? unread.suggestions : [];
  return core.sentences([
    'fit' in unread && unread.fit,
    ...reasonsOf(unread, language),
    ...near.map(({ code, date, text }) => answers.nearCode(code, date, text)),
  ]);
}
