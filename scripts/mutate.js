import { run } from './command.js';
import { ensureTools } from './dependencies.js';

/* Changes the core in many small ways and checks that a test notices; `--mutate FILE` behind it changes that file alone. */
ensureTools();
process.exitCode = run('stryker', ['run', ...process.argv.slice(2)]) ? 0 : 1;
