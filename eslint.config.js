import { existsSync } from 'node:fs';

import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const ONE_WAY =
  'Imports go one way: core ← (evidence | listing) ← words ← library ← (text | lookup) ← (cli | site ← build).';
const APART =
  'Features never import each other; answer, decoder and pages put them together, in that order.';
const LOW = 'What every part of a page is made of knows no part.';
const LANGUAGE = 'The words of the language that the site is built in are #words/.';

/** What several features show; it knows none of them. */
const SHARED = ['tab', 'sources', 'layout', 'item'];

/** What people see on a page. */
const FEATURES = ['strap', 'history', 'guide', 'community'];

const STYLE = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'The content security policy refuses style attributes; write a class.',
};

const STANDARD_ERROR = {
  selector:
    'CallExpression[callee.property.name="write"]:matches([callee.object.name="stderr"], [callee.object.property.name="stderr"])',
  message: 'Messages go through src/cli/messages.ts, which escapes what would control a terminal.',
};

/**
 * Forbids files and folders of src to import certain paths, statically or dynamically. Tests may import anything.
 * @param {string | readonly string[]} where
 * @param {readonly (readonly [path: string, message: string])[]} forbidden regular expressions
 */
function forbid(where, ...forbidden) {
  const paths = [where].flat();
  const missing = paths.find((path) => !existsSync(`${import.meta.dirname}/src/${path}`));
  if (missing !== undefined)
    throw new Error(`The rule about imports of src/${missing} is for nothing.`);

  // `<` stands for any way up.
  const patterns = forbidden.map(([path, message]) => ({
    regex: path.replaceAll('<', '^(?:\\.\\./)+'),
    message,
  }));
  const expressions = patterns.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  }));
  const own = paths[0].startsWith('site')
    ? [STYLE]
    : paths[0].startsWith('cli')
      ? [STANDARD_ERROR]
      : [];
  return {
    files: paths.flatMap((path) => [`src/${path}`, `src/${path}/**`]),
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': ['error', ...expressions, ...own],
    },
  };
}

export default defineConfig(
  globalIgnores(['dist', '.cache', 'coverage', 'reports', 'test-results', '.stryker-tmp']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // The compiler knows which globals each folder has.
      'no-undef': 'off',
      // French has narrow spaces that do not break.
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      // Codes are ASCII by the time they are split into characters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // There are no enums: the compiler refuses them (erasableSyntaxOnly). Looking for them takes long.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  // The plugins it configures come partly without types.
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['src/site/**'], extends: [reactHooks.configs.flat['recommended-latest']] },

  // Which folder of src may import what. Where several match a file, only the last one holds.
  forbid('core', [
    '^[^.]|<((evidence|listing|words|library|text|lookup|cli|site|build)/|heatstamp)',
    ONE_WAY,
  ]),
  forbid('evidence', [
    '^[^.]|<((listing|words|library|text|lookup|cli|site|build)/|heatstamp)',
    ONE_WAY,
  ]),
  forbid('listing', [
    '^[^.]|<((evidence|words|library|text|lookup|cli|site|build)/|heatstamp)',
    ONE_WAY,
  ]),
  forbid('words', ['^[^.]|<((library|text|lookup|cli|site|build)/|heatstamp)', ONE_WAY]),
  forbid('library', ['^[^.]|<(text|lookup|cli|site|build)/', ONE_WAY]),
  forbid(
    ['heatstamp.ts', 'label.ts', 'listing.ts', 'factory-codes.ts'],
    ['^(?!\\./(core|listing|words|library)/)', ONE_WAY],
  ),
  forbid('text', ['^[^.]|<(lookup|cli|site|build)/', ONE_WAY]),
  forbid('lookup', ['^(?!\\.|hyparquet)|<(text|cli|site|build)/', ONE_WAY]),
  forbid(
    'cli',
    ['<(site|build)/', ONE_WAY],
    [
      '^#words/|<words/(?!(brand|words|translation|\\w\\w/(core|command|listing|mcp|messages))\\.)',
      "The command knows the decoder's words, not the site's.",
    ],
  ),
  forbid('build', ['<cli/', ONE_WAY], ['<words/en/', LANGUAGE]),
  forbid('site', ['<(cli|build)/', ONE_WAY], ['<words/en/', LANGUAGE]),
  forbid(
    ['site/ui', 'site/lib'],
    ['^(?!react|\\./|\\.\\./(ui|lib)/|\\.\\./\\.\\./(core|evidence)/|#words/language\\.)', LOW],
  ),
  ...[...SHARED, ...FEATURES].map((name) =>
    forbid(
      `site/${name}`,
      ['<(cli|build)/', ONE_WAY],
      ['<words/en/', LANGUAGE],
      [`<(?!${name}/)(pages|decoder|answer|${FEATURES.join('|')})/`, APART],
    ),
  ),
  forbid(
    'site/answer',
    ['<(cli|build)/', ONE_WAY],
    ['<words/en/', LANGUAGE],
    ['<(pages|decoder|guide|community)/', APART],
  ),
);
