import { codeAt, factoriesOf, sizeOf } from './codes.js';
import { INVARIANTS } from './invariants.js';

/** How many offending codes of an invariant are kept; the rest are counted. */
const MOST_SHOWN = 5;

export const NO_THROW = 'product §1: a code is answered, never thrown at';

/**
 * How many codes came out how, and which of them offended against what.
 * @typedef {object} Tally
 * @property {number} codes
 * @property {Record<string, number>} outcomes by reading and standing, such as `week-year documented`, or by error
 * @property {Record<string, { count: number, first: string[] }>} offenders by the name of the invariant
 */

/** @returns {Tally} */
export function emptyTally() {
  return { codes: 0, outcomes: {}, offenders: {} };
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
  for (const [name, { count, first }] of Object.entries(next.offenders)) {
    const own = (sum.offenders[name] ??= { count: 0, first: [] });
    own.count += count;
    own.first = [...own.first, ...first].slice(0, MOST_SHOWN);
  }
}

/**
 * Makes an examiner of part of the code space.
 * @param {import('./codes.js').Library} library
 * @param {string} today
 */
export function examinerOf(library, today) {
  const { known, prefixes } = factoriesOf(library);
  const question = {
    decode: (/** @type {string} */ code) => library.decode(code, { today }),
    today,
    known,
  };

  /**
   * Every `step`-th code from one number up to another.
   * @param {number} from
   * @param {number} to not included
   * @param {number} step
   * @returns {Tally}
   */
  function examine(from, to, step) {
    const tally = emptyTally();
    for (let at = from; at < to; at += step) {
      const code = codeAt(prefixes, at);
      tally.codes += 1;
      try {
        const result = question.decode(code);
        const outcome = result.isValid ? `${result.reading} ${result.standing}` : result.errorCode;
        tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
        for (const { name, holds } of INVARIANTS) {
          if (!holds(result, code, question)) offend(tally, name, code);
        }
      } catch (error) {
        offend(tally, NO_THROW, `${code} (${String(error)})`);
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
function offend(tally, name, code) {
  add(tally, { codes: 0, outcomes: {}, offenders: { [name]: { count: 1, first: [code] } } });
}
