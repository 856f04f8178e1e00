import { readDay, type Today } from './calendar.ts';
import type { Parts } from './formats.ts';
import type { LabelCountry } from './label-countries.ts';
import { isMeant } from './listing-context.ts';
import { labelIn } from './made-in.ts';
import { parse } from './parse.ts';
import { read } from './read.ts';
import type { DecodeOptions, ValidResult } from './types.ts';

/** A code that a text holds. */
export interface FoundCode {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  readonly result: ValidResult;
}

/** What the words of a listing say about a bag. */
export interface Listing {
  /** Each code once, in the order of the text. */
  readonly codes: readonly FoundCode[];
  /** The country on the label, where the text names one. */
  readonly madeIn?: LabelCountry;
}

/** A run of letters and digits in a text. */
interface Token {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Found extends FoundCode {
  readonly to: number;
}

/** What can stand between the letters and the digits of one code. */
const GAP = /^(?: {1,3}|[-\u2010\u2013])$/;

/** No code is longer: three letters and four digits. */
const LONGEST = 7;

/**
 * Finds the date codes in a longer text, such as a listing or a message, and the country that its label is said to
 * name. A code counts when its factory is known, its standing is `documented` or `unusual`, and nothing around it says
 * that it is something else: rather one is missed than a price or a year taken for one. docs/decisions/0013 says why.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`
 * @example
 * readListing('Date code: SP 0065, made in France', { today: '2026-11-21' }).codes[0].text // => "SP 0065"
 * readListing('Speedy 30, bought 2016 for $1250', { today: '2026-11-21' }).codes // => []
 */
export function readListing(text: string, options: DecodeOptions): Listing {
  const today = readDay(options.today);
  const plain = text.normalize('NFKC');
  const tokens = tokensOf(plain);
  const found = new Map<string, FoundCode>();
  let end = 0;
  tokens.forEach((token, at) => {
    if (token.from < end) return;
    const next = tokens[at + 1];
    const code = (next && codeIn(plain, token, next, today)) ?? codeIn(plain, token, token, today);
    if (!code) return;
    const { to, text: asWritten, result } = code;
    end = to;
    if (!found.has(result.code)) found.set(result.code, { text: asWritten, result });
  });
  const madeIn = labelIn(plain);
  return { codes: [...found.values()], ...(madeIn !== undefined && { madeIn }) };
}

function tokensOf(plain: string): readonly Token[] {
  return Array.from(plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

/** The code that one token is, or that two neighbours are together. */
function codeIn(plain: string, first: Token, last: Token, today: Today): Found | undefined {
  const parts = partsOf(plain, first, last);
  if (!parts) return undefined;
  const isApart = first !== last;
  const result = read((isApart ? first.text + last.text : first.text).toUpperCase(), today);
  if (typeof result === 'string' || result.standing === 'undocumented') return undefined;
  const { from } = first;
  const { to } = last;
  if (!isMeant({ plain, from, to, isApart, parts, result })) return undefined;
  return { text: plain.slice(from, to), to, result };
}

/** Two tokens are the letters and the digits of a code, not a code that was cut anywhere. */
function partsOf(plain: string, first: Token, last: Token): Parts | undefined {
  if (first.text.length + last.text.length > 2 * LONGEST) return undefined;
  if (first === last) return parse(first.text.toUpperCase());
  if (!GAP.test(plain.slice(first.to, last.from))) return undefined;
  const parts = parse((first.text + last.text).toUpperCase());
  const letters = parts?.lettersFirst === true ? first.text : last.text;
  return letters.toUpperCase() === parts?.factory ? parts : undefined;
}
