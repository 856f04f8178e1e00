import { type Line, lineNamed } from '../core/lines.ts';
import { textOf } from '../core/prepare.ts';
import { linesIn } from './claims/names.ts';
import { signsIn } from './claims/signs.ts';
import { sceneFor } from './reader/words.ts';

/** Hardly any name of a bag is longer, in characters. */
const LONGEST = 200;

/** A line or model that a name means. */
export interface NamedLine {
  readonly line: Line;
  /** The name has a word that the table does not know. */
  readonly isOtherVersion: boolean;
}

/**
 * The line or model that a person means, whatever the order of the words; of several the one that came last. Undefined if there
 * is none.
 *
 * @example
 * ['Neverfull MM', 'Damier Ebene Speedy 30', 'Speedy 30 Damier Ebene', 'スピーディ'].map((name) => lineOf(name)?.id) // => ["neverfull","damier-ebene","damier-ebene","speedy"]
 * lineOf('Birkin') // => undefined
 */
export function lineOf(text: string): Line | undefined {
  return namedLineOf(text)?.line;
}

/**
 * The same, and whether its name has a word that the table does not know.
 *
 * @example
 * namedLineOf('Neverfull MM Something')?.isOtherVersion // => true
 */
export function namedLineOf(text: string): NamedLine | undefined {
  const [first, ...others] = linesNamed(text);
  return (
    first &&
    others.reduce((last, named) => (since(named.line) > since(last.line) ? named : last), first)
  );
}

/**
 * Whether a name is that of a shoe, a scarf, a garment, a watch, a jewel, sunglasses or a trunk.
 *
 * @example
 * ['LV sneakers', 'Speedy 30'].map(namesOtherGoods) // => [true,false]
 */
export function namesOtherGoods(text: string): boolean {
  const scene = sceneFor(textOf(text).slice(0, LONGEST));
  return signsIn(scene, linesIn(scene, true)).some(({ sign }) => sign === 'other-goods');
}

/** The year from which a line counts; what has none tells least. */
function since({ launches }: Line): number {
  return (launches.find(({ evidence }) => evidence === 'documented') ?? launches[0])?.year ?? 0;
}

/**
 * The lines and models that a name means: the whole name, or those that it has.
 *
 * @example
 * linesNamed('Neverfull Something').map(({ line, isOtherVersion }) => [line.id, isOtherVersion]) // => [["neverfull",true]]
 */
export function linesNamed(text: string): readonly NamedLine[] {
  const name = textOf(text).slice(0, LONGEST);
  const whole = lineNamed(name);
  if (whole) return [{ line: whole, isOtherVersion: false }];
  return linesIn(sceneFor(name), true).map(({ line, isOtherVersion }) => ({
    line,
    isOtherVersion,
  }));
}
