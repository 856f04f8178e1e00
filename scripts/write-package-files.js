import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputSchema } from './output-schema.js';
import { root } from './project.js';

/*
 * Writes what the package holds besides code: node scripts/write-package-files.js BUNDLE FOLDER. A process of its own,
 * since a process imports a module only once, and the bundle may have changed since.
 */
const [, , bundle = '', folder = ''] = process.argv;

/** @type {unknown} */
const module = await import(pathToFileURL(resolve(bundle, 'package-files.js')).href);
const { packageFiles } = /** @type {typeof import('../src/cli/package-files.ts')} */ (module);
/** @type {unknown} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { version } = /** @type {{ version: string }} */ (manifest);
for (const [path, text] of Object.entries(packageFiles(version))) {
  writeFileSync(join(folder, path), text);
}
const schema = JSON.stringify(outputSchema(), null, 1);
writeFileSync(join(folder, 'output.schema.json'), `${schema}\n`);
