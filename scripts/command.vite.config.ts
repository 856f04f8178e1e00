import { defineConfig } from 'vite';

/** What only listings and lines need. Labels are read by the other subcommands too. */
const LISTINGS =
  /[\\/]src[\\/](?:core[\\/](?:line|check|stated|publications|no-code)|library[\\/](?:li|checks)|cli[\\/](?:listing-processor|line-checker|cell-contents)|listing[\\/](?!label-|languages|lexicon|lexer|meanings|text))/;

/** Bundles the command and its imports, Papa Parse included. What only some runs need is loaded when they need it. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    minify: 'oxc',
    emptyOutDir: true,
    // Those of the packages that are bundled.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: process.env.ENTRIES?.split(',') ?? [],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // At the start, opening another file costs more than its contents.
        codeSplitting: {
          minShareCount: 2,
          includeDependenciesRecursively: false,
          groups: [{ name: 'listings', test: LISTINGS, priority: 1 }, { name: 'shared' }],
        },
      },
    },
  },
});
