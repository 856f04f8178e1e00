import { buildLib, libIsStale } from './build-lib.js';
import { installDependencies } from './install.js';

await installDependencies();
if (libIsStale()) buildLib();
await import(new URL('../dist/lib/cli/bin.js', import.meta.url).href);
