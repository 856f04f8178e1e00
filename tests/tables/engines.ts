import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTool } from '../../scripts/install.js';

/** What an engine wrote: a file that DuckDB reads with these options. */
export interface Written {
  readonly path: string;
  readonly options: string;
}

/** An engine that decodes with a join. */
export interface Engine {
  /** Runs its recipe, the blocks of code in docs/engines.md, on the table `stock`. */
  readonly decode: (recipe: readonly string[]) => Promise<void>;
  /** Writes columns of the result. */
  readonly write: (columns: readonly string[]) => Promise<Written>;
  /** Prepares each character of Unicode as its recipe does, and writes the columns `point` and `prepared`. */
  readonly prepareCharacters: (recipe: readonly string[]) => Promise<Written>;
  readonly stop: () => Promise<void>;
}

interface DuckDBModule {
  readonly DuckDBInstance: {
    readonly create: (path: string) => Promise<{
      readonly connect: () => Promise<{
        readonly runAndReadAll: (sql: string) => Promise<{ readonly getRows: () => unknown[][] }>;
        readonly closeSync: () => void;
      }>;
    }>;
  };
}

/** DuckDB inside this process, which reads and writes files in the folder; the judge of all others too. */
export interface DuckDB {
  /** Runs SQL and returns the numbers in the first row of the last statement. */
  readonly run: (sql: string) => Promise<readonly number[]>;
  readonly stop: () => void;
}

export async function openDuckDB(folder: string): Promise<DuckDB> {
  const { DuckDBInstance } = (await importTool('@duckdb/node-api')) as DuckDBModule;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.runAndReadAll(`SET file_search_path = '${folder}'`);
  return {
    async run(sql) {
      const result = await connection.runAndReadAll(sql);
      return (result.getRows()[0] ?? []).map(Number);
    },
    stop() {
      connection.closeSync();
    },
  };
}

/** The blocks of a recipe in SQL: what sets it up, which may be run again at any time, and the query. */
function parted(recipe: readonly string[]): readonly [setUp: string, query: string] {
  return [recipe.slice(0, -1).join('\n'), recipe.at(-1) ?? ''];
}

const CSV = 'header = true, all_varchar = true';

export async function duckdb(folder: string): Promise<Engine> {
  const { run, stop } = await openDuckDB(folder);
  await run("CREATE TABLE stock AS FROM 'stock.parquet'");
  const write = async (sql: string, path: string) => {
    await run(`COPY (${sql}) TO '${join(folder, path)}' (HEADER)`);
    return { path, options: CSV };
  };
  return {
    async decode(recipe) {
      const [setUp, query] = parted(recipe);
      await run(setUp);
      await run(setUp);
      await run(`CREATE TABLE decoded AS ${query}`);
    },
    write: (columns) => write(`SELECT ${columns.join(', ')} FROM decoded`, 'duckdb.csv'),
    prepareCharacters: () =>
      write(
        "SELECT point, heatstamp_prepare(stamp) AS prepared FROM 'characters.parquet'",
        'duckdb-characters.csv',
      ),
    stop() {
      stop();
      return Promise.resolve();
    },
  };
}

/** A temporary PostgreSQL server with its data and its only socket in the folder. */
export async function postgres(bin: string, folder: string): Promise<Engine> {
  const [data, port] = [join(folder, 'postgres'), '54329'];
  const options = optionsFor('postgres', folder, data);
  mustSucceed('initdb', join(bin, 'initdb'), options, [
    ...['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
  ]);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', port, '-k', data, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...options, stdio: 'ignore' },
  );
  const run = (sql: string): string => {
    const argv = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-h', data, '-p', port];
    return mustSucceed('psql', join(bin, 'psql'), { ...options, input: sql }, [
      ...[...argv, '-U', 'tester', 'postgres'],
    ]);
  };
  await untilReady(() => run('SELECT 1'));
  run(
    `CREATE TABLE stock (id text, stamp text);\n\\copy stock FROM 'stock.csv' (FORMAT csv, HEADER)`,
  );
  const write = (sql: string, path: string) => {
    run(`\\copy (${sql}) TO '${path}' (FORMAT csv, HEADER)`);
    return Promise.resolve({ path, options: CSV });
  };
  return {
    decode(recipe) {
      const [setUp, query] = parted(recipe);
      run(`${setUp}\n${setUp}\nCREATE TABLE decoded AS ${query};`);
      return Promise.resolve();
    },
    write: (columns) => write(`SELECT ${columns.join(', ')} FROM decoded`, 'postgres.csv'),
    prepareCharacters: () =>
      write(
        'SELECT point, heatstamp_prepare(chr(point)) AS prepared FROM generate_series(1, 1114111) point WHERE point NOT BETWEEN 55296 AND 57343',
        'postgres-characters.csv',
      ),
    stop: () => ended(server, 'SIGINT'),
  };
}

/** The programs of MariaDB. */
export interface MariaDB {
  readonly install: string;
  readonly server: string;
  readonly client: string;
}

/** A temporary MariaDB server with its data and its only socket in the folder. */
export async function mariadb(
  { install, server, client }: MariaDB,
  folder: string,
): Promise<Engine> {
  const [data, socket] = [join(folder, 'mariadb'), join(folder, 'mariadb/socket')];
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', `--datadir=${data}`, ...asRoot];
  mustSucceed('mariadb-install-db', install, options, [
    ...[...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
  ]);
  mkdirSync(join(data, 'shop'));
  const daemon = spawn(
    server,
    [
      ...[...common, '--skip-grant-tables', '--skip-networking', `--socket=${socket}`],
      ...['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=1G'],
    ],
    { ...options, stdio: 'ignore' },
  );
  const run = (sql: string): string =>
    mustSucceed('mariadb', client, { ...options, input: sql }, [
      ...[
        '--no-defaults',
        `--socket=${socket}`,
        '--local-infile=1',
        '--default-character-set=utf8mb4',
      ],
      ...['--batch', '--skip-column-names', '--raw', 'shop'],
    ]);
  await untilReady(() => run('SELECT 1'));
  run(
    `CREATE TABLE stock (id INT, stamp TEXT) CHARACTER SET utf8mb4;
     LOAD DATA LOCAL INFILE 'stock.csv' INTO TABLE stock CHARACTER SET utf8mb4
     FIELDS TERMINATED BY ',' OPTIONALLY ENCLOSED BY '"' ESCAPED BY '' LINES TERMINATED BY '\\n' IGNORE 1 LINES;`,
  );
  const write = (columns: readonly string[], sql: string, path: string) => {
    const text = run(`${sql};`);
    writeFileSync(join(folder, path), `${columns.join('\t')}\n${text}`);
    return Promise.resolve({ path, options: `${CSV}, delim = '\\t', quote = ''` });
  };
  return {
    decode(recipe) {
      const [setUp, query] = parted(recipe);
      run(`${setUp}\n${setUp}\nCREATE TABLE decoded AS ${query};`);
      return Promise.resolve();
    },
    write: (columns) => {
      const cells = columns.map((name) => `IFNULL(${name}, '')`);
      return write(columns, `SELECT ${cells.join(', ')} FROM decoded`, 'mariadb.tsv');
    },
    prepareCharacters: () =>
      write(
        ['point', 'prepared'],
        // A character that would end the line or the cell is none that a code can have.
        `SELECT seq, IF(p REGEXP '^[0-9A-Z]*\\\\z', p, '-') FROM
         (SELECT seq, heatstamp_prepare(CONVERT(CHAR(seq USING utf32) USING utf8mb4)) AS p FROM seq_1_to_1114111
          WHERE seq NOT BETWEEN 55296 AND 57343) characters`,
        'mariadb-characters.tsv',
      ),
    stop: () => ended(daemon, 'SIGTERM'),
  };
}

/** SQLite as its shell runs it, with its data in the folder. */
export function sqlite(shell: string, folder: string): Engine {
  const run = (sql: string): string => {
    const options = { cwd: folder, encoding: 'utf8', input: sql } as const;
    return mustSucceed('sqlite3', shell, options, ['-batch', '-bail', 'sqlite.db']);
  };
  run('CREATE TABLE stock (id text, stamp text);\n.import --csv --skip 1 stock.csv stock\n');
  const write = (sql: string, path: string) => {
    run(`.headers on\n.mode csv\n.output ${path}\n${sql};\n`);
    return Promise.resolve({ path, options: CSV });
  };
  return {
    decode(recipe) {
      const [setUp, query] = parted(recipe);
      run(`${setUp}\n${setUp}\nCREATE TABLE decoded AS ${query};`);
      return Promise.resolve();
    },
    write: (columns) => write(`SELECT ${columns.join(', ')} FROM decoded`, 'sqlite.csv'),
    prepareCharacters(recipe) {
      const [setUp] = parted(recipe);
      // It prepares a table, not a text.
      const prepare = setUp.slice(setUp.indexOf('DROP TABLE IF EXISTS prepared'));
      run(
        `DROP TABLE stock;
         CREATE TABLE characters (point integer);
         WITH RECURSIVE points(point) AS (VALUES (1) UNION ALL SELECT point + 1 FROM points WHERE point < 1114111)
         INSERT INTO characters SELECT point FROM points WHERE point NOT BETWEEN 55296 AND 57343;
         CREATE TABLE stock AS SELECT char(point) AS stamp FROM characters;
         ${prepare}`,
      );
      return write(
        'SELECT point, coalesce(code, char(point)) AS prepared FROM characters LEFT JOIN prepared ON stamp = char(point)',
        'sqlite-characters.csv',
      );
    },
    stop: () => Promise.resolve(),
  };
}

interface PythonEngine {
  /** What stands before the recipe: it makes `stock`. */
  readonly before: string;
  /** What stands behind it: it writes `decoded` as `{file}`. */
  readonly after: string;
  /** Writes what becomes of each character as `{file}`. */
  readonly characters: string;
  /** What was written, as DuckDB names it. */
  readonly files: string;
}

/** What is written of a result with all columns, without the stamp. */
const PYTHON: Readonly<Record<'pandas' | 'polars' | 'Spark', PythonEngine>> = {
  pandas: {
    before: "import pandas as pd\nstock = pd.read_parquet('stock.parquet')",
    after: "decoded.drop(columns='stamp').to_csv('{file}', index=False)",
    characters:
      "c = pd.read_parquet('characters.parquet')\nc.assign(prepared=heatstamp_prepare(c['stamp']))[['point', 'prepared']].to_csv('{file}', index=False)",
    files: '',
  },
  polars: {
    before: "import polars as pl\nstock = pl.read_parquet('stock.parquet')",
    after: "decoded.drop('stamp').write_csv('{file}')",
    characters:
      "c = pl.read_parquet('characters.parquet')\nc.select('point', heatstamp_prepare(pl.col('stamp')).alias('prepared')).write_csv('{file}')",
    files: '',
  },
  Spark: {
    before: `from pyspark.sql import SparkSession
spark = (SparkSession.builder.master('local-cluster[2,1,2048]')
    .config('spark.ui.enabled', 'false').config('spark.log.level', 'ERROR').getOrCreate())
stock = spark.read.parquet('stock.parquet')
executors = spark.sparkContext._jsc.sc().getExecutorMemoryStatus().size() - 1
assert executors >= 2, executors`,
    after: "decoded.drop('stamp').write.csv('{file}', header=True)",
    characters:
      "c = spark.read.parquet('characters.parquet')\nc.select('point', heatstamp_prepare(F.col('stamp')).alias('prepared')).write.csv('{file}', header=True, ignoreLeadingWhiteSpace=False, ignoreTrailingWhiteSpace=False)",
    files: '/*.csv',
  },
};

/** An engine that a program in Python calls, in a process of its own. */
export function python(name: keyof typeof PYTHON, program: string, folder: string): Engine {
  const { before, after, characters, files } = PYTHON[name];
  const path = name.toLowerCase();
  const run = (last: string, recipe: readonly string[], file: string): Promise<Written> => {
    const script = `decode-with-${path}.py`;
    const text = [before, ...recipe, last.replace('{file}', file)].join('\n\n');
    writeFileSync(join(folder, script), `${text}\n`);
    const env = { ...process.env, PYSPARK_PYTHON: program, SPARK_LOCAL_IP: '127.0.0.1' };
    mustSucceed(name, program, { cwd: folder, encoding: 'utf8', env }, [script]);
    return Promise.resolve({ path: file + files, options: CSV });
  };
  let written: Written | undefined;
  return {
    async decode(recipe) {
      // What it decodes is gone with its process, so it writes it at once.
      written = await run(after, recipe, `${path}.csv`);
    },
    write: () =>
      written ? Promise.resolve(written) : Promise.reject(new Error(`${name} decoded nothing.`)),
    prepareCharacters: (recipe) => run(characters, recipe, `${path}-characters.csv`),
    stop: () => Promise.resolve(),
  };
}

/** ClickHouse inside a process of Python. */
export function clickhouse(program: string, folder: string): Engine {
  const run = (name: string, statements: readonly string[]): void => {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(statements));
    const script = `import json, chdb.session
session = chdb.session.Session('clickhouse')
for statement in json.load(open('${name}.json')): session.query(statement)`;
    mustSucceed('ClickHouse', program, { cwd: folder, encoding: 'utf8' }, ['-c', script]);
  };
  const write = (setUp: readonly string[], sql: string, path: string): Promise<Written> => {
    run(path, [
      ...setUp,
      `${sql} INTO OUTFILE '${path}.csv' TRUNCATE FORMAT CSVWithNames SETTINGS format_csv_null_representation = ''`,
    ]);
    return Promise.resolve({ path: `${path}.csv`, options: CSV });
  };
  const statements = (sql: string): readonly string[] =>
    sql.split(/;\n/).filter((statement) => statement.trim() !== '');
  let setUp: readonly string[] = [];
  return {
    decode(recipe) {
      const [before, query] = parted(recipe);
      setUp = statements(before);
      const stock =
        "CREATE OR REPLACE TABLE stock ENGINE = Memory AS SELECT * FROM file('stock.parquet')";
      run('clickhouse-decode', [
        ...[...setUp, ...setUp, stock],
        `CREATE TABLE decoded ENGINE = MergeTree ORDER BY tuple() AS ${query}`,
      ]);
      return Promise.resolve();
    },
    write: (columns) =>
      write([], `SELECT ${columns.join(', ')} FROM decoded`, 'clickhouse-decoded'),
    prepareCharacters: () =>
      write(
        setUp,
        "SELECT point, heatstamp_prepare(stamp) AS prepared FROM file('characters.parquet')",
        'clickhouse-characters',
      ),
    stop: () => Promise.resolve(),
  };
}

/** Runs a program to its end, and returns what it said. */
function mustSucceed(
  name: string,
  program: string,
  options: SpawnSyncOptions,
  argv: readonly string[],
): string {
  const { status, stdout, stderr, error } = spawnSync(program, argv, {
    ...options,
    maxBuffer: 4e9,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${name}: ${String(stderr)}`);
  return String(stdout);
}

/** The options of a server and its client. Servers of databases refuse to run as root. */
function optionsFor(
  name: string,
  folder: string,
  data: string,
): { cwd: string; encoding: 'utf8'; env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  const user = process.getuid?.() === 0 ? findUser(name) : undefined;
  mkdirSync(data);
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  return { cwd: folder, encoding: 'utf8', env: { LC_ALL: 'C.UTF-8' }, ...user };
}

async function untilReady(ask: () => unknown): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      ask();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function ended(server: ReturnType<typeof spawn>, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    server.on('exit', () => {
      resolve();
    });
    server.kill(signal);
  });
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
