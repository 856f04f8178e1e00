import { tables } from '../../content/guide-pdf.ts';
import { decode, type ValidResult } from '../../core/index.ts';

/** The reading of a code that the guide shows, as of the day of its tables. */
export function readingOf(code: string): ValidResult {
  const result = decode(code, { today: tables.iso });
  if (!result.isValid) throw new Error(`${code}: ${result.error}`);
  return result;
}
