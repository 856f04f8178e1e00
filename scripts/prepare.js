import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/*
 * npm runs this before it packs or publishes, for whoever depends on the repository by its git address, and after it
 * installed what a clone needs. After `npm ci` nothing is built, since whatever needs the library there builds it.
 */
if (process.env.npm_command === 'ci') process.exit();
if (!existsSync(join(root, 'node_modules/typescript'))) {
  console.error('dist/lib is not built: without development dependencies there is no compiler.');
  process.exit();
}
const { buildLib, libIsStale } = await import('./build-lib.js');
// What is packed or published is built anew: what an earlier build left behind must not get into the package.
if (/^(pack|publish)$/.test(process.env.npm_command ?? '') || libIsStale()) buildLib();
