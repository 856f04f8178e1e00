import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { root } from '../../scripts/project.js';
import { cellText } from '../../src/cli/cell-text.ts';
import { prepare } from '../../src/core/prepare.ts';
import { decode } from '../../src/heatstamp.ts';
import {
  clickhouse,
  type DuckDB,
  duckdb,
  type Engine,
  mariadb,
  openDuckDB,
  postgres,
  python,
  sqlite,
  type Written,
} from './engines.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const TODAY = '2026-11-21';
const COMMAND = join(root, 'dist/lib/cli/bin.js');
/** Without the others, such as with ENGINES=DuckDB,Spark. */
const WANTED = process.env.ENGINES?.toLowerCase().split(',');

const folder = mkdtempSync(join(tmpdir(), 'heatstamp-tables-'));
chmodSync(folder, 0o755);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let stamps: readonly string[] = [];
let judge: DuckDB;

/** How long each took, printed at the end. */
const times: string[] = [];
afterAll(() => {
  judge.stop();
  console.log(`Seconds for ${ROWS.toLocaleString('en-US')} rows:\n${times.join('\n')}`);
});

async function timed(name: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  times.push(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)}`);
}

beforeAll(async () => {
  if (libIsStale()) buildLib();
  stamps = await createStamps();
  writeFileSync(join(folder, 'stock.csv'), stockCsv(stamps));
  heatstamp('table', '--output', 'date-codes.csv');
  // What the site has.
  writeFileSync(
    join(folder, 'date-codes.csv.gz'),
    gzipSync(readFileSync(join(folder, 'date-codes.csv'))),
  );
  heatstamp('table', '--format', 'parquet', '--output', 'date-codes.parquet');
  await timed('the command', () => {
    heatstamp('--column', 'stamp', '--exit-zero', '--output', 'answers.csv', 'stock.csv');
  });
  judge = await openDuckDB(folder);
  const file = (name: string) => `'${join(folder, name)}'`;
  await judge.run(
    `CREATE TABLE answers AS SELECT * FROM read_csv('answers.csv', header = true, all_varchar = true);
     COPY (SELECT CAST(id AS INTEGER) AS id, stamp FROM read_csv('stock.csv', header = true, all_varchar = true))
       TO ${file('stock.parquet')} (FORMAT parquet, ROW_GROUP_SIZE 100000);
     COPY (SELECT CAST(range AS INTEGER) AS point, chr(CAST(range AS INTEGER)) AS stamp FROM range(1, 1114112)
       WHERE range NOT BETWEEN 55296 AND 57343) TO ${file('characters.parquet')} (FORMAT parquet);`,
  );
}, 1_800_000);

function heatstamp(...argv: string[]): void {
  execFileSync(process.execPath, [COMMAND, '--today', TODAY, ...argv], { cwd: folder });
}

/** How codes get hard to read, in ways that preparation forgives and in ways that it does not. */
const SPELLINGS: readonly ((code: string) => string)[] = [
  (code) => code.toLowerCase(),
  (code) => ` ${code.slice(0, 2)} ${code.slice(2)}\u00a0`,
  (code) => `${code.slice(0, 3)}\u3000\n${code.slice(3)}`,
  (code) => `\u200e${code}\u00ad`,
  (code) => `${code.slice(0, 1)}\u200b${code.slice(1)}\ufe0f`,
  (code) => `${code}\u{e0041}`,
  (code) => code.replace(/[!-~]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0)),
  (code) => code.replace('I', 'ı'),
  (code) => code.replace('S', 'ß'),
  (code) => code.replace('S', 'ſ').replace('K', '\u212a'),
  (code) => code.replace('1', '①').replace('2', '²'),
  (code) => code.replace('0', 'O').replace('1', 'l'),
  (code) => code.replace('A', 'А').replace('S', 'Ѕ').replace('B', 'Β'),
  (code) => code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x630)),
  (code) => code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x936)),
  (code) => code.replace('S', 'S\u0301').replace('A', 'Á'),
  (code) => `${code.slice(0, 2)}-${code.slice(2)}`,
  (code) => `コード${code}`,
  (code) => `• ${code}`,
  (code) => `12. ${code}`,
  (code) => `－\u3000${code}`,
  (code) => `-${code}`,
  (code) => `${code}👜`,
  (code) => `="${code}"`,
  (code) => `"${code}"`,
  (code) => `'${code}`,
  () => '',
];

/** The share of stamps that are hard to read: a few of them still read, or are spelled as before. */
const HARD = 0.07;

/** The stamps by row: two spellings upon each other where a row is hard to read. */
async function createStamps(): Promise<readonly string[]> {
  const module: unknown = await import('../../bench/codes.js');
  const { codes } = module as { codes: (count: number) => string[] };
  const spellingAt = (index: number) => SPELLINGS[index % SPELLINGS.length] ?? String;
  let hard = 0;
  return codes(ROWS).map((code, index) => {
    if (hard >= (index + 1) * HARD) return code;
    hard += 1;
    return spellingAt(Math.floor(hard / SPELLINGS.length))(spellingAt(hard)(code));
  });
}

function stockCsv(stamps: readonly string[]): string {
  const rows = stamps.map((stamp, index) => `${index},"${stamp.replaceAll('"', '""')}"`);
  return `id,stamp\n${rows.join('\n')}\n`;
}

/** Ligatures and letters of mathematics, which only the library reads; the documentation says so. */
const OF_THE_LIBRARY = /[\uFB00-\uFB06\u2100-\u214F\u{1D400}-\u{1D7FF}]/u;

/** Every character of Unicode and how the library prepares it: `-` if that cannot be part of a code. */
function charactersCsv(): string {
  const rows = ['point,plain'];
  for (let point = 1; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const character = String.fromCodePoint(point);
    const plain = prepare(cellText(character));
    const isPart = /^[0-9A-Z]?$/.test(plain) && !OF_THE_LIBRARY.test(character);
    rows.push(`${point},${isPart ? `=${plain}` : '-'}`);
  }
  return `${rows.join('\n')}\n`;
}

const doc = readFileSync(join(root, 'docs/engines.md'), 'utf8');

/** The blocks of code under a heading of the documentation, without those for a terminal. */
function recipeOf(heading: string): readonly string[] {
  const section = doc.split(/\n## /).find((part) => part.startsWith(heading));
  if (section === undefined) throw new Error(`docs/engines.md has no ${heading}.`);
  return [...section.matchAll(/```(?:sql|python)\n([^]*?)```/g)].map(([, code = '']) => code);
}

const [DOCUMENTED = '', ALL = ''] = recipeOf('# Decoding with a join');

/** The blocks for an engine, the query last. SQLite has one of its own, and those in Python have none. */
function recipeFor(name: string): readonly string[] {
  const own = recipeOf(name);
  return own.some((code) => /^(?:SELECT|import|from)\b/.test(code)) ? own : [...own, ALL];
}

const { POSTGRES_BIN, SQLITE_PATH, PYTHON_PATH, JAVA_PATH } = process.env;
const MARIADB = {
  install: process.env.MARIADB_INSTALL_PATH ?? '',
  server: process.env.MARIADBD_PATH ?? '',
  client: process.env.MARIADB_PATH ?? '',
};

/** By the heading of its recipe: undefined where it is not installed. */
const ENGINES: readonly (readonly [string, (() => Promise<Engine>) | undefined])[] = [
  ['DuckDB', () => duckdb(folder)],
  ['PostgreSQL', POSTGRES_BIN === undefined ? undefined : () => postgres(POSTGRES_BIN, folder)],
  [
    'SQLite',
    SQLITE_PATH === undefined ? undefined : () => Promise.resolve(sqlite(SQLITE_PATH, folder)),
  ],
  [
    'MySQL and MariaDB',
    Object.values(MARIADB).includes('') ? undefined : () => mariadb(MARIADB, folder),
  ],
  [
    'ClickHouse',
    PYTHON_PATH === undefined ? undefined : () => Promise.resolve(clickhouse(PYTHON_PATH, folder)),
  ],
  ...(['pandas', 'polars', 'Spark'] as const).map(
    (name) =>
      [
        name,
        PYTHON_PATH === undefined || (name === 'Spark' && JAVA_PATH === undefined)
          ? undefined
          : () => Promise.resolve(python(name, PYTHON_PATH, folder)),
      ] as const,
  ),
];

test('of a stamp that is hard to read, the command says what the library says', () => {
  const all = stamps.filter((stamp) => !/^[0-9A-Z]+$/.test(stamp));
  expect(all.length).toBeGreaterThan(ROWS * HARD * 0.8);
  // More would not fit into one text.
  const hard = all.slice(0, 100_000);
  writeFileSync(join(folder, 'hard.csv'), stockCsv(hard));
  heatstamp(
    ...['--column', 'stamp', '--format', 'ndjson', '--exit-zero'],
    ...['--output', 'hard.ndjson', 'hard.csv'],
  );
  const lines = readFileSync(join(folder, 'hard.ndjson'), 'utf8').split('\n').slice(0, -1);
  expect(lines).toHaveLength(hard.length);
  const differing = hard.filter((stamp, index) => {
    const [result, line = ''] = [decode(cellText(stamp), { today: TODAY }), lines[index]];
    // Of a cell that is no code, the command says what it holds, such as a code among words.
    return !result.isValid && result.errorCode === 'unknown-pattern'
      ? !line.includes('"isValid":false')
      : !line.endsWith(`,${JSON.stringify(result).slice(1)}`);
  });
  expect(differing).toEqual([]);
});

test('what is filtered by its standing is what the command gives that standing', async () => {
  const [setUp = ''] = recipeOf('DuckDB');
  await judge.run(`CREATE TABLE stock AS FROM 'stock.parquet'; ${setUp}`);
  const [found, documented] = await judge.run(
    `SELECT (SELECT count(*) FROM (${DOCUMENTED})),
            (SELECT count(*) FROM answers WHERE heatstamp_standing = 'documented')`,
  );
  expect(found).toBe(documented);
  expect(found).toBeGreaterThan(0);
});

describe.each(ENGINES)('%s decodes with a join', (name, start) => {
  const isWanted = WANTED?.some((wanted) => name.toLowerCase().includes(wanted)) ?? true;
  if (start === undefined || !isWanted) {
    test.skip(isWanted ? 'it is not installed' : 'it is not wanted', () => undefined);
    return;
  }
  const recipe = recipeFor(name);
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  }, 1_800_000);
  afterAll(() => engine.stop());

  test('every row equals that of the command', async () => {
    await timed(name, () => engine.decode(recipe));
    const columns = await sharedColumns();
    expect(columns.length).toBeGreaterThan(13);
    const { path, options } = await engine.write(['id', ...columns]);
    await judge.run(
      `CREATE OR REPLACE TABLE decoded AS SELECT * FROM read_csv('${path}', ${options})`,
    );
    const differs = columns.map(
      (column) => `nullif(a.${column}, '') IS DISTINCT FROM nullif(d.${column}, '')`,
    );
    // The command has the prepared input as the code of an invalid row; the join has none.
    const isValid = "(a.heatstamp_is_valid = 'true')";
    const differing = `(${isValid} AND (${differs.join(' OR ')})) OR ${isValid} <> (nullif(d.heatstamp_date, '') IS NOT NULL)`;
    const [rows, pairs, wrong, valid = 0] = await judge.run(
      `SELECT (SELECT count(*) FROM decoded), count(*), count(*) FILTER (WHERE ${differing}), count(*) FILTER (WHERE ${isValid})
       FROM answers a JOIN decoded d ON d.id = a.id`,
    );
    expect([rows, pairs, wrong]).toEqual([ROWS, ROWS, 0]);
    expect(valid).toBeGreaterThan(ROWS / 2);
    expect(valid).toBeLessThan(ROWS * 0.99);
    const [documented, expected] = await judge.run(
      `SELECT (SELECT count(*) FROM decoded WHERE heatstamp_standing = 'documented'),
              (SELECT count(*) FROM answers WHERE heatstamp_standing = 'documented')`,
    );
    expect(documented).toBe(expected);
  }, 1_800_000);

  test('every character is prepared as in the library', async () => {
    const { path, options }: Written = await engine.prepareCharacters(recipe);
    writeFileSync(join(folder, 'characters.csv'), charactersCsv());
    const [characters, wrong] = await judge.run(
      `SELECT count(*), count(*) FILTER (
         WHERE plain <> CASE WHEN regexp_full_match(coalesce(prepared, ''), '[0-9A-Z]?') THEN '=' || coalesce(prepared, '') ELSE '-' END)
       FROM read_csv('characters.csv', header = true, all_varchar = true)
       JOIN read_csv('${path}', ${options}) USING (point)`,
    );
    expect([characters, wrong]).toEqual([0x10ffff - 2048, 0]);
  }, 1_800_000);
});

/** The columns that the join and the command have in common. */
async function sharedColumns(): Promise<readonly string[]> {
  const header = readFileSync(join(folder, 'date-codes.csv'), 'utf8').split('\r\n', 1)[0] ?? '';
  const names = header.split(',').map((name) => `heatstamp_${name}`);
  const known = await Promise.all(
    names.map((name) =>
      judge.run(
        `SELECT count(*) FROM information_schema.columns WHERE table_name = 'answers' AND column_name = '${name}'`,
      ),
    ),
  );
  return names.filter((_, index) => known[index]?.[0] === 1);
}
