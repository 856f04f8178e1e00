import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './project.js';

/*
 * Writes each entry of the library as one file: node scripts/bundle-library.js FOLDER. Node, Deno, workers and pages without
 * a bundler load these; bundlers take the modules, of which they leave out what is not used and share the rest.
 */
const [, , folder = ''] = process.argv;

/** @type {unknown} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { exports } =
  /** @type {{ exports: Readonly<Record<string, string | { module?: string }>> }} */ (manifest);
const modules = Object.values(exports).flatMap((entry) =>
  typeof entry === 'object' ? (entry.module ?? []) : [],
);

for (const module of modules) {
  const entry = module.replace(/^\.\/dist\/lib\/|\.js$/g, '');
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      // Said of the output itself: in a library Vite would leave white space to the bundlers, which do not read these files.
      rolldownOptions: { output: { minify: true } },
      lib: {
        entry: join(root, 'src', `${entry}.ts`),
        formats: ['es', 'cjs'],
        fileName: (format) => `${format === 'es' ? 'bundle' : 'cjs'}/${entry}.js`,
      },
    },
  });
}
