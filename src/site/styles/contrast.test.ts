import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What WCAG AA asks of text, and of large text, lines and signs. */
const [TEXT, SIGN] = [4.5, 3];

/** A ground, the colors that stand on it, and how well they are told apart. */
// prettier-ignore
const PAIRS = [
  ['paper', 'ink ink-soft doubt differs fits', TEXT],
  ['card', 'ink ink-soft doubt differs fits', TEXT],
  ['selected', 'ink', TEXT],
  ['ink', 'paper card', TEXT],
  ['action', 'on-action', TEXT],
  ['action-hover', 'on-action', TEXT],
  ['alarm', 'on-alarm', TEXT],
  ['paper', 'edge thread', SIGN],
  ['card', 'edge', SIGN],
  ['hide', 'burn', TEXT],
  ['plate', 'on-plate on-plate-soft', TEXT],
] as const;

/** Grounds without text. */
const BARE = ['line', 'shade', 'ink-soft', 'burn'];

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

/** What WCAG AAA asks of text. */
const MORE = 7;

test.each(THEMES)('who asks for more contrast gets it for every text, in the %s theme', (theme) => {
  const [, asked = ''] = /prefers-contrast: more\) \{\s*:root \{([^}]*)\}/.exec(css) ?? [];
  const instead = new Map(
    Array.from(asked.matchAll(/--([\w-]+): var\(--([\w-]+)\)/g), ([, name = '', other = '']) => [
      name,
      other,
    ]),
  );
  const colorOf = (name: string) => tokens.get(instead.get(name) ?? name)?.[theme] ?? '';
  for (const ground of ['paper', 'card']) {
    for (const color of ['ink', 'ink-soft']) {
      expect(contrast(colorOf(color), colorOf(ground))).toBeGreaterThanOrEqual(MORE);
    }
  }
});

test.each(THEMES)(
  'letters have the hue of the leather that they are burnt into, in the %s theme',
  (theme) => {
    const [letter, leather] = ['burn', 'hide'].map((name) => hue(tokens.get(name)?.[theme] ?? ''));
    expect(Math.abs((letter ?? 0) - (leather ?? 0))).toBeLessThanOrEqual(20);
  },
);

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
  const [red = 0, green = 0, blue = 0] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The hue of a color in OKLCH, in degrees: https://bottosson.github.io/posts/oklab/ */
function hue(color: string): number {
  const [r = 0, g = 0, b = 0] = linear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** Red, green and blue as light, from 0 to 1. */
function linear(color: string): readonly number[] {
  return [1, 3, 5].map((index) => {
    const value = parseInt(color.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}
