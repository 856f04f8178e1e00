import { defaultServerConditions, defineConfig } from 'vite';
import { isAmong } from '../src/build/is-among.ts';
import { root } from './project.js';

/** What only listings and lines need. */
const isOfListings = isAmong(root, [
  'listing',
  ...['core/checks.ts', 'core/fitting.ts', 'core/lines.ts', 'core/line-table.ts'],
  ...['evidence/no-code.ts', 'library/checks.ts', 'library/lines.ts'],
  ...['library/listing.ts', 'library/listing-words.ts'],
  ...['text/answer.ts', 'text/fitting.ts', 'text/text.ts'],
  ...['cli/listing-answers.ts', 'cli/beside.ts', 'cli/cell-contents.ts', 'cli/with-labels.ts'],
]);

/** What reads labels, which codes beside labels need too. */
const isOfLabels = isAmong(root, [
  'library/label.ts',
  ...['listing/label-of.ts', 'listing/languages.ts', 'listing/languages'],
  ...['lexer', 'lexicon', 'meanings', 'sets', 'text'].map((name) => `listing/reader/${name}.ts`),
]);

/** Bundles the command and its imports, Papa Parse included. What only some runs need is loaded when they need it. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: {
    noExternal: true,
    // "workerd" is the MCP SDK with a validator of 40 kB in place of Ajv. Nothing here needs either.
    resolve: { conditions: ['workerd', ...defaultServerConditions] },
  },
  build: {
    target: 'node20',
    minify: 'oxc',
    emptyOutDir: true,
    // Those of the packages that are bundled.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: process.env.ENTRIES?.split(',') ?? [],
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // At the start, opening another file costs more than its contents.
        codeSplitting: {
          minShareCount: 2,
          includeDependenciesRecursively: false,
          groups: [
            { name: 'labels', test: isOfLabels, priority: 2 },
            { name: 'listings', test: isOfListings, priority: 1 },
            { name: 'shared' },
          ],
        },
      },
    },
  },
});
