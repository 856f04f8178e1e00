import { readFileSync } from 'node:fs';

/**
 * The rows of a table in this folder, without its header, each as its cells; `\n` in a cell is a line break.
 *
 * @example
 * rowsOf('stories.tsv')[0] // => ["conflict", "Bought in 2012, date code AR2126, made in France"]
 */
export function rowsOf(name: string): readonly (readonly string[])[] {
  const file = readFileSync(new URL(name, import.meta.url), 'utf8');
  const [, ...rows] = file.replace(/\n$/, '').split('\n');
  return rows.map((row) => row.replaceAll('\\n', '\n').split('\t'));
}
