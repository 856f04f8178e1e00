import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randoms } from './codes.js';
import { compared, median, print } from './measure.js';
import { COMMAND, run } from './spawned.js';

const ROUNDS = 3;
const COPIER = fileURLToPath(new URL('table-copier.js', import.meta.url));
const ITEMS = ['Speedy 30', 'Neverfull MM', '"Pochette Métis, ""Monogram"" reverse"', 'Alma BB'];
const LABELS = ['France', 'Made in USA', 'Italy', '', 'Spain'];
const COLUMNS = 'id,item,code,label,line,price,currency,condition,shop,listed';

/** A stock has the same codes again and again: as many valid ones are taken, in turn. */
const DIFFERENT = 100_000;

/** What is measured: its name, and the options it takes. */
const RUNS = /** @type {const} */ ([
  ['table', []],
  ['table with labels', ['--made-in-column', 'label']],
  ['table with lines', ['--line-column', 'line']],
  ['NDJSON', ['--format', 'ndjson']],
]);

/**
 * Cells that don't read.
 * @type {readonly (readonly [string, (random: (below: number) => number) => string])[]}
 */
const UNREAD = [
  ['words', (random) => ['no code', 'SD1013 (2003)', 'see photo', 'n/a'][random(4)] ?? ''],
  ['impossible weeks', (random) => `SD${54 + random(40)}${String(10 + random(10))}`],
  ['random digits', (random) => String(random(1e9))],
  ['random letters and digits', (random) => random(36 ** 6).toString(36)],
];

/**
 * The command on a table, against a program that only parses and writes it with the same library: times as processors
 * worked, which a busy machine changes least.
 * @param {string} folder where the tables are written
 * @param {readonly string[]} codes
 */
export async function benchTables(folder, codes) {
  const file = join(folder, 'stock.csv');
  const valid = codes.filter((code) => /^[A-Z]{2}[0-4]\d{3}$/.test(code)).slice(0, DIFFERENT);
  const rows = codes.map((_, i) => rowOf(valid[i % valid.length] ?? '', i));
  writeFileSync(file, `${COLUMNS}\n${rows.join('\n')}\n`);
  const mixture = join(folder, 'mixture.csv');
  writeFileSync(mixture, `${COLUMNS}\n${codes.map(rowOf).join('\n')}\n`);
  const open = join(folder, 'open-quote.csv');
  const middle = rows.length / 2;
  // A quotation mark that is never closed, halfway.
  const broken = rows.with(middle, (rows[middle] ?? '').replace(',', ',"'));
  writeFileSync(open, `${COLUMNS}\n${broken.join('\n')}\n`);
  const unread = UNREAD.map(([name, cellOf]) => {
    const random = randoms(1);
    const path = join(folder, `${name.replaceAll(' ', '-')}.csv`);
    const cells = codes.map(() => cellOf(random));
    writeFileSync(path, `${COLUMNS}\n${cells.map(rowOf).join('\n')}\n`);
    return /** @type {const} */ ([name, [], path]);
  });
  const badRows = ['--bad-rows', join(folder, 'bad-rows.tsv')];
  const argv = [COMMAND, '--column', 'code', '--today', '2026-11-21'];
  const table = [['', 'copier s', 'command s', 'ratio', 'elapsed s', 'peak MB']];
  for (const [name, options, input] of [
    ...RUNS.map(([name, options]) => /** @type {const} */ ([name, options, file])),
    /** @type {const} */ (['table with an open quote', badRows, open]),
    /** @type {const} */ (['mixture', [], mixture]),
    ...unread,
  ]) {
    /** @type {import('./spawned.js').Run[]} */
    const runs = [];
    const { floor, subject, ratio } = await compared(
      ROUNDS,
      async () => (await run([COPIER], input)).processor,
      async () => {
        const result = await run([...argv, ...options], input);
        runs.push(result);
        return result.processor;
      },
    );
    const elapsed = median(runs.map(({ milliseconds }) => milliseconds));
    const seconds = [floor, subject].map((time) => (time / 1000).toFixed(2));
    const peak = Math.max(...runs.map(({ megabytes }) => megabytes));
    table.push([name, ...seconds, ratio.toFixed(1), (elapsed / 1000).toFixed(2), peak.toFixed(0)]);
  }
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '';
  const count = codes.length.toLocaleString('en-US');
  print(
    `Command, a table of ${count} rows and ten columns, against a copier (load ${load})`,
    table,
  );
}

/**
 * A row of about a hundred bytes.
 * @param {string} code
 * @param {number} i
 */
function rowOf(code, i) {
  const item = ITEMS[i % ITEMS.length] ?? '';
  const line = item.replace(/"|,.*/g, '');
  const day = String(1 + (i % 28)).padStart(2, '0');
  return [
    ...[i, item, code, LABELS[i % LABELS.length], line, (i % 3000) + 0.5, 'EUR'],
    ...['good with box', `shop-${String(i % 97)}.example.com`, `2026-11-${day}`],
  ].join(',');
}
