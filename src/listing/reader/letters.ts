import { has, type Token, type TokenKind } from './lexer.ts';
import type { MeaningMask } from './lexicon.ts';
import type { Scene } from './scene.ts';
import * as is from './sets.ts';

/** What a letter stands for: a set of meanings, a kind of token, or any test of one. */
export type Sign = MeaningMask | TokenKind | ((token: Token, index: number) => boolean);

/** The letters of a rule, each with what it stands for. The first that fits counts; a capital ends what is spelled. */
export type Alphabet = readonly (readonly [letter: string, ...signs: readonly Sign[]])[];

/** Tokens in the letters of an alphabet, and the index of the last one. */
interface Spelled {
  readonly letters: string;
  readonly at: number;
}

/**
 * Tokens one after the other as letters, so that a rule is a pattern: up to a capital letter, to a token without a letter, to
 * the end of a clause or sentence, or to so many tokens.
 *
 * @param partOf the clause or sentence of a token, that of the token beside the first one counts
 * @example
 * const alphabet = [['C', codeCue], ['f', fill, 'colon']];
 * spell(sceneFor('is: the date code'), 0, 1, 9, alphabet) // => {"letters":"fffC","at":3}
 */
export function spell(
  { tokenAt }: Scene,
  first: number,
  step: 1 | -1,
  most: number,
  alphabet: Alphabet,
  partOf?: (index: number) => number,
): Spelled {
  const part = partOf?.(first - step);
  let letters = '';
  let at = first;
  for (; letters.length < most; at += step) {
    if (partOf && partOf(at) !== part) break;
    const letter = letterIn(alphabet, tokenAt(at), at);
    letters += letter;
    if (letter === '') break;
    if (letter >= 'A' && letter <= 'Z') return { letters, at };
  }
  return { letters, at: at - step };
}

/**
 * Whether one of so many tokens is any of some signs.
 *
 * @example
 * isNear(sceneFor('not made in France'), 3, -1, 4, [denial]) // => true
 */
export function isNear(
  { tokenAt }: Scene,
  first: number,
  step: 1 | -1,
  most: number,
  signs: readonly Sign[],
  partOf?: (index: number) => number,
): boolean {
  const part = partOf?.(first - step);
  for (let by = 0, at = first; by < most; by += 1, at += step) {
    if (partOf && partOf(at) !== part) return false;
    const token = tokenAt(at);
    if (signs.some((sign) => fits(sign, token, at))) return true;
  }
  return false;
}

function letterIn(alphabet: Alphabet, token: Token, index: number): string {
  for (const row of alphabet) {
    for (let at = 1; at < row.length; at += 1) {
      if (fits(row[at] as Sign, token, index)) return row[0];
    }
  }
  return '';
}

function fits(sign: Sign, token: Token, index: number): boolean {
  if (typeof sign === 'object') return token.entry !== undefined && has(token, sign);
  return typeof sign === 'function' ? sign(token, index) : token.kind === sign;
}

/** Any token, as the last letter of an alphabet. */
export const any = () => true;

/** A country by its name. */
export const country = ({ entry }: Token): boolean => entry?.country !== undefined;

/** A line or model by its name. */
export const line = ({ entry }: Token): boolean => entry?.line !== undefined;

/** A word that no language knows. */
export const unknown = ({ kind, entry }: Token): boolean => kind === 'word' && entry === undefined;

/** Four digits from the first to the last of these are a year. */
export const EARLIEST = 1950;
export const LATEST = 2049;

/** By how much years of the Buddhist calendar are larger. */
const BUDDHIST = 543;

const SIGNS: Readonly<Partial<Record<TokenKind, string>>> = {
  comma: ',',
  slash: '/',
  dash: '-',
  stop: '.',
  open: '(',
  close: ')',
  quote: "'",
  colon: ':',
};

/** The letter of a word, whatever is next to it; the first that fits counts. */
const WORDS = [
  { mask: is.yearSign, letter: 'S' },
  { mask: is.monthSign, letter: 'm' },
  { mask: is.weekSign, letter: 'w' },
  { mask: is.ordinalSign, letter: 'o' },
] as const;
const MORE_WORDS = [
  { mask: is.week, letter: 'W' },
  { mask: is.quarter, letter: 'q' },
  { mask: is.first, letter: 'F' },
  { mask: is.age, letter: 'a' },
  { mask: is.small, letter: 'f' },
  { mask: is.orTo, letter: 'j' },
] as const;

/**
 * One letter for each token; the shapes of dates are written in these letters. Y is a year of four digits, n a number of
 * one or two, # another number, M the name of a month, W the word for a week, S m w o the signs 年 月 週 第, t the ending of
 * an ordinal, F "first", N another number in words, j "or" and "to", e a reign, d a decade, a an age, f small words, q a quarter, x anything else.
 *
 * @example
 * lettersOf(sceneFor('made in October 2004')) // => "xMY"
 */
export function lettersOf(scene: Scene): string {
  return scene.tokens.map((token, index) => letterOf(scene, token, index)).join('');
}

function letterOf(scene: Scene, token: Token, index: number): string {
  if (token.kind === 'number') return numberLetter(scene, token, index);
  if (token.kind === 'word') return wordLetter(scene, token, index);
  if (scene.plain.text.charAt(token.from) === '+') return '+';
  return SIGNS[token.kind] ?? 'x';
}

function numberLetter(scene: Scene, token: Token, index: number): string {
  const next = scene.tokenAt(index + 1);
  if (Number.isNaN(token.value) || (has(next, is.unit) && !has(next, is.yearOrMonthSign)))
    return '#';
  if (token.digits < 3) return 'n';
  const year = calendarYear(scene, index);
  const isYear = token.digits === 4 && year >= EARLIEST && year <= LATEST;
  return isYear && !isInNumber(scene, index) ? 'Y' : '#';
}

/**
 * The calendar year of four digits. Thai years count from 543 BC: after a Thai word, 2547 is 2004.
 *
 * @example
 * calendarYear(sceneFor('ปี 2547'), 1) // => 2004
 */
export function calendarYear({ tokenAt }: Scene, index: number): number {
  const { value } = tokenAt(index);
  const isThai = /\p{Script=Thai}/u.test(tokenAt(index - 1).entry?.phrase ?? '');
  return isThai && value >= EARLIEST + BUDDHIST ? value - BUDDHIST : value;
}

/** Whether digits are part of a longer number: 555-2004, 0033 2004. */
function isInNumber({ tokenAt }: Scene, index: number): boolean {
  const token = tokenAt(index);
  const [farther, before] = [tokenAt(index - 2), tokenAt(index - 1)];
  const [next, after] = [tokenAt(index + 1), tokenAt(index + 2)];
  return (
    isLong(before) ||
    isLong(next) ||
    (isJoint(before) && !token.isApart && isLong(farther)) ||
    (isJoint(next) && !after.isApart && isLong(after))
  );
}

function isJoint({ kind, isApart }: Token): boolean {
  return !isApart && (kind === 'dash' || kind === 'stop');
}

/** Three or more digits that are not a year. */
function isLong({ kind, digits, value }: Token): boolean {
  const isYear = digits === 4 && value >= EARLIEST && value <= LATEST;
  return kind === 'number' && digits > 2 && !isYear;
}

function wordLetter({ tokenAt }: Scene, token: Token, index: number): string {
  const { entry } = token;
  if (!entry) return 'x';
  const before = tokenAt(index - 1);
  // A dash may join them: 80-talet, 12-я неделя.
  const joined = before.kind === 'dash' && !before.isApart ? tokenAt(index - 2) : before;
  const isAfterNumber = !token.isApart && (joined.kind === 'number' || joined.kind === 'quote');
  // One letter is a reign only in "H16年".
  const isReign =
    entry.phrase.length > 1 ||
    (tokenAt(index + 1).kind === 'number' && has(tokenAt(index + 2), is.yearSign));
  if (entry.era && isReign) return 'e';
  // "Años 80" is a decade, "20 años" is an age.
  const leads = entry.phrase.length > 2 && (token.isUnspaced || before.kind !== 'number');
  if (has(token, is.decade) && (isAfterNumber || leads)) return 'd';
  if (isAfterNumber && has(token, is.nth)) return 't';
  if (entry.number !== undefined) return 'N';
  const fits = ({ mask }: (typeof WORDS | typeof MORE_WORDS)[number]) => has(token, mask);
  return (
    WORDS.find(fits)?.letter ??
    (entry.month === undefined ? MORE_WORDS.find(fits)?.letter : 'M') ??
    'x'
  );
}
