import { join, posix, relative } from 'node:path';

/*
 * Which folder of src may import what: core ← listing ← words ← heatstamp ← (cli | site ← build). The lint rule and the test of the
 * walls both read this list.
 */

/**
 * What one sees on a page; `stamp/` is drawn by all of them, `listing/` is known to all, and `decoder/` and `pages/` put
 * them together.
 */
const features = ['input', 'result', 'table', 'faded', 'history', 'guide', 'community'];

/**
 * A folder of src, and what its files must not import: paths below src, or packages.
 * @type {readonly (readonly [folder: string, forbidden: RegExp])[]}
 */
const walls = [
  ['core/', /^(?!core\/)/],
  ['listing/', /^(?!listing\/|core\/)/],
  // The decoder's own words, not the site's.
  [
    'cli/',
    /^(#words\/|words\/(?!(brand|words|en\/(core|command|command-line|listing))\.)|site\/|build\/)/,
  ],
  ['words/', /^(?!words\/|listing\/|core\/)/],
  // The words of the language that the site is built in are `#words/`.
  ['site/', /^(cli|build|words\/en)\//],
  ['site/ui/', /^(?!react|site\/(ui|lib)\/)/],
  ['site/lib/', /^(?!react|site\/(ui|lib)\/)/],
  ...['stamp', 'listing', ...features].map(
    /** @returns {[string, RegExp]} */
    (name) => [
      `site/${name}/`,
      new RegExp(`^site/(?!${name}/)(pages|decoder|${features.join('|')})/`),
    ],
  ),
  ['build/', /^(cli|words\/en)\//],
];

/**
 * Whether a file of src, such as `site/ui/Toasts.tsx`, must not import what it does, such as `../guide/Panels.tsx` or
 * `react`. Tests may import anything.
 * @param {string} file
 * @param {string} target
 */
export function isForbidden(file, target) {
  if (/\.test\.tsx?$/.test(file)) return false;
  const to = target.startsWith('.') ? posix.join(posix.dirname(file), target) : target;
  return walls.some(([folder, forbidden]) => file.startsWith(folder) && forbidden.test(to));
}

/**
 * The same as a rule of ESLint, so that an editor says it at once.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importWalls = {
  create(context) {
    const file = relative(join(context.cwd, 'src'), context.filename).replaceAll('\\', '/');
    /** @param {{ readonly source?: { readonly type: string, readonly value?: unknown } | null | undefined }} node */
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      if (isForbidden(file, source.value)) {
        context.report({ node: source, message: 'See the walls in scripts/walls.js.' });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
