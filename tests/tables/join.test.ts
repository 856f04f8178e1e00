import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { root } from '../../scripts/project.js';
import { prepare } from '../../src/core/prepare.ts';
import { duckdb, type Engine, postgres } from './engines.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const TODAY = '2026-11-21';
const COMMAND = join(root, 'dist/lib/cli/bin.js');
/** The columns that the join and the command have in common. */
const SHARED_COLUMNS = [
  ...['code', 'date', 'country', 'countries', 'factory', 'year', 'week', 'month', 'from', 'to'],
  ...['reading', 'standing', 'evidence'],
];

const folder = mkdtempSync(join(tmpdir(), 'heatstamp-tables-'));
chmodSync(folder, 0o755);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

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
  writeFileSync(join(folder, 'stock.csv'), await stockCsv());
  writeFileSync(join(folder, 'points.csv'), codePointsCsv());
  heatstamp('table', '--output', 'date-codes.csv');
  await measureSpeed('the command', () => {
    heatstamp('--column', 'stamp', '--exit-zero', '--output', 'answers.csv', 'stock.csv');
  });
}, 600_000);

function heatstamp(...argv: string[]): void {
  execFileSync(process.execPath, [COMMAND, '--today', TODAY, ...argv], { cwd: folder });
}

/** A million codes, valid and not, with everything that preparation forgives and some of what it does not. */
async function stockCsv(): Promise<string> {
  const module: unknown = await import('../../bench/codes.js');
  const { codes } = module as { codes: (count: number) => string[] };
  const spellings: readonly ((code: string) => string)[] = [
    (code) => code,
    (code) => code,
    (code) => code,
    (code) => code.toLowerCase(),
    (code) => ` ${code.slice(0, 2)} ${code.slice(2)}\u00a0`,
    (code) => `\u200e${code}\u00ad`,
    (code) => code.replace(/[!-~]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0)),
    (code) => code.replace('I', 'ı'),
    (code) => code.replace('S', 'ß'),
    (code) => `${code}\u{e0041}`,
    (code) => code.replace('1', '①'),
  ];
  const rows = codes(ROWS).map((code, index) => {
    const stamp = index % 1000 === 999 ? '' : (spellings[index % spellings.length] ?? String)(code);
    return `${index},"${stamp.replaceAll('"', '""')}"`;
  });
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

/** The SQL blocks under a heading of the documentation. */
function sqlBlocks(heading: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/engines.md'), 'utf8');
  const [, section = ''] = new RegExp(`\n## ${heading}\n([^]*?)(?=\n## |$)`).exec(text) ?? [];
  return [...section.matchAll(/```sql\n([^]*?)```/g)].map(([, sql = '']) => sql);
}

const POSTGRES = process.env.POSTGRES_BIN;
const ENGINES: readonly (readonly [string, () => Promise<Engine>])[] = [
  ['DuckDB', () => duckdb(folder)],
  ...(POSTGRES === undefined ? [] : [['PostgreSQL', () => postgres(POSTGRES, folder)] as const]),
];

describe.each(ENGINES)('product §3: %s decodes with a join', (name, start) => {
  const [load = '', decode = ''] = sqlBlocks(name);
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
  }, 600_000);
  afterAll(() => engine.stop());

  test('every row equals that of the command', async () => {
    await measureSpeed(name, () => engine.run(`CREATE TABLE decoded AS ${decode}`));
    expect(await engine.run('SELECT count(*) FROM decoded')).toBe(String(ROWS));
    const command = SHARED_COLUMNS.map((column) => `nullif(a."${column}", '')`);
    const joined = SHARED_COLUMNS.map((column) => `nullif(CAST(d."${column}" AS text), '')`);
    const pairs = SHARED_COLUMNS.map(
      (_, index) => `${command[index] ?? ''} IS DISTINCT FROM ${joined[index] ?? ''}`,
    );
    // The command has the prepared input as the code of an invalid row; the join has none.
    const differing = `(a.valid = 'true' AND (${pairs.join(' OR ')})) OR (a.valid = 'true') <> (d.code IS NOT NULL)`;
    const from = 'FROM answers a JOIN decoded d ON d.id = a.id';
    expect(await engine.run(`SELECT count(*) ${from}`)).toBe(String(ROWS));
    expect(await engine.run(`SELECT count(*) ${from} WHERE ${differing}`)).toBe('0');
    const valid = Number(await engine.run(`SELECT count(*) ${from} WHERE d.code IS NOT NULL`));
    expect(valid).toBeGreaterThan(ROWS / 2);
    expect(valid).toBeLessThan(ROWS * 0.95);
  }, 600_000);

  test('every character is prepared as in the library', async () => {
    const [, expression = ''] = /date_codes\.code = ([^]*);/.exec(decode) ?? [];
    const prepared = expression.replace('stock.stamp', 'chr(CAST(point AS integer))');
    const match = name === 'DuckDB' ? `regexp_matches(p, '^[0-9A-Z]?$')` : `p ~ '^[0-9A-Z]?$'`;
    const sql =
      `SELECT count(*) FROM (SELECT plain, ${prepared} AS p FROM points) prepared ` +
      `WHERE plain <> CASE WHEN ${match} THEN '=' || p ELSE '-' END`;
    expect(await engine.run(sql)).toBe('0');
    expect(await engine.run('SELECT count(*) FROM points')).toBe(String(0x10ffff - 2048));
  }, 600_000);
});
