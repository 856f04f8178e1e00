import { run } from './command.js';
import { ensureTools } from './dependencies.js';

/* What `npm test` leaves out since it needs more tools, or a network: how the types resolve, and the package from git. */
ensureTools();
process.exitCode = run('vitest', ['run', '--project=package-long']) ? 0 : 1;
