import { codeAt, factoriesOf, sizeOf } from './codes.js';
import { INVARIANTS } from './invariants.js';

/** How many violating codes to keep for each invariant; the rest are only counted. */
const MOST_EXAMPLES = 5;

export const NO_THROW = 'no code throws';

/**
 * The results of many codes.
 * @typedef {object} Tally
 * @property {number} codes
 * @property {Record<string, number>} outcomes counts by reading and standing, such as `week-year documented`, or by error
 * @property {Record<string, { count: number, first: string[] }>} violations by the name of the invariant
 */

/** @returns {Tally} */
export function emptyTally() {
  return { codes: 0, outcomes: {}, violations: {} };
}

/**
 * Adds the tally of later codes to that of earlier ones.
 * @param {Tally} sum
 * @param {Tally} next
 */
export function add(sum, next) {
  sum.codes += next.codes;
  for (const [outcome, count] of Object.entries(next.outcomes)) {
    sum.outcomes[outcome] = (sum.outcomes[outcome] ?? 0) + count;
  }
  for (const [name, { count, first }] of Object.entries(next.violations)) {
    const total = (sum.violations[name] ??= { count: 0, first: [] });
    total.count += count;
    total.first = [...total.first, ...first].slice(0, MOST_EXAMPLES);
  }
}

/**
 * Creates a function that examines part of the code space.
 * @param {import('./codes.js').Library} library
 * @param {string} today
 */
export function examinerOf(library, today) {
  const { known, prefixes } = factoriesOf(library);
  const context = {
    decode: (/** @type {string} */ code) => library.decode(code, { today }),
    today,
    known,
  };

  /**
   * Examines every `step`-th code of a range.
   * @param {number} from
   * @param {number} to exclusive
   * @param {number} step
   * @returns {Tally}
   */
  function examine(from, to, step) {
    const tally = emptyTally();
    for (let index = from; index < to; index += step) {
      const code = codeAt(prefixes, index);
      tally.codes += 1;
      try {
        const result = context.decode(code);
        const outcome = result.isValid ? `${result.reading} ${result.standing}` : result.errorCode;
        tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
        for (const { name, holds } of INVARIANTS) {
          if (!holds(result, code, context)) report(tally, name, code);
        }
      } catch (error) {
        report(tally, NO_THROW, `${code} (${String(error)})`);
      }
    }
    return tally;
  }
  return { size: sizeOf(prefixes), examine };
}

/**
 * @param {Tally} tally
 * @param {string} name
 * @param {string} code
 */
function report(tally, name, code) {
  add(tally, { codes: 0, outcomes: {}, violations: { [name]: { count: 1, first: [code] } } });
}
