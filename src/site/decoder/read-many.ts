import { type Day, decode, type LabelCountry, readListing, type Result } from '../../core/index.ts';
import { MOST_LINES } from '../lib/limits.ts';
import type { List } from './list/list.ts';

/** One answer to a text: what it is, or a code that was found in it. */
interface Found {
  readonly result: Result;
  /** The code as it stands in the text, where the text is more than that. */
  readonly found?: string;
  readonly madeIn?: LabelCountry;
}

/** What a text says: itself when it is a code or close to one, else the codes found in it, else its error. */
export function readText(text: string, today: Day): readonly [Found, ...Found[]] {
  const result = decode(text, { today });
  if (result.isValid || result.suggestions.length > 0) return [{ result }];
  const { codes, ...label } = readListing(text, { today });
  const [first, ...others] = codes.map((code) => ({
    ...label,
    result: code.result,
    found: code.text,
  }));
  return first ? [first, ...others] : [{ result }];
}

/** Every line that is not blank, as far as one table goes. */
export function readLines(input: string, today: Day): List {
  const lines = input.split(/[\n\r]+/).filter((line) => line.trim() !== '');
  const rows = lines.slice(0, MOST_LINES).flatMap((text, at) =>
    readText(text, today).map(({ result, found, madeIn }) => ({
      line: at + 1,
      input: text,
      found,
      result,
      madeIn,
    })),
  );
  return { kind: 'list', input, rows, rest: lines.slice(MOST_LINES) };
}
