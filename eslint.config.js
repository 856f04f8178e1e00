import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports in a folder: core ← words ← site ← build, and core ← cli.
 * @param {string} folder
 * @param {string} regex what an import there may not be
 * @param {string} message
 */
function wall(folder, regex, message) {
  return {
    files: [`src/${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': /** @type {const} */ (['error', { patterns: [{ regex, message }] }]),
    },
  };
}

const features = ['decoder', 'history', 'guide', 'community'];

/** @param {string} feature */
function featureWall(feature) {
  const others = features.filter((each) => each !== feature).join('|');
  return wall(
    `site/${feature}`,
    `^(?!#).*/(${others}|pages|build|cli)/`,
    'Features know nothing of each other; pages compose them.',
  );
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
      complexity: ['error', 10],
      // Codes are ASCII by the time they are taken apart.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  // The plugins it configures come partly without types.
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/site/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The content security policy refuses style attributes; write a class.',
        },
      ],
    },
  },
  wall('core', '^(?!\\.\\.?/)|/(library|words|site|build|cli)/', 'The core imports itself alone.'),
  wall(
    'cli',
    '/(words/(?!(brand|words|en/(core|command|command-line|listing))\\.)|(site|build)/)',
    'The command knows the core and the library, and its own words.',
  ),
  wall('words', '/(site|build|cli)/', 'Words know the core alone.'),
  wall('site', '/(build|cli)/', 'The site knows neither the build nor the command.'),
  wall('site/{ui,lib}', '^(?!react|\\./|\\.\\./(ui|lib)/)', 'Shared parts import React alone.'),
  ...features.map(featureWall),
);
