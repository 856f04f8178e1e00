import { run } from './command.js';
import { ensureTools } from './dependencies.js';
import { ensurePostgres } from './postgres.js';

/*
 * Runs the SQL of docs/engines.md in DuckDB, which is installed into tools/, and in PostgreSQL, which is found or
 * installed with apt-get, and holds what they decode by a join against the command. ROWS sets how many, a million unless told.
 */
ensureTools();
const postgres = ensurePostgres();
if ('reason' in postgres) console.log(`PostgreSQL is not tested: ${postgres.reason}.`);
const env = 'folder' in postgres ? { POSTGRES_BIN: postgres.folder } : {};
process.exitCode = run('vitest', ['run', '--project=tables'], env) ? 0 : 1;
