/**
 * What is asked of the decoder: the built library or its source.
 * @typedef {typeof import('../../src/heatstamp.ts')} Library
 */

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Three digits, then four. */
const NUMBERS = 1000 + 10_000;

/**
 * Every code of the table, asked for one by one, and the other way to ask for one: all pairs of letters.
 * @param {Library} library
 * @returns {{ known: ReadonlySet<string>, prefixes: readonly string[] }}
 */
export function factoriesOf({ factory }) {
  const pairs = LETTERS.flatMap((a) => LETTERS.map((b) => a + b));
  const signs = [...LETTERS, ...Array.from('0123456789')];
  const others = [
    ...signs,
    ...signs.flatMap((a) => signs.map((b) => a + b)),
    ...pairs.flatMap((pair) => LETTERS.map((c) => pair + c)),
  ];
  const known = new Set(others.filter((code) => factory(code)));
  return { known, prefixes: [...new Set([...pairs, ...[...known].sort()])] };
}

/**
 * How many strings have the shape of a code: letters with digits behind or in front of them, and digits alone.
 * @param {readonly string[]} prefixes
 */
export function sizeOf(prefixes) {
  return prefixes.length * 2 * NUMBERS + NUMBERS;
}

/**
 * The string at a place from 0 to the size of the space - 1, in a fixed order that ends with digits alone.
 * @param {readonly string[]} prefixes
 * @param {number} at
 */
export function codeAt(prefixes, at) {
  const letters = prefixes[Math.floor(at / (2 * NUMBERS))] ?? '';
  const digits = digitsAt(at % NUMBERS);
  return at % (2 * NUMBERS) < NUMBERS ? letters + digits : digits + letters;
}

/** @param {number} at */
function digitsAt(at) {
  return at < 1000 ? String(at).padStart(3, '0') : String(at - 1000).padStart(4, '0');
}
