import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/**
 * The files of words that a language lacks. In their place compilers and bundlers take the English ones, and say nothing:
 * a condition of `imports` that leads to no file gives way to the next. What the command says of itself is English alone.
 * @param {string} folder the language's
 * @returns {readonly string[]}
 */
export function leftOut(folder) {
  return readdirSync(join(root, 'src/words/en'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !file.startsWith('command') && !existsSync(join(folder, file)),
  );
}
