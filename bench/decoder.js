import { Worker } from 'node:worker_threads';
import { FACTORIES } from '../dist/lib/core/factories.js';
import { FORMATS, STANDINGS } from '../dist/lib/core/formats.js';
import { decode } from '../dist/lib/heatstamp.js';
import { codes, randoms } from './codes.js';
import { print } from './measure.js';

const SEED = 20_261_121;
const TODAY = '2026-11-21';

/** Codes in a sample. There are fewer different ones with digits alone, so those are repeated. */
const SAMPLE_SIZE = 10_000;

/** Random codes to sort into samples. */
const RANDOM_CODES = 400_000;

const ERRORS = [
  'unknown-pattern',
  'unknown-factory',
  'invalid-week',
  'invalid-month',
  'future-date',
];

const KINDS = [
  ...FORMATS.flatMap(({ id }) => STANDINGS.map((standing) => `${id}, ${standing}`)),
  ...ERRORS.flatMap((error) => [error, `${error}, with suggestions`]),
];

/**
 * Prints the time of decoding as a multiple of the floor, for each format and standing, each kind of error, and a
 * mixture. Each sample has a thread of its own, so that it starts with an unused decoder.
 */
export async function benchDecoder() {
  const mixture = codes(SAMPLE_SIZE);
  const rows = [['codes', 'distinct', 'floor ns', 'decode ns', 'ratio', 'first floor', 'first ns']];
  for (const [kind, sample] of [...samples(), /** @type {const} */ (['mixture', mixture])]) {
    const { floor, subject, ratio, first } = await measure(sample, mixture);
    const times = [floor, subject, first.floor, first.subject].map((time) => time.toFixed(0));
    const distinct = String(new Set(sample).size);
    rows.push([kind, distinct, ...times.slice(0, 2), ratio.toFixed(1), ...times.slice(2)]);
  }
  print('Decoder, against one regular expression and one look-up', rows);
}

/**
 * Measures a sample in a thread of its own.
 * @param {readonly string[]} sample
 * @param {readonly string[]} mixture decoded between the first pass and the others
 * @returns {Promise<import('./decoder-worker.js').Times>}
 */
async function measure(sample, mixture) {
  const workerData = { sample: sample.join('\n'), mixture: mixture.join('\n'), today: TODAY };
  const worker = new Worker(new URL('decoder-worker.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

/** Codes by kind, such as `week-year, documented` or `unknown-pattern, with suggestions`. */
function samples() {
  const random = randoms(SEED);
  /** @type {Map<string, Set<string>>} */
  const found = new Map(KINDS.map((kind) => [kind, new Set()]));
  for (let count = 0; count < RANDOM_CODES; count += 1) {
    const code = randomCode(random);
    const sample = found.get(kindOf(decode(code, { today: TODAY })));
    if (sample && sample.size < SAMPLE_SIZE) sample.add(code);
  }
  return [...found]
    .filter(([, sample]) => sample.size > 0)
    .map(([kind, sample]) => /** @type {const} */ ([kind, repeat([...sample])]));
}

/** @param {import('../dist/lib/heatstamp.js').Result} result */
function kindOf(result) {
  if (result.isValid) return `${result.reading}, ${result.standing}`;
  return result.suggestions.length > 0 ? `${result.errorCode}, with suggestions` : result.errorCode;
}

/** @param {readonly string[]} sample */
function repeat(sample) {
  return Array.from({ length: SAMPLE_SIZE }, (_, index) => sample[index % sample.length] ?? '');
}

const PREFIXES = Object.keys(FACTORIES);

/**
 * A string that is a code or close to one.
 * @param {(below: number) => number} random
 */
function randomCode(random) {
  const length = random(4) === 0 ? 3 : 4;
  const digits = String(random(10 ** length)).padStart(length, '0');
  const letters =
    random(10) === 0
      ? randomLetter(random) + randomLetter(random)
      : (PREFIXES[random(PREFIXES.length)] ?? '');
  const code = arrange(letters, digits, random(10));
  const index = random(code.length);
  return random(8) === 0
    ? code.slice(0, index) + randomLetter(random) + code.slice(index + 1)
    : code;
}

/**
 * @param {string} letters
 * @param {string} digits
 * @param {number} tenth below 10
 */
function arrange(letters, digits, tenth) {
  if (tenth < 5) return letters + digits;
  if (tenth < 8) return digits + letters;
  return tenth === 8 ? digits : `${letters}-${digits}`;
}

/** @param {(below: number) => number} random */
function randomLetter(random) {
  return String.fromCharCode(65 + random(26));
}
