import { FACTORIES as TABLE } from '../dist/lib/core/factories.js';

/** Always the same numbers in the same order, so that every run measures the same codes. */
const SEED = 20_261_121;

const FACTORIES = Object.keys(TABLE);
const LETTERS = FACTORIES.filter((code) => /^[A-Z]{2}$/.test(code));

/**
 * A mixture such as a dealer's list: every format, spaces and small letters here and there, a few that cannot be read.
 * @param {number} count
 * @returns {string[]}
 */
export function codes(count) {
  const random = randoms(SEED);
  const lines = Array.from({ length: count }, () => oneOf(random));
  // Joined and split again, the strings lie in memory as those of a file do.
  return lines.join('\n').split('\n');
}

/**
 * The share of each kind, in hundredths.
 * @type {readonly (readonly [number, (random: (below: number) => number) => string])[]}
 */
const MIXTURE = [
  [50, (random) => pick(FACTORIES, random) + woven(1 + random(52), 7 + random(14))],
  [20, (random) => pick(FACTORIES, random) + woven(1 + random(12), (90 + random(17)) % 100)],
  [7, (random) => pick(FACTORIES, random) + yearFirst(random)],
  [7, (random) => yearFirst(random) + pick(LETTERS, random)],
  [3, (random) => yearFirst(random)],
  [3, (random) => `${yearFirst(random)} ${pick(LETTERS, random)}`],
  [3, (random) => (pick(LETTERS, random) + woven(1 + random(52), 7 + random(14))).toLowerCase()],
  [2, (random) => pick(LETTERS, random) + woven(54 + random(40), 7 + random(14))],
  [1, (random) => `QJ${woven(1 + random(52), 7 + random(14))}`],
  [1, (random) => `${pick(LETTERS, random)}-${woven(1 + random(52), 7 + random(14))}`],
  [1, (random) => (pick(LETTERS, random) + woven(10 + random(3), random(7))).replace('0', 'O')],
  [1, (random) => `M${String(40_000 + random(10_000))}`],
  [1, () => 'no code at all'],
];

/** @param {(below: number) => number} random */
function oneOf(random) {
  let hundredth = random(100);
  const kind = MIXTURE.find(([share]) => (hundredth -= share) < 0);
  return kind ? kind[1](random) : '';
}

/**
 * Digits 1 and 3 count, 2 and 4 are the year.
 * @param {number} count
 * @param {number} year
 */
function woven(count, year) {
  const [c, y] = [two(count), two(year)];
  return `${c.charAt(0)}${y.charAt(0)}${c.charAt(1)}${y.charAt(1)}`;
}

/** @param {(below: number) => number} random */
function yearFirst(random) {
  return `${String(80 + random(7))}${random(2) === 0 ? String(1 + random(9)) : two(1 + random(12))}`;
}

/** @param {number} number */
function two(number) {
  return String(number).padStart(2, '0');
}

/**
 * @param {readonly string[]} items
 * @param {(below: number) => number} random
 */
function pick(items, random) {
  return items[random(items.length)] ?? '';
}

/**
 * Mulberry32, a small generator of good enough numbers.
 * @param {number} seed
 * @returns {(below: number) => number}
 */
export function randoms(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
