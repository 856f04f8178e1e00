import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What WCAG AA asks of text, and of large text, lines and signs. */
const [TEXT, SIGN] = [4.5, 3];

/** A ground, the colors that stand on it, and how well they are told apart. */
// prettier-ignore
const PAIRS = [
  ['paper', 'ink ink-soft count year error', TEXT],
  ['card', 'ink ink-soft count year error', TEXT],
  ['error-card', 'ink ink-soft error', TEXT],
  ['doubt-card', 'ink ink-soft count', TEXT],
  ['selected', 'ink', TEXT],
  ['ink', 'paper card', TEXT],
  ['ink-hover', 'paper card', TEXT],
  ['alarm', 'on-alarm', TEXT],
  ['paper', 'edge', SIGN],
  ['card', 'edge', SIGN],
  ['leather-light', 'debossed press press-count press-year', SIGN],
  ['leather-shade', 'debossed press press-count press-year', SIGN],
] as const;

/** Grounds without text. */
const BARE = ['line', 'shade', 'ink-soft'];

const FOLDER = 'src/site';
const THEMES = ['light', 'dark'] as const;

const css = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(`${FOLDER}/${path}`, 'utf8'))
  .join('\n');

/** The light and the dark color of each token that has one. */
const tokens = new Map(
  Array.from(
    css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g),
    ([, name = '', light, dark, both]) =>
      [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }] as const,
  ),
);

test.each(
  PAIRS.flatMap(([ground, colors, ratio]) =>
    colors
      .split(' ')
      .flatMap((color) => THEMES.map((theme) => [color, ground, theme, ratio] as const)),
  ),
)('%s stands out from %s in the %s theme', (color, ground, theme, ratio) => {
  const [front = '', back = ''] = [color, ground].map((name) => tokens.get(name)?.[theme]);
  expect(contrast(front, back)).toBeGreaterThanOrEqual(ratio);
});

/** How much red and green must differ, of 255, for a color to look like more than a shade of brown. */
const HUE = 50;

test.each(THEMES)('on the leather, week is red and year is green in the %s theme', (theme) => {
  const [count = 0, year = 0] = ['press-count', 'press-year'].map((name) => {
    const color = tokens.get(name)?.[theme] ?? '';
    return parseInt(color.slice(1, 3), 16) - parseInt(color.slice(3, 5), 16);
  });
  expect(count).toBeGreaterThanOrEqual(HUE);
  expect(year).toBeLessThanOrEqual(-HUE);
});

test('no style has a color of text or a ground that is not among these', () => {
  const used = (property: string) =>
    Array.from(css.matchAll(new RegExp(`(?<![\\w-])${property}: var\\(--([\\w-]+)\\)`, 'g')))
      .map(([, name = '']) => name)
      .filter((name) => tokens.has(name));
  const colors: string[] = PAIRS.flatMap(([, names]) => names.split(' '));
  const grounds: string[] = [...PAIRS.map(([ground]) => ground), ...BARE];
  expect(used('color').length).toBeGreaterThan(50);
  expect(used('color').filter((name) => !colors.includes(name))).toEqual([]);
  expect(used('background(?:-color)?').filter((name) => !grounds.includes(name))).toEqual([]);
});

/** The ratio of two colors' luminance, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const value = parseInt(color.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
