import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/site';

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|light-dark)a?\([^;]*|(?<=: )(?:white|black)\b/gi;

test('a colour stands in the tokens and nowhere else', () => {
  const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !path.endsWith('tokens.css'),
  );
  expect(sheets.length).toBeGreaterThan(30);
  const found = sheets.flatMap((path) => {
    // The margins of paper know no variables.
    const css = readFileSync(`${FOLDER}/${path}`, 'utf8').replace(/@page[^]*/, '');
    return [...css.matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`);
  });
  expect(found).toEqual([]);
});
