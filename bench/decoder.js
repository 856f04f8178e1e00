import { FACTORIES } from '../dist/lib/core/factories.js';
import { decode } from '../dist/lib/heatstamp.js';
import { compared, print, timed } from './measure.js';

const ROUNDS = 7;
const TODAY = { today: '2026-11-21' };

/** The least that any decoder must do: take the code apart, and find its factory. */
const PATTERN = /^(?:([A-Z]{2})(\d{3,4})|(\d{3,4})([A-Z]{2})?)$/;
const KNOWN = new Map(Object.keys(FACTORIES).map((code, at) => [code, at]));

/** @param {readonly string[]} mixed */
export async function benchDecoder(mixed) {
  const answers = mixed.map((code) => decode(code, TODAY));
  /** @param {(answer: import('../dist/lib/heatstamp.js').Result) => boolean} fits */
  const where = (fits) =>
    mixed.filter((_, at) => fits(/** @type {NonNullable<typeof answers[0]>} */ (answers[at])));
  /** @type {[string, readonly string[]][]} */
  const samples = [
    ['one reading', where((answer) => answer.isValid && answer.otherReadings.length === 0)],
    ['several readings', where((answer) => answer.isValid && answer.otherReadings.length > 0)],
    ['invalid', where((answer) => !answer.isValid)],
    ['all', mixed],
  ];
  answers.length = 0;
  const rows = [['codes', 'count', 'floor ns', 'decode ns', 'ratio']];
  for (const [name, sample] of samples) {
    const { floor, subject, ratio } = await compared(
      ROUNDS,
      () =>
        timed(() => {
          floorOf(sample);
        }),
      () =>
        timed(() => {
          decodeAll(sample);
        }),
    );
    const each = 1e6 / sample.length;
    rows.push([
      name,
      String(sample.length),
      (floor * each).toFixed(0),
      (subject * each).toFixed(0),
      ratio.toFixed(1),
    ]);
  }
  print('Decoder, against one regular expression and one look-up', rows);
}

/** What is found is kept, or the compiler could leave the work out. */
export let kept = 0;

/** @param {readonly string[]} sample */
function floorOf(sample) {
  for (const code of sample) {
    const match = PATTERN.exec(code);
    if (match) kept += KNOWN.get(match[1] ?? match[4] ?? '') ?? 0;
  }
}

/** @param {readonly string[]} sample */
function decodeAll(sample) {
  for (const code of sample) kept += decode(code, TODAY).isValid ? 1 : 0;
}
