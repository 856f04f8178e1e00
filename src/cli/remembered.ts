import type { ValidResult } from '../heatstamp.ts';

/** A column with more spellings than this is no column of labels or lines. */
const MAX_REMEMBERED = 10_000;

/**
 * Compares codes with what their rows say, and remembers each comparison with its sentence: a table has many rows, but few
 * factories, years and spellings.
 *
 * @param aspectOf what a comparison depends on besides the spelling
 */
export function remembered<Check>(
  aspectOf: (result: ValidResult) => string | number,
  compare: (result: ValidResult, spelling: string) => Check,
): (result: ValidResult, spelling: string) => Check {
  const checks = new Map<string, Check>();
  return (result, spelling) => {
    const key = `${aspectOf(result)} ${spelling}`;
    const known = checks.get(key);
    if (known !== undefined) return known;
    const check = compare(result, spelling);
    if (checks.size < MAX_REMEMBERED) checks.set(key, check);
    return check;
  };
}
