import { parentPort, workerData } from 'node:worker_threads';
import { FACTORIES } from '../dist/lib/core/factories.js';
import { decode } from '../dist/lib/heatstamp.js';
import { compared, timed } from './measure.js';

/**
 * Nanoseconds a code: the medians of all passes, and the first pass.
 * @typedef {{ floor: number, subject: number, ratio: number, first: { floor: number, subject: number } }} Times
 */

const ROUNDS = 25;

/** The floor is the least that any decoder does: split the code and look up its factory. */
const PATTERN = /^(?:([A-Z]{2})(\d{3,4})|(\d{3,4})([A-Z]{2})?)$/;
const PREFIXES = new Map(Object.keys(FACTORIES).map((code, index) => [code, index]));

/** Exported, so that the compiler can't drop the work as unused. */
export let checksum = 0;

/** @type {unknown} */
const data = workerData;
const { today, ...texts } = /** @type {{ sample: string, mixture: string, today: string }} */ (
  data
);
// Strings split from one text are in memory as they are when a file is read.
const sample = texts.sample.split('\n');
const mixture = texts.mixture.split('\n');
const perCode = 1e6 / sample.length;

const first = { floor: timeFloor() * perCode, subject: timeDecoder() * perCode };
decodeAll(mixture);
splitAll(mixture);
const { floor, subject, ratio } = await compared(ROUNDS, timeFloor, timeDecoder);
parentPort?.postMessage({ floor: floor * perCode, subject: subject * perCode, ratio, first });

function timeFloor() {
  return timed(() => {
    splitAll(sample);
  });
}

function timeDecoder() {
  return timed(() => {
    decodeAll(sample);
  });
}

/** @param {readonly string[]} codes */
function splitAll(codes) {
  for (const code of codes) {
    const match = PATTERN.exec(code);
    if (match) checksum += PREFIXES.get(match[1] ?? match[4] ?? '') ?? 0;
  }
}

/** @param {readonly string[]} codes */
function decodeAll(codes) {
  for (const code of codes) checksum += decode(code, { today }).isValid ? 1 : 0;
}
