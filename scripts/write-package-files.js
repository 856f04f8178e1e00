import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputSchema } from './output-schema.js';
import { root } from './root.js';

/*
 * Writes what the package holds besides code: node scripts/write-package-files.js BUILT FOLDER. A process of its own,
 * since a module that was imported once would stay as it was.
 */
const [, , built = '', folder = ''] = process.argv;

/** @type {unknown} */
const module = await import(pathToFileURL(join(built, 'package-files.js')).href);
const { packageFiles } = /** @type {typeof import('../src/cli/package-files.ts')} */ (module);
/** @type {unknown} */
const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { version } = /** @type {{ version: string }} */ (description);
for (const [path, text] of Object.entries(packageFiles(version))) {
  writeFileSync(join(folder, path), text);
}
const schema = JSON.stringify(outputSchema(), null, 1);
writeFileSync(join(folder, 'output.schema.json'), `${schema}\n`);
// The command holds Papa Parse, whose licence asks for its notice to be kept.
copyFileSync(join(root, 'node_modules/papaparse/LICENSE'), join(folder, 'cli/papaparse.LICENSE'));
