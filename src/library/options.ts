import { type Day, readDay, type Today } from '../core/calendar.ts';
import { nearest } from './nearest.ts';
import { currentDay } from '../core/today.ts';
import type { CoreWords } from '../words/words.ts';

let lastDay: { readonly day: Day; readonly today: Today } | undefined;
let lastMinute: { readonly minute: number; readonly day: Day } | undefined;

const MINUTE_MS = 60_000;

/**
 * The day that a caller names, or else that of the clock (or of the facts, if the clock is behind them), parsed once for a
 * whole list of codes.
 *
 * @throws RangeError for anything but a calendar day written `YYYY-MM-DD`
 */
export function parseToday(today: Day | undefined): Today {
  const day = today === undefined ? dayOfClock() : describeValue(today);
  if (lastDay?.day !== day) lastDay = { day, today: readDay(day) };
  return lastDay.today;
}

/** The local day, worked out once a minute: that takes longer than decoding a code. */
function dayOfClock(): Day {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (lastMinute?.minute !== minute) lastMinute = { minute, day: currentDay(new Date()) };
  return lastMinute.day;
}

/** The options of a function that is passed to `map`, whose second argument is the index. */
const NONE = {};

/**
 * The options of a call. A number counts as no options: `map` passes it after each code.
 *
 * @param names the options that the function has
 * @throws RangeError for anything but an object, and for an option that does not exist
 */
export function optionsOf<Options extends object>(
  options: Options | number,
  names: readonly string[],
): Partial<Options> {
  if (typeof options === 'number') return NONE;
  if (typeof options !== 'object' || (options as unknown) === null) {
    throw new RangeError(`options must be an object, got ${describeValue(options)}`);
  }
  for (const name in options) {
    if (!names.includes(name) && Object.hasOwn(options, name)) throw unknownOption(name, names);
  }
  return options;
}

function unknownOption(name: string, names: readonly string[]): RangeError {
  const meant = nearest(name, names);
  const wayOut =
    meant === undefined ? `known are ${names.join(' and ')}` : `did you mean ${meant}?`;
  return new RangeError(`there is no option ${describeValue(name)}; ${wayOut}`);
}

/**
 * A function that returns the words of a call, or the built-in ones if it has none. Words of other languages are checked
 * once: they must have all that the built-in ones have.
 */
export function wordsOr<Words extends CoreWords>(
  builtIn: Words,
): (words: Words | undefined) => Words {
  const complete = new WeakSet<object>();
  return (words = builtIn) => {
    if (words !== builtIn && !complete.has(words)) {
      assertComplete(words, builtIn);
      complete.add(words);
    }
    return words;
  };
}

function assertComplete(words: unknown, builtIn: object): asserts words is object {
  const isComplete =
    typeof words === 'object' &&
    words !== null &&
    Object.entries(builtIn).every(([key, value]) => {
      const own = (words as Readonly<Record<string, unknown>>)[key];
      return own !== null && typeof own === typeof value;
    });
  if (!isComplete) {
    throw new RangeError(
      `words must be those of a language, such as ja from 'heatstamp/words/ja', got ${describeValue(words)}`,
    );
  }
}

/**
 * Throws for anything but a valid result, since nothing else can be compared with a label or a line.
 *
 * @param fields the fields that are compared, with their types
 * @throws RangeError if the result is not valid, or a field is missing
 */
export function assertValidResult(
  result: unknown,
  fields: Readonly<Record<string, 'string' | 'number' | 'object'>>,
): void {
  const isValid =
    typeof result === 'object' &&
    result !== null &&
    'isValid' in result &&
    result.isValid === true &&
    Object.entries(fields).every(
      ([field, type]) => typeof (result as Readonly<Record<string, unknown>>)[field] === type,
    );
  if (!isValid) {
    throw new RangeError(`result must be a valid result, got ${describeValue(result)}`);
  }
}

/** Longer values are cut in messages. */
const LONGEST = 100;

/** A value as an error message shows it. */
export function describeValue(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) return String(value);
  try {
    return JSON.stringify(value).slice(0, LONGEST);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
