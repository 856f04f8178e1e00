import { buildLib, libIsStale } from './build-lib.js';
import { ensureDependencies } from './dependencies.js';

ensureDependencies();
if (libIsStale()) buildLib();
await import(new URL('../dist/lib/cli/bin.js', import.meta.url).href);
