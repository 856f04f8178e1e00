/**
 * The built library, or its source.
 * @typedef {typeof import('../../src/heatstamp.ts')} Library
 */

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The numbers with three digits and those with four. */
const NUMBERS = 1000 + 10_000;

/**
 * All factory codes of the library, found by looking up every text of their shapes, and all prefixes: these and all
 * pairs of letters.
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
 * The number of strings in the shape of a code: letters before or after digits, and digits alone.
 * @param {readonly string[]} prefixes
 */
export function sizeOf(prefixes) {
  return prefixes.length * 2 * NUMBERS + NUMBERS;
}

/**
 * The string at an index of the space, in a fixed order that ends with digits alone.
 * @param {readonly string[]} prefixes
 * @param {number} index
 */
export function codeAt(prefixes, index) {
  const letters = prefixes[Math.floor(index / (2 * NUMBERS))] ?? '';
  const digits = digitsAt(index % NUMBERS);
  return index % (2 * NUMBERS) < NUMBERS ? letters + digits : digits + letters;
}

/** @param {number} index */
function digitsAt(index) {
  return index < 1000 ? String(index).padStart(3, '0') : String(index - 1000).padStart(4, '0');
}
