import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './project.js';

/*
 * Writes each entry of the library as one file: node scripts/bundle-library.js FOLDER. Node, Deno, workers and pages without
 * a bundler load these; bundlers take the modules, of which they leave out what is not used and share the rest. What reads
 * labels reads listings, too, so these two entries share a file.
 */
const [, , folder = ''] = process.argv;

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { exports } =
  /** @type {{ exports: Readonly<Record<string, string | { module?: string }>> }} */ (manifest);
const entries = Object.values(exports).flatMap((entry) =>
  typeof entry === 'object' && entry.module !== undefined
    ? [entry.module.replace(/^\.\/dist\/lib\/|\.js$/g, '')]
    : [],
);
const SHARING = ['label', 'listing'];
const groups = [
  SHARING,
  ...entries.filter((entry) => !SHARING.includes(entry)).map((entry) => [entry]),
];

for (const group of groups) {
  for (const [format, part] of /** @type {const} */ ([
    ['es', 'bundle'],
    ['cjs', 'cjs'],
  ])) {
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: join(folder, part),
        emptyOutDir: false,
        target: 'es2023',
        // Said of the output itself: in a library Vite would leave white space to the bundlers, which do not read these files.
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: { minify: true, chunkFileNames: 'reader.js' },
        },
        lib: {
          entry: Object.fromEntries(
            group.map((entry) => [entry, join(root, 'src', `${entry}.ts`)]),
          ),
          formats: [format],
          fileName: (_, entry) => `${entry}.js`,
        },
      },
    });
  }
}
