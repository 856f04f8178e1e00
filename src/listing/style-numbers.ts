import { isStyleNumber } from '../core/prepare.ts';
import { CODE_WORDS } from './code-words.ts';
import { folded } from './text.ts';
import { combine } from './vocabulary.ts';

/** What has the length and the characters of a style number; small letters only where five digits follow one. */
const CANDIDATE =
  /(?<![\p{Script=Latin}\p{N}_./@&%+-])(?:[MNZRJQmnzrjq]\d{4,5}[A-Z]?|1A[A-Z\d]{4})(?![\p{Script=Latin}\p{N}_@&%+]|[.,-]\d)/gu;

const { latin, cjk } = combine(CODE_WORDS);

/** Behind these words a letter and four digits are enough: `style` M2024. */
const STYLE_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])${latin('styles')}\\.?(?: ?${latin('numberNouns')}\\.?)?|${cjk('styles')})[\\s:.#=()【】「」：-]{0,4}$`,
  'u',
);

/** Orders, parcels and rooms have such numbers too: `order` Z12345. */
const ORDER_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])${latin('orders')}\\.?(?: ?${latin('numberNouns')}\\.?)?|${cjk('orders')})[\\s:.#=()：-]{0,4}$`,
  'u',
);

/** M and N with five digits are hardly ever anything else. */
const COMMON = /^[MN]\d{5}$/i;

/** How much of the text before a number is looked at, in characters. */
const NEAR = 32;

/**
 * The style (product) numbers in a normalized text, each time, as they stand there.
 *
 * @example
 * styleNumbersIn('Wallet M41526, style M9150U, order Z12345') // => ["M41526","M9150U"]
 */
export function styleNumbersIn(plain: string): readonly string[] {
  return Array.from(plain.matchAll(CANDIDATE)).flatMap(({ 0: number, index }) => {
    const before = folded(plain.slice(Math.max(0, index - NEAR), index));
    return isOfStyle(number, before) ? [number] : [];
  });
}

function isOfStyle(number: string, before: string): boolean {
  if (COMMON.test(number)) return true;
  if (STYLE_BEFORE.test(before)) return true;
  return isStyleNumber(number) && !ORDER_BEFORE.test(before);
}
