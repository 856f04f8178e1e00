import type { Day } from '../core/calendar.ts';
import { readDay } from '../core/calendar.ts';
import type { FormatId } from '../core/formats.ts';
import type { NoticeParams } from '../core/notices.ts';
import { prepare } from '../core/prepare.ts';
import { type CodeFacts, read } from '../core/read.ts';
import { decode, type InvalidResult, type Result, type ValidResult } from '../library/decode.ts';
import { type Faded as FadedCodes, readFaded } from '../library/faded.ts';
import { cellSays } from './cell-words.ts';
import type { Check, StatedClaim } from './checks.ts';
import type { ItemDetails } from './details.ts';
import type { UnreadCode } from './listing.ts';
import { hasLineBreaks, withoutBullet } from './text.ts';

/** A text with a code in it. */
export interface Found {
  /** The whole text. */
  readonly listing: string;
  /** The code as it stands there. */
  readonly text: string;
  readonly index: number;
  readonly length: number;
  readonly styleNumbers: readonly string[];
}

/** A code that reads. */
export interface CodeAnswer {
  readonly kind: 'code';
  /** The likeliest reading. */
  readonly result: ValidResult;
  /** The day as of which it was read. */
  readonly today: Day;
  /** The text that it was found in. */
  readonly found?: Found | undefined;
  /** Whether punctuation around it was left out. */
  readonly isReadAs?: true;
  /** The other codes of that text. */
  readonly others?: readonly OtherCode[];
  /** What that text, or the row of a table, claims of it. */
  readonly claims: readonly StatedClaim[];
  /** What the cells of a row say of it, as if it had been answered to our questions. */
  readonly told?: ItemDetails | undefined;
  /** What the row of a table calls the item. */
  readonly itemName?: string | undefined;
}

/** Another code of a text, with what is claimed of it there. */
export type OtherCode = Pick<CodeAnswer, 'result' | 'claims'>;

/** A code that does not read. */
export interface InvalidAnswer {
  readonly kind: 'invalid';
  readonly result: InvalidResult;
  readonly today: Day;
}

/** The codes that a worn stamp could be. */
export interface FadedAnswer {
  readonly kind: 'faded';
  readonly faded: FadedCodes;
  /** Digits alone, as entered, of a date that no bag has or that is none: their letters have worn off. */
  readonly bare?: Result | undefined;
  /** What the row of a table says of it. */
  readonly told?: ItemDetails | undefined;
  readonly today: Day;
}

/** A text that holds no code. */
export interface NoCodeAnswer {
  readonly kind: 'no-code';
  readonly text: string;
  readonly styleNumbers: readonly string[];
  /** What it claims, of a missing code among others. */
  readonly checks: readonly Check[];
  readonly claims: readonly StatedClaim[];
  /** What it gives as a code and does not read. */
  readonly unread: readonly UnreadCode[];
  /** Whether it is the address of a page and nothing more. */
  readonly isLink: boolean;
  readonly today: Day;
}

/** So few letters and digits can hold a code, but no words around it; `?` stands for a worn character. */
const TERSE = /^[!-~]{0,8}$/;

/** The answer to one code: valid, worn or mistyped. Undefined if the text may be a listing. */
export function answerCode(
  text: string,
  today: Day,
): CodeAnswer | InvalidAnswer | FadedAnswer | undefined {
  if (hasLineBreaks(text)) return undefined;
  const code = withoutBullet(text);
  const result = decode(code, { today });
  const bare = answerBare(result, today);
  if (bare) return bare;
  if (result.isValid) return { kind: 'code', result, today, claims: [] };
  const marked = withoutMarks(result, today);
  if (marked) return { kind: 'code', result: marked, today, claims: [], isReadAs: true };
  const faded = answerFaded(code, result, today);
  if (faded) return faded;
  // Words in place of a code, such as "chip", are a claim.
  const isClaim = /\p{L}{2}/u.test(code) && cellSays(code) !== undefined;
  const isMeant = !isClaim && (result.suggestions.length > 0 || TERSE.test(code.trim()));
  return isMeant ? { kind: 'invalid', result, today } : undefined;
}

/** The date that digits alone have with two worn letters in front, where the digits themselves are no date of a code. */
export function lettersWorn(result: Result): NoticeParams['letters-worn'] | undefined {
  const ids: readonly string[] = (result.isValid ? result.notices : result.hints).map(
    ({ id }) => id,
  );
  const isDate = result.isValid ? !ids.includes('before-codes') : ids.includes('year-alone');
  if (isDate) return undefined;
  const notes = result.isValid ? result.notices : result.hints;
  for (const note of notes) if (note.id === 'letters-worn') return note.params;
  return undefined;
}

function answerBare(result: Result, today: Day): FadedAnswer | undefined {
  const worn = lettersWorn(result);
  const faded = worn && readFaded(worn.code, { today });
  return faded && { kind: 'faded', faded, today, bare: result };
}

/** The documented code that differs from the input by punctuation, quotation marks or emoji alone. */
function withoutMarks({ code, suggestions }: InvalidResult, today: Day): ValidResult | undefined {
  const [first] = suggestions;
  // A question mark may stand for a character.
  if (code.includes('?') || !first?.changes.every(({ id }) => id === 'without-punctuation'))
    return undefined;
  const result = decode(first.code, { today });
  return result.isValid ? result : undefined;
}

/** The codes that fit a worn stamp. Undefined if none fits but there are suggestions, which help more. */
export function answerFaded(text: string, result: Result, today: Day): FadedAnswer | undefined {
  const faded = readFaded(text, { today });
  if (!faded || result.isValid) return undefined;
  const isEmpty = faded.groups.length === 0 && !faded.isTooFaded;
  return isEmpty && result.suggestions.length > 0 ? undefined : { kind: 'faded', faded, today };
}

/** What is known of a code that reads, in one of its readings; in the likeliest where it has no such reading. */
export function factsOf(code: string, today: Day, reading?: FormatId): CodeFacts {
  const facts = read(prepare(code), readDay(today), reading);
  if (typeof facts === 'string') throw new RangeError(`${code} does not read: ${facts}`);
  return facts;
}
