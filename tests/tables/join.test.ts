import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { root } from '../../scripts/project.js';
import { prepare } from '../../src/core/prepare.ts';
import { decode } from '../../src/heatstamp.ts';
import { duckdb, type Engine, postgres, sqlite } from './engines.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const TODAY = '2026-11-21';
const COMMAND = join(root, 'dist/lib/cli/bin.js');
/** The columns that the join and the command have in common. */
const SHARED_COLUMNS = [
  ...['code', 'date', 'country', 'countries', 'factory_code', 'year', 'week', 'month'],
  ...['first_day', 'last_day', 'reading', 'standing', 'evidence', 'notices'],
].map((name) => `heatstamp_${name}`);

const folder = mkdtempSync(join(tmpdir(), 'heatstamp-tables-'));
chmodSync(folder, 0o755);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let stamps: readonly string[] = [];

/** Rows per second, printed at the end. */
const speeds: string[] = [];
afterAll(() => {
  console.log(`Rows per second, ${ROWS.toLocaleString('en-US')} rows:\n${speeds.join('\n')}`);
});

async function measureSpeed(name: string, work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  const rate = Math.round((ROWS / (performance.now() - start)) * 1000);
  speeds.push(`  ${name}: ${rate.toLocaleString('en-US')}`);
}

beforeAll(async () => {
  if (libIsStale()) buildLib();
  stamps = await createStamps();
  writeFileSync(join(folder, 'stock.csv'), stockCsv(stamps));
  writeFileSync(join(folder, 'points.csv'), codePointsCsv());
  heatstamp('table', '--output', 'date-codes.csv');
  await measureSpeed('the command', () => {
    heatstamp('--column', 'stamp', '--exit-zero', '--output', 'answers.csv', 'stock.csv');
  });
}, 600_000);

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
  (code) => `${code}👜`,
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

/** Every character of Unicode and how the library prepares it: `-` if that cannot be part of a code. */
function codePointsCsv(): string {
  const rows = ['point,plain'];
  for (let point = 1; point <= 0x10ffff; point += 1) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const plain = prepare(String.fromCodePoint(point));
    rows.push(`${point},${/^[0-9A-Z]?$/.test(plain) ? `=${plain}` : '-'}`);
  }
  return `${rows.join('\n')}\n`;
}

const doc = readFileSync(join(root, 'docs/engines.md'), 'utf8');

/** The SQL blocks under a heading of the documentation, or before the first one. */
function sqlBlocks(heading?: string): readonly string[] {
  const parts = doc.split(/\n## /);
  const section = heading === undefined ? parts[0] : parts.find((part) => part.startsWith(heading));
  return [...(section ?? '').matchAll(/```sql\n([^]*?)```/g)].map(([, sql = '']) => sql);
}

const { POSTGRES_BIN: POSTGRES, SQLITE_PATH: SQLITE } = process.env;
const ENGINES: readonly (readonly [string, () => Promise<Engine>])[] = [
  ['DuckDB', () => duckdb(folder)],
  ...(POSTGRES === undefined ? [] : [['PostgreSQL', () => postgres(POSTGRES, folder)] as const]),
  ...(SQLITE === undefined
    ? []
    : [['SQLite', () => Promise.resolve(sqlite(SQLITE, folder))] as const]),
];

const [filter = '', joinAll = ''] = sqlBlocks();

test('product §3: of a stamp that is hard to read, the command says what the library says', () => {
  const hard = stamps.filter((stamp) => !/^[0-9A-Z]+$/.test(stamp));
  expect(hard.length).toBeGreaterThan(ROWS * HARD * 0.8);
  writeFileSync(join(folder, 'hard.csv'), stockCsv(hard));
  heatstamp(
    ...['--column', 'stamp', '--format', 'ndjson', '--exit-zero'],
    ...['--output', 'hard.ndjson', 'hard.csv'],
  );
  const lines = readFileSync(join(folder, 'hard.ndjson'), 'utf8').split('\n').slice(0, -1);
  expect(lines).toHaveLength(hard.length);
  const differing = hard.filter((stamp, index) => {
    const result = JSON.stringify(decode(stamp, { today: TODAY }));
    return lines[index]?.endsWith(`,${result.slice(1)}`) !== true;
  });
  expect(differing).toEqual([]);
});

describe.each(ENGINES)('product §3: %s decodes with a join', (name, start) => {
  const [load = '', prepareStamps = '', query = joinAll] = sqlBlocks(name);
  // SQLite has no function to call, and joins with a table in its place.
  const hasFunction = query === joinAll;
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
    await engine.run(load);
    await engine.run(engine.load('stock', ['id', 'stamp'], 'stock.csv'));
    const answers = readFileSync(join(folder, 'answers.csv'), 'utf8');
    await engine.run(
      engine.load('answers', answers.slice(0, answers.indexOf('\n')).split(','), 'answers.csv'),
    );
    await engine.run(engine.load('points', ['point', 'plain'], 'points.csv'));
    if (hasFunction) await engine.run(prepareStamps);
  }, 600_000);
  afterAll(() => engine.stop());

  test('every row equals that of the command', async () => {
    await measureSpeed(name, async () => {
      if (!hasFunction) await engine.run(prepareStamps);
      await engine.run(`CREATE TABLE decoded AS ${query}`);
    });
    expect(await engine.run('SELECT count(*) FROM decoded')).toBe(String(ROWS));
    const pairs = SHARED_COLUMNS.map(
      (column) =>
        `nullif(a."${column}", '') IS DISTINCT FROM nullif(CAST(d."${column}" AS text), '')`,
    );
    // The command has the prepared input as the code of an invalid row; the join has none.
    const isValid = "(a.heatstamp_is_valid = 'true')";
    const differing = `(${isValid} AND (${pairs.join(' OR ')})) OR ${isValid} <> (d.heatstamp_code IS NOT NULL)`;
    const from = 'FROM answers a JOIN decoded d ON CAST(d.id AS text) = a.id';
    expect(await engine.run(`SELECT count(*) ${from}`)).toBe(String(ROWS));
    expect(await engine.run(`SELECT count(*) ${from} WHERE ${differing}`)).toBe('0');
    const valid = Number(
      await engine.run('SELECT count(*) FROM decoded WHERE heatstamp_code IS NOT NULL'),
    );
    expect(valid).toBeGreaterThan(ROWS / 2);
    expect(valid).toBeLessThan(ROWS * 0.99);
  }, 600_000);

  test.runIf(hasFunction)(
    'what is filtered by its standing is what the command gives that standing',
    async () => {
      const documented = "SELECT count(*) FROM answers WHERE heatstamp_standing = 'documented'";
      const found = await engine.run(`SELECT count(*) FROM (${filter}) documented`);
      expect(found).toBe(await engine.run(documented));
      expect(Number(found)).toBeGreaterThan(0);
    },
  );

  test('every character is prepared as in the library', async () => {
    if (!hasFunction) {
      await engine.run('DROP TABLE prepared; ALTER TABLE stock RENAME TO items;');
      await engine.run('CREATE TABLE stock AS SELECT char(point) AS stamp FROM points;');
      await engine.run(prepareStamps);
    }
    const prepared = hasFunction
      ? 'SELECT plain, heatstamp_prepare(chr(CAST(point AS integer))) AS p FROM points'
      : 'SELECT plain, coalesce(code, char(point)) AS p FROM points LEFT JOIN prepared ON stamp = char(point)';
    const sql =
      `SELECT count(*) FROM (${prepared}) prepared_points ` +
      `WHERE plain <> CASE WHEN ${engine.isPlain('p')} THEN '=' || p ELSE '-' END`;
    expect(await engine.run(sql)).toBe('0');
    expect(await engine.run('SELECT count(*) FROM points')).toBe(String(0x10ffff - 2048));
  }, 600_000);
});
