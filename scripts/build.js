import { buildLib } from './build-lib.js';
import { buildSite } from './build-site.js';

/* Builds everything, or with `lib` what the package holds. */
buildLib();
console.log('Built the library and the command into dist/lib.');
if (process.argv[2] !== 'lib') await buildSite();
