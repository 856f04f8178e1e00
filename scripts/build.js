import { buildLib } from './build-lib.js';
import { buildSite } from './build-site.js';

/* Builds everything. `lib` builds only what the package holds; any other argument is the folder for the site. */
const [, , folder] = process.argv;
buildLib();
console.log('Built the library and the command into dist/lib.');
if (folder !== 'lib')
  await buildSite(folder, folder && `.cache/server/${encodeURIComponent(folder)}`);
