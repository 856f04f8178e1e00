import {
  decode,
  type FormatId,
  type InvalidResult,
  readFaded,
  type Suggestion,
  type ValidResult,
} from '../../heatstamp.ts';
import { checkListing, isStyleNumber, type ListingUnread } from '../../listing.ts';
import { cellSays } from '../../text/cell-words.ts';
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
    };

type StampError =
  InvalidResult['errorCode'] | 'worn' | 'style-number' | 'no-code' | 'chip' | 'several-codes';

interface StampOptions extends AnswerContext {
  /** The format to prefer. */
  readonly reading?: FormatId | undefined;
}

/**
 * Reads what was given as a code. People and models often pass more than the stamp, so what is no code is read like a listing
 * behind "date code:". Nothing of it is repeated that a stranger could have written to mislead.
 */
export function readStamp(given: string, { today, language, reading }: StampOptions): Stamp {
  const { core, listing: words, mcp } = language;
  const { answers } = mcp;
  const result = decode(given, { today, reading, words: core });
  if (result.isValid) return { code: result, isInWords: false };

  const not = (
    errorCode: StampError,
    texts: readonly string[],
    suggestions: readonly Suggestion[] = [],
  ): Stamp => ({ errorCode, text: core.sentences(texts), suggestions });
  const faded = readFaded(given, { today, words: core });
  if (faded) {
    const isFew = !faded.isTooFaded && faded.groups.length > 0;
    const fitting = isFew ? [wornText(faded.groups, language.command)] : [];
    return not('worn', [...fitting, answers.worn]);
  }
  const { errorCode, error, hints, suggestions } = result;
  if (isStyleNumber(given)) return not('style-number', [core.styleNumber]);
  const [near] = suggestions;
  const itself = not(
    errorCode,
    [
      ...hints.map(({ text }) => text),
      near ? answers.nearCode(near.code, near.date, near.text) : '',
      // The page speaks of counterfeits, but an assistant should not: a code proves nothing.
      errorCode === 'future-date' ? answers.future : near ? '' : error,
    ],
    suggestions,
  );
  if (near || errorCode !== 'unknown-pattern') return itself;

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
  const said = unreadText(announced, language);
  if ('candidates' in announced) return not('worn', [said, answers.worn]);
  return 'suggestions' in announced
    ? not(errorCode, [said], announced.suggestions)
    : not(isNoForm(announced.errorCode) ? errorCode : announced.errorCode, [said]);
}

function isNoForm(id: string): id is 'not-given' | 'unknown-form' {
  return id === 'not-given' || id === 'unknown-form';
}

/** What people write in place of a code, as a listing would write it behind "date code:". */
const SAID = { 'no-code': 'none', chip: 'none (microchip)' } as const;

/** What is said of text that is announced as a code and does not read. The text itself is left out. */
export function unreadText(
  unread: ListingUnread,
  { core, command, mcp: { answers } }: AssistantLanguage,
): string {
  if ('candidates' in unread) return wornText(unread.candidates, command);
  const error = unread.errorCode === 'future-date' ? answers.future : (unread.error ?? '');
  const near = 'suggestions' in unread ? unread.suggestions : [];
  return core.sentences([
    error,
    ...near.map(({ code, date, text }) => answers.nearCode(code, date, text)),
  ]);
}
