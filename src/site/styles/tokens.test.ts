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

/**
 * Drawings have a size of their own, in their own units, and so have letters on leather; the page's root and paper have the
 * size that all others follow.
 */
const OWN_SIZES = [
  ...['tab/Tab.module.css', 'strap/Strap.module.css', 'strap/Press.module.css'],
  ...['home/Rack.module.css', 'drawings/BagDrawing.module.css', 'styles/print.css'],
];

test('type has ten styles on six sizes, with that of an answer’s values beside them, and nothing else sets it', () => {
  const tokens = sheets.find(({ path }) => path.endsWith('tokens.css'))?.css ?? '';
  expect(new Set(tokens.match(/--type-[a-z\d-]+(?=:)/g)).size).toBe(10 + 1);
  expect(new Set(tokens.match(/--step-[a-z]+(?=:)/g)).size).toBe(6);
  const others = sheets
    .filter(({ path }) => !OWN_SIZES.some((own) => path.endsWith(own)))
    .flatMap(({ path, css }) =>
      Array.from(
        css.matchAll(/\n *font(?:-size)?: ([^;]*)/g),
        ([, value = '']) => `${path}: ${value}`,
      ),
    )
    .filter(
      (rule) =>
        !/: (?:inherit|var\(--(?:(?:type|step)-[a-z\d-]+|headline|days)\))$/.test(rule) &&
        !/(?:global|tokens|fonts)\.css: 400 clamp/.test(rule),
    );
  expect(others).toEqual([]);
});

/**
 * A space that is the room for a thing of that size (a button beside, a toast above, the code in a margin), and lines as high
 * as the cells of a specimen, as a field's label beside it, or as letters that are compared one by one.
 */
const OWN_SPACES = [
  'answer/CheckSheet: line-height: 2.8235rem',
  'answer/table/TablePanel: padding-block-start: calc(3.25rem + 2 * var(--space-16))',
  'guide/Specimen: line-height: 1.9rem',
  'pages/home/Home: padding-block-start: calc(3.25rem + var(--space-16))',
  'pages/home/Home: padding: var(--space-16) 9rem var(--space-16) 0',
  'pages/home/Home: padding-inline-end: min(9rem, 42%)',
  'ui/Toasts: padding-block-end: max(var(--gutter), 3.5rem)',
  'ui/Toasts: padding-block-end: 8rem',
];

test('spaces, the heights of lines and the distances of letters are those of the tokens', () => {
  const rules = sheets
    .filter(
      ({ path }) => !OWN_SIZES.some((own) => path.endsWith(own)) && !path.endsWith('tokens.css'),
    )
    .flatMap(({ path, css }) =>
      Array.from(
        css.matchAll(
          /\n *(gap|row-gap|column-gap|margin[a-z-]*|padding[a-z-]*|line-height|letter-spacing): ([^;]*)/g,
        ),
        ([, property = '', value = '']) => ({ path, property, value }),
      ),
    );
  const own = rules.filter(({ property, value }) => {
    if (property === 'letter-spacing') return !/^(?:0|inherit|var\(--[a-z]+\))$/.test(value);
    if (property === 'line-height') return value !== 'inherit';
    return /\drem|\dvw|[4-9]px|\d\dpx/.test(value);
  });
  expect(rules.length).toBeGreaterThan(300);
  const said = own.map(
    ({ path, property, value }) => `${path.split('.')[0] ?? ''}: ${property}: ${value}`,
  );
  expect(said.toSorted()).toEqual(OWN_SPACES.toSorted());
});

test('paper has sharp corners; only circles and the leather, which is drawn, are round', () => {
  const round = sheets.flatMap(({ css }) => css.match(/border-radius: [^;]*/g) ?? []);
  expect(new Set(round)).toEqual(new Set(['border-radius: 50%']));
});

/** A style sheet without what it says to those who have nothing against motion. */
function still(css: string): string {
  const [before = '', ...rest] = css.split('@media (prefers-reduced-motion: no-preference) {');
  return before + rest.map((text) => text.slice(endOfBlock(text))).join('');
}

/** Where the block ends that a text begins within. */
function endOfBlock(text: string): number {
  let depth = 1;
  let at = 0;
  for (; depth > 0 && at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
  }
  return at;
}

test('nothing moves for who prefers reduced motion, at no time and in no way', () => {
  const moving = sheets.flatMap(({ path, css }) =>
    (
      still(css).match(/(?<![\w-])(?:animation|transition|scroll-behavior)[\w-]*: [^;]*/g) ?? []
    ).map((rule) => `${path}: ${rule}`),
  );
  expect(sheets.some(({ css }) => still(css) !== css)).toBe(true);
  expect(moving).toEqual([]);
});
