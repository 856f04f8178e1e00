import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compared, print } from './measure.js';
import { COMMAND, run } from './spawned.js';

const ROUNDS = 5;
const COPIER = fileURLToPath(new URL('table-copier.js', import.meta.url));
const ITEMS = ['Speedy 30', 'Neverfull MM', '"Pochette Métis, ""Monogram"" reverse"', 'Alma BB'];
const LABELS = ['France', 'Made in USA', 'Italy', '', 'Spain'];

/**
 * The command on a table, against a program that only parses and writes it with the same library.
 * @param {string} folder where the table is written
 * @param {readonly string[]} codes
 */
export async function benchTables(folder, codes) {
  const file = join(folder, 'stock.csv');
  const rows = codes.map((code, i) =>
    [i, ITEMS[i % ITEMS.length], code, LABELS[i % LABELS.length], (i % 3000) + 0.5].join(','),
  );
  writeFileSync(file, `id,item,code,label,price\n${rows.join('\n')}\n`);
  const argv = [COMMAND, '--column', 'code', '--today', '2026-11-21'];
  const table = [['table', 'copier s', 'command s', 'ratio']];
  for (const [name, options] of /** @type {const} */ ([
    ['codes', []],
    ['codes and labels', ['--made-in-column', 'label']],
  ])) {
    const { floor, subject, ratio } = await compared(
      ROUNDS,
      async () => (await run([COPIER], file)).milliseconds,
      async () => (await run([...argv, ...options], file)).milliseconds,
    );
    const seconds = [floor, subject].map((time) => (time / 1000).toFixed(2));
    table.push([name, ...seconds, ratio.toFixed(1)]);
  }
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '';
  const count = codes.length.toLocaleString('en-US');
  print(
    `Command, a table of ${count} rows and five columns, against a copier (load ${load})`,
    table,
  );
}
