import { FACTORIES as TABLE } from '../dist/lib/core/factories.js';

/** Fixed, so that every run measures the same codes. */
const SEED = 20_261_121;

const FACTORIES = Object.keys(TABLE);
const LETTERS = FACTORIES.filter((code) => /^[A-Z]{2}$/.test(code));

/**
 * A mixture like a dealer's list: every format, some spaces and lower-case letters, and a few codes that can't be read.
 * @param {number} count
 * @returns {string[]}
 */
export function codes(count) {
  const random = randoms(SEED);
  const lines = Array.from({ length: count }, () => randomCode(random));
  // Strings split from one text are in memory as they are when a file is read.
  return lines.join('\n').split('\n');
}

/**
 * The percentage of each kind.
 * @type {readonly (readonly [number, (random: (below: number) => number) => string])[]}
 */
const MIXTURE = [
  [50, (random) => pick(FACTORIES, random) + alternating(1 + random(52), 7 + random(14))],
  [20, (random) => pick(FACTORIES, random) + alternating(1 + random(12), (90 + random(17)) % 100)],
  [7, (random) => pick(FACTORIES, random) + yearFirst(random)],
  [7, (random) => yearFirst(random) + pick(LETTERS, random)],
  [3, (random) => yearFirst(random)],
  [3, (random) => `${yearFirst(random)} ${pick(LETTERS, random)}`],
  [
    3,
    (random) => (pick(LETTERS, random) + alternating(1 + random(52), 7 + random(14))).toLowerCase(),
  ],
  [2, (random) => pick(LETTERS, random) + alternating(54 + random(40), 7 + random(14))],
  [1, (random) => `QJ${alternating(1 + random(52), 7 + random(14))}`],
  [1, (random) => `${pick(LETTERS, random)}-${alternating(1 + random(52), 7 + random(14))}`],
  [
    1,
    (random) => (pick(LETTERS, random) + alternating(10 + random(3), random(7))).replace('0', 'O'),
  ],
  [1, (random) => `M${String(40_000 + random(10_000))}`],
  [1, () => 'no code at all'],
];

/** @param {(below: number) => number} random */
function randomCode(random) {
  let percent = random(100);
  const kind = MIXTURE.find(([share]) => (percent -= share) < 0);
  return kind ? kind[1](random) : '';
}

/**
 * Digits 1 and 3 are the week or month, 2 and 4 the year.
 * @param {number} weekOrMonth
 * @param {number} year
 */
function alternating(weekOrMonth, year) {
  const [a, b] = [two(weekOrMonth), two(year)];
  return `${a.charAt(0)}${b.charAt(0)}${a.charAt(1)}${b.charAt(1)}`;
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
 * Mulberry32, a small random number generator.
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
