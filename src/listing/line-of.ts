import { type Line, lineNamed, LINES } from '../core/lines.ts';
import { textOf } from '../core/prepare.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { lex } from './lexer.ts';
import { linesIn } from './lines.ts';
import { sceneOf } from './scene.ts';
import { plainOf } from './text.ts';

/** Hardly any name of a bag is longer, in characters. */
const LONGEST = 200;

let lexicon: Lexicon | undefined;

/**
 * The line or model that a person means: by a name of the table, or the first one in the text. Undefined if there is none.
 *
 * @example
 * ['Neverfull MM', 'Speedy 30', 'speedy', 'スピーディ'].map((name) => lineOf(name)?.id) // => ["neverfull","speedy","speedy","speedy"]
 * lineOf('Birkin') // => undefined
 */
export function lineOf(text: string): Line | undefined {
  const name = textOf(text).slice(0, LONGEST);
  const whole = lineNamed(name);
  if (whole) return whole;
  lexicon ??= createLexicon({
    labels: [],
    languages: [],
    lines: LINES.map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] })),
  });
  const plain = plainOf(name);
  return linesIn(sceneOf(plain, lex(plain, lexicon), []))[0]?.line;
}
