import { type Line, lineNamed } from '../core/lines.ts';
import { textOf } from '../core/prepare.ts';
import { linesIn } from './lines.ts';
import { normalized } from './text.ts';

/** No name of a bag is much longer, in characters. */
const LONGEST = 200;

/**
 * The line or model that a person means: a name of the table, or the first that the text names by the rules of listings.
 * Undefined for what names none.
 *
 * @example
 * ['Neverfull MM', 'Speedy 30', 'speedy', 'スピーディ'].map((name) => lineOf(name)?.id) // => ["neverfull","speedy","speedy","speedy"]
 * lineOf('Birkin') // => undefined
 */
export function lineOf(text: string): Line | undefined {
  const name = normalized(textOf(text).slice(0, LONGEST));
  return lineNamed(name) ?? linesIn(name)[0]?.line;
}
