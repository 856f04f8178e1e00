import { buildLib } from './build-lib.js';
import { buildSite } from './build-site.js';

buildLib();
console.log('Built the library and the command into dist/lib.');
await buildSite();
