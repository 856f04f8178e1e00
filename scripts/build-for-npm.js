import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './install.js';
import { root } from './project.js';

/*
 * npm runs this before it packs or publishes, and after it has installed the dependencies of a clone, also of the one that it
 * makes for a project that depends on the repository by its git address. It is no `prepare`, since npm warns whoever installs
 * a package with such a script. After `npm ci` there is nothing to do: what needs the library builds it.
 */
if (process.env.npm_command === 'ci') process.exit();
const isPacked = /^(pack|publish)$/.test(process.env.npm_command ?? '');
if (isPacked) await installDependencies();
if (!existsSync(join(root, 'node_modules/typescript'))) {
  console.error('dist/lib is not built: without development dependencies there is no compiler.');
  process.exit();
}
const { buildLib, libIsStale } = await import('./build-lib.js');
// Nothing of an earlier build may get into the package.
if (isPacked || libIsStale()) buildLib();
