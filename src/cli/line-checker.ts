import type { ValidResult } from '../heatstamp.ts';
import type { LineCheck } from '../label.ts';
import { checkLine } from '../library/lines.ts';
import type { ListingWords } from '../words/words.ts';

/** A column with more spellings than this is no column of lines. */
const MAX_CACHED = 10_000;

/** Compares codes with lines, each year with each spelling once: a table has few of them and many rows. */
export function lineChecker(words: ListingWords): (result: ValidResult, name: string) => LineCheck {
  const checks = new Map<string, LineCheck>();
  return (result, name) => {
    const key = `${result.year} ${name}`;
    const known = checks.get(key);
    if (known) return known;
    const check = checkLine(result, name, { words });
    if (checks.size < MAX_CACHED) checks.set(key, check);
    return check;
  };
}
