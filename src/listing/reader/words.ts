import { DESIGNERS } from '../../core/designers.ts';
import { LINES, namesOf } from '../../core/lines.ts';
import { LANGUAGES } from '../languages.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { lex } from './lexer.ts';
import { type Scene, sceneOf } from './scene.ts';
import { plainOf, type TextSpan } from './text.ts';

const lines = LINES.map((line) => ({ id: line.id, names: namesOf(line) }));

let lexicon: Lexicon | undefined;

/**
 * The words of every language, collected when they are first needed.
 *
 * @example
 * allWords().match('made of silk', 0)?.to // => 7
 */
export function allWords(): Lexicon {
  lexicon ??= createLexicon({
    languages: Object.values(LANGUAGES),
    lines,
    designers: DESIGNERS,
  });
  return lexicon;
}

/**
 * A text as rules see it, with the words of every language.
 *
 * @param codes the positions of its codes
 * @example
 * sceneFor('made of silk').tokens.length // => 2
 */
export function sceneFor(text: string, codes: readonly TextSpan[] = []): Scene {
  const plain = plainOf(text);
  return sceneOf(plain, lex(plain, allWords()), codes);
}
