import type { ValidResult } from '../heatstamp.ts';

/** Some two hundred factories in forty years, each with the spellings of a few labels; it takes some 20 MB. */
const MAX_REMEMBERED = 50_000;

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
