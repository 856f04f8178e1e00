import { Worker } from 'node:worker_threads';
import { FACTORIES } from '../dist/lib/core/factories.js';
import { FORMATS, STANDINGS } from '../dist/lib/core/formats.js';
import { decode } from '../dist/lib/heatstamp.js';
import { codes, randoms } from './codes.js';
import { print } from './measure.js';

const SEED = 20_261_121;
const TODAY = '2026-11-21';

/** Codes in a sample. Of digits alone there are not so many of each kind; those stand in it several times. */
const COUNT = 10_000;

/** How many codes are drawn from all that there are, to sort them into kinds. */
const DRAWN = 400_000;

/** @typedef {import('../dist/lib/heatstamp.js').Result} Result */

/**
 * Prints what decoding takes against a floor, for each format and standing, each kind of code that does not read, and a
 * mixture. Each has a thread of its own, so that its first pass meets a decoder that has read nothing.
 */
export async function benchDecoder() {
  const mixture = codes(COUNT);
  const rows = [['codes', 'distinct', 'floor ns', 'decode ns', 'ratio', 'first floor', 'first ns']];
  for (const [name, sample] of [...kinds(), /** @type {const} */ (['mixture', mixture])]) {
    const { floor, subject, ratio, first } = await measured(sample, mixture);
    const figures = [floor, subject].map((each) => each.toFixed(0));
    const firsts = [first.floor, first.subject].map((each) => each.toFixed(0));
    rows.push([name, String(new Set(sample).size), ...figures, ratio.toFixed(1), ...firsts]);
  }
  print('Decoder, against one regular expression and one look-up', rows);
}

/**
 * Times a sample in a thread of its own.
 * @param {readonly string[]} sample
 * @param {readonly string[]} mixture what is decoded between the first pass and the others
 * @returns {Promise<import('./decoder-worker.js').Times>} nanoseconds a code
 */
async function measured(sample, mixture) {
  const workerData = { sample: sample.join('\n'), mixture: mixture.join('\n'), today: TODAY };
  const worker = new Worker(new URL('decoder-worker.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

/** Codes by kind: `week-year, documented`, `invalid-week`, `unknown-pattern, with suggestions`. */
function kinds() {
  const random = randoms(SEED);
  /** @type {Map<string, Set<string>>} */
  const found = new Map(names().map((name) => [name, new Set()]));
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    const code = anyCode(random);
    const kind = found.get(kindOf(decode(code, { today: TODAY })));
    if (kind && kind.size < COUNT) kind.add(code);
  }
  return [...found]
    .filter(([, sample]) => sample.size > 0)
    .map(([name, sample]) => /** @type {const} */ ([name, filled([...sample])]));
}

/** In the order in which they are printed. */
function names() {
  const errors = [
    'unknown-pattern',
    'unknown-factory',
    'invalid-week',
    'invalid-month',
    'future-date',
  ];
  return [
    ...FORMATS.flatMap(({ id }) => STANDINGS.map((standing) => `${id}, ${standing}`)),
    ...errors.flatMap((error) => [error, `${error}, with suggestions`]),
  ];
}

/** @param {Result} result */
function kindOf(result) {
  if (result.isValid) return `${result.reading}, ${result.standing}`;
  return result.suggestions.length > 0 ? `${result.errorCode}, with suggestions` : result.errorCode;
}

/** @param {readonly string[]} sample */
function filled(sample) {
  return Array.from({ length: COUNT }, (_, at) => sample[at % sample.length] ?? '');
}

const KNOWN = Object.keys(FACTORIES);

/**
 * A string that has the shape of a code or nearly has it.
 * @param {(below: number) => number} random
 */
function anyCode(random) {
  const count = random(4) === 0 ? 3 : 4;
  const digits = String(random(10 ** count)).padStart(count, '0');
  const letters =
    random(10) === 0
      ? String.fromCharCode(65 + random(26), 65 + random(26))
      : (KNOWN[random(KNOWN.length)] ?? '');
  const slip = random(10);
  const code =
    slip < 5
      ? letters + digits
      : slip < 8
        ? digits + letters
        : slip === 8
          ? digits
          : `${letters}-${digits}`;
  const at = random(code.length);
  return random(8) === 0
    ? code.slice(0, at) + String.fromCharCode(65 + random(26)) + code.slice(at + 1)
    : code;
}
