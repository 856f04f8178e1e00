import { readDay, type Today } from './calendar.ts';
import { ERRORS } from './errors.ts';
import { prepare } from './prepare.ts';
import { read } from './read.ts';
import { suggestionsFor } from './suggestions.ts';
import type { Day, DecodeOptions, Result } from './types.ts';

/** A list of codes is decoded on one day, so the last day is kept as it was read. */
let last: { readonly day: Day; readonly today: Today } | undefined;

/**
 * Reads a date code: when and where the item says it was made, how sure that is, and what else it could mean.
 *
 * Every format that fits gives a reading; the one with the best standing is the answer, and between equals the first in
 * the order of FORMATS. Another one can be asked for; the likeliest then stands first among the other readings. Bad
 * input is a result with `isValid: false`, never an exception.
 *
 * @throws RangeError when `today` is no calendar day written `YYYY-MM-DD`
 * @example
 * decode('AR2126', { today: '2026-11-21' }).date // => "Week 22, 2016"
 * decode('sd 1013', { today: '2026-11-21' }).date // => "November 2003"
 * decode('SD1013', { today: '2026-11-21', reading: 'week-year' }).date // => "Week 11, 2003"
 * decode('QQ2126', { today: '2026-11-21' }).error // => "Unknown factory location code"
 */
export function decode(input: string, options: DecodeOptions): Result {
  const today = todayOf(options.today);
  const code = prepare(input);
  const outcome = code === '' ? 'empty' : read(code, today, options.reading);
  if (typeof outcome !== 'string') return outcome;
  const suggestions = suggestionsFor(code, today);
  return { isValid: false, code: outcome, input: code, error: ERRORS[outcome], suggestions };
}

function todayOf(day: Day): Today {
  if (last?.day !== day) last = { day, today: readDay(day) };
  return last.today;
}
