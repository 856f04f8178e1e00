import { defineConfig } from 'vite';

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
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // At the start, opening another file costs more than its contents.
        codeSplitting: { minShareCount: 2, groups: [{ name: 'shared' }] },
      },
    },
  },
});
