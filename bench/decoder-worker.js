import { parentPort, workerData } from 'node:worker_threads';
import { FACTORIES } from '../dist/lib/core/factories.js';
import { decode } from '../dist/lib/heatstamp.js';
import { compared, timed } from './measure.js';

/**
 * Nanoseconds a code: medians, and those of the first pass.
 * @typedef {{ floor: number, subject: number, ratio: number, first: { floor: number, subject: number } }} Times
 */

const ROUNDS = 25;

/** The least that any decoder must do: take the code apart, and find its factory. */
const PATTERN = /^(?:([A-Z]{2})(\d{3,4})|(\d{3,4})([A-Z]{2})?)$/;
const KNOWN = new Map(Object.keys(FACTORIES).map((code, at) => [code, at]));

/** What is found is kept, or the compiler could leave the work out. */
export let kept = 0;

/** @type {unknown} */
const data = workerData;
const {
  sample: text,
  mixture,
  today,
} = /** @type {{ sample: string, mixture: string, today: string }} */ (data);
const options = { today };
// Split here, the strings lie in memory as those of a file do.
const sample = text.split('\n');
const each = 1e6 / sample.length;
const first = { floor: floor() * each, subject: subject() * each };
decodeAll(mixture.split('\n'));
floorOf(mixture.split('\n'));
const times = await compared(ROUNDS, floor, subject);
parentPort?.postMessage({
  floor: times.floor * each,
  subject: times.subject * each,
  ratio: times.ratio,
  first,
});

function floor() {
  return timed(() => {
    floorOf(sample);
  });
}

function subject() {
  return timed(() => {
    decodeAll(sample);
  });
}

/** @param {readonly string[]} list */
function floorOf(list) {
  for (const code of list) {
    const match = PATTERN.exec(code);
    if (match) kept += KNOWN.get(match[1] ?? match[4] ?? '') ?? 0;
  }
}

/** @param {readonly string[]} list */
function decodeAll(list) {
  for (const code of list) kept += decode(code, options).isValid ? 1 : 0;
}
