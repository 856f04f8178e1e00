import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTool } from '../../scripts/install.js';

/** A database that decodes with a join. */
export interface Engine {
  readonly name: string;
  /** Runs SQL and returns the first value of the last statement. */
  readonly run: (sql: string) => Promise<string>;
  /** The SQL that loads a CSV file with a header into a new table of text columns. */
  readonly load: (table: string, columns: readonly string[], file: string) => string;
  /** A condition on a text: nothing, or a digit or capital of ASCII. */
  readonly isPlain: (text: string) => string;
  readonly stop: () => Promise<void>;
}

interface DuckDB {
  readonly DuckDBInstance: {
    readonly create: (path: string) => Promise<{
      readonly connect: () => Promise<{
        readonly runAndReadAll: (sql: string) => Promise<{ readonly getRows: () => unknown[][] }>;
        readonly closeSync: () => void;
      }>;
    }>;
  };
}

/** DuckDB inside this process, which reads files from the folder. */
export async function duckdb(folder: string): Promise<Engine> {
  const { DuckDBInstance } = (await importTool('@duckdb/node-api')) as DuckDB;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.runAndReadAll(`SET file_search_path = '${folder}'`);
  return {
    name: 'DuckDB',
    async run(sql) {
      const result = await connection.runAndReadAll(sql);
      const cell = result.getRows()[0]?.[0];
      return typeof cell === 'bigint' || typeof cell === 'number' ? cell.toString() : '';
    },
    isPlain: (text) => `regexp_full_match(${text}, '[0-9A-Z]?')`,
    load: (table, _, file) =>
      `CREATE TABLE ${table} AS SELECT * FROM read_csv('${file}', header = true, all_varchar = true)`,
    stop() {
      connection.closeSync();
      return Promise.resolve();
    },
  };
}

/** A temporary PostgreSQL server with its data and its only socket in the folder. */
export async function postgres(bin: string, folder: string): Promise<Engine> {
  const [data, port] = [join(folder, 'postgres'), '54329'];
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? findUser('postgres') : undefined;
  mkdirSync(data);
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const options: SpawnSyncOptions = {
    cwd: folder,
    encoding: 'utf8',
    ...user,
    env: { LC_ALL: 'C.UTF-8' },
  };
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  if (initdb.status !== 0) throw new Error(`initdb: ${String(initdb.stderr)}`);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', port, '-k', data, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...options, stdio: 'ignore' },
  );
  const run = (sql: string): string => {
    const argv = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-h', data, '-p', port];
    const { status, stdout, stderr } = spawnSync(
      join(bin, 'psql'),
      [...argv, '-U', 'tester', 'postgres'],
      { ...options, input: sql },
    );
    if (status !== 0) throw new Error(`psql: ${String(stderr)}`);
    return String(stdout).trim();
  };
  for (let tries = 0; ; tries += 1) {
    try {
      run('SELECT 1');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return {
    name: 'PostgreSQL',
    isPlain: (text) => `${text} ~ '^[0-9A-Z]?$'`,
    run: (sql) => Promise.resolve(run(sql)),
    load: (table, columns, file) =>
      `CREATE TABLE ${table} (${columns.map((name) => `"${name}" text`).join(', ')});\n\\copy ${table} FROM '${file}' (FORMAT csv, HEADER)\n`,
    stop: () =>
      new Promise((resolve) => {
        server.on('exit', () => {
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}

/** SQLite as its shell runs it, with its data in the folder. */
export function sqlite(shell: string, folder: string): Engine {
  return {
    name: 'SQLite',
    isPlain: (text) => `(${text} = '' OR ${text} GLOB '[0-9A-Z]')`,
    run(sql) {
      const options = { cwd: folder, encoding: 'utf8', input: sql } as const;
      const { status, stdout, stderr } = spawnSync(
        shell,
        ['-batch', '-bail', 'sqlite.db'],
        options,
      );
      if (status !== 0 || stderr !== '') throw new Error(`sqlite3: ${stderr}`);
      return Promise.resolve(stdout.trim());
    },
    load: (table, columns, file) =>
      `CREATE TABLE ${table} (${columns.map((name) => `"${name}" text`).join(', ')});\n.import --csv --skip 1 ${file} ${table}\n`,
    stop: () => Promise.resolve(),
  };
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
