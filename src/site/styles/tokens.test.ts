import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'src/site';

const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(`${FOLDER}/${path}`, 'utf8') }));

const COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|light-dark)a?\([^;]*|(?<=: )(?:white|black)\b/gi;

/** A width in a media query. */
const WIDTH = /(?<!height [<>]=? )\b[\d.]+r?em\b/g;

test('colors are defined in the tokens and nowhere else', () => {
  const others = sheets.filter(({ path }) => !path.endsWith('tokens.css'));
  expect(others.length).toBeGreaterThan(30);
  const colors = others.flatMap(({ path, css }) =>
    // The margins of paper read no variables.
    [...css.replace(/@page[^]*/, '').matchAll(COLOR)].map(([color]) => `${path}: ${color}`),
  );
  expect(colors).toEqual([]);
});

test('layouts change at three widths and no others', () => {
  const queries = sheets.flatMap(({ css }) => css.match(/@media[^{]*/g) ?? []);
  const widths = queries.flatMap((query) => query.match(WIDTH) ?? []);
  expect([...new Set(widths)].sort()).toEqual(['100rem', '48rem', '60rem']);
});
