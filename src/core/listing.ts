import type { Today } from './calendar.ts';
import { type Label, labelIn } from './labels.ts';
import { isMeant } from './listing-context.ts';
import { plainForms, prepare } from './prepare.ts';
import { type CodeFacts, parse, type Parts, read } from './read.ts';

/** A code that a text holds. */
export interface FoundFacts {
  /** As it stands there: `SD 1013`. */
  readonly text: string;
  readonly facts: CodeFacts;
}

/** What the words of a listing say about a bag. */
export interface ListingFacts {
  /** Each code once, in the order of the text. */
  readonly codes: readonly FoundFacts[];
  /** The country on the label, where the text names one. */
  readonly madeIn?: Label;
}

/** A run of letters and digits in a text. */
interface Token {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Found extends FoundFacts {
  readonly to: number;
}

/** What can stand between the letters and the digits of one code. */
const GAP = /^(?: {1,3}|[-\u2010\u2013])$/;

/** No code is longer: three letters and four digits. */
const LONGEST = 7;

/**
 * Finds the date codes in a longer text, such as a listing or a message, and the country that its label is said to
 * name. A code counts when it reads and nothing around it says that it is something else; without words that announce it,
 * only when its standing is `documented` or `unusual`: rather one is missed than a price or a year taken for one. docs/decisions/0013 says why.
 *
 * @example
 * listingFacts('Date code: SP 0065, made in France', readDay('2026-11-21')).codes[0].text // => "SP 0065"
 * listingFacts('Speedy 30, bought 2016 for $1250', readDay('2026-11-21')).codes // => []
 */
export function listingFacts(text: string, today: Today): ListingFacts {
  const plain = normalized(text);
  const tokens = tokensOf(plain);
  const found = new Map<string, FoundFacts>();
  let end = 0;
  tokens.forEach((token, at) => {
    if (token.from < end) return;
    const next = tokens[at + 1];
    const code = (next && codeIn(plain, token, next, today)) ?? codeIn(plain, token, token, today);
    if (!code) return;
    const { to, text: asWritten, facts } = code;
    end = to;
    if (!found.has(facts.code)) found.set(facts.code, { text: asWritten, facts });
  });
  const madeIn = labelIn(plain);
  return { codes: [...found.values()], ...(madeIn !== undefined && { madeIn }) };
}

/** Marks that pile up on one character make normalizing it take ever longer; no writing needs many. */
const MOST_MARKS = 4;

/**
 * A text in the form in which its codes and labels are looked for, in time that grows with its length alone.
 *
 * @example
 * normalized('ＳＰ０065') // => "SP0065"
 */
export function normalized(text: string): string {
  return plainForms(text.replace(/\p{M}{5,}/gu, (marks) => marks.slice(0, MOST_MARKS)))
    .replace(/[^\S\r\n]/g, ' ')
    .normalize('NFC');
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
  const facts = read(prepare(isApart ? first.text + last.text : first.text), today);
  if (typeof facts === 'string') return undefined;
  const { from } = first;
  const { to } = last;
  if (!isMeant({ plain, from, to, isApart, parts, facts })) return undefined;
  return { text: plain.slice(from, to), to, facts };
}

/** Two tokens are the letters and the digits of a code, not a code that was cut anywhere. */
function partsOf(plain: string, first: Token, last: Token): Parts | undefined {
  if (first.text.length + last.text.length > 2 * LONGEST) return undefined;
  if (first === last) return parse(prepare(first.text));
  if (!GAP.test(plain.slice(first.to, last.from))) return undefined;
  const parts = parse(prepare(first.text + last.text));
  const letters = parts?.letters === 'before' ? first.text : last.text;
  return prepare(letters) === parts?.factory ? parts : undefined;
}
