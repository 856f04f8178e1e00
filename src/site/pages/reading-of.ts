import { TABLE_DAY } from '../../core/factories.ts';
import { decode, type ValidResult } from '../../heatstamp.ts';

/** The reading of a code that a page shows, as of the day of the table. */
export function readingOf(code: string): ValidResult {
  const result = decode(code, { today: TABLE_DAY });
  if (!result.isValid) throw new Error(`${code}: ${result.error}`);
  return result;
}
