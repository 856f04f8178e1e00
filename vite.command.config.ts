import { defineConfig } from 'vite';

/**
 * Makes of the command and all that it imports, its parser of tables too, as few files as a short start allows: what
 * only some runs need is loaded when they do. See scripts/build-lib.js.
 */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    minify: 'oxc',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Each further file costs a start more than what it holds.
        codeSplitting: { minShareCount: 2, groups: [{ name: 'shared' }] },
      },
    },
  },
});
