import { fileURLToPath } from 'node:url';

/** The folder of the repository, whatever folder a command is run from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
