import { tables } from '#words/pages/guide.ts';
import { decode, type ValidResult } from '../../../heatstamp.ts';

/** The reading of a code that the guide shows, as of the day of its tables. */
export function readingOf(code: string): ValidResult {
  const result = decode(code, { today: tables.iso });
  if (!result.isValid) throw new Error(`${code}: ${result.error}`);
  return result;
}

/** An address as one writes it down: `https://heatstamp.example` is `heatstamp.example`. */
export function addressOf(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
