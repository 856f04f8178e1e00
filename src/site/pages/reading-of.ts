import { TABLE_DAY } from '../../core/factories.ts';
import { decode, type ValidResult } from '../../heatstamp.ts';

/** Decodes an example on a page, as of the day of the facts. Throws if it does not read. */
export function readingOf(code: string): ValidResult {
  const result = decode(code, { today: TABLE_DAY });
  if (!result.isValid) throw new Error(`${code}: ${result.error}`);
  return result;
}
