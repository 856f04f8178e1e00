import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print } from './measure.js';
import { COMMAND, run } from './spawned.js';

const FORMATS = ['text', 'ndjson', 'csv'];

/**
 * The peak memory of the command, for inputs of growing length.
 * @param {string} folder for temporary files
 * @param {readonly { file: string, lines: number }[]} inputs
 */
export async function benchMemory(folder, inputs) {
  const report = join(folder, 'memory');
  const hook = join(folder, 'report.mjs');
  writeFileSync(
    hook,
    `import { writeFileSync } from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));`,
  );
  const rows = [['lines', ...FORMATS.map((format) => `${format} MB`)]];
  for (const { file, lines } of inputs) {
    const peaks = [];
    for (const format of FORMATS) {
      await run(['--import', pathToFileURL(hook).href, COMMAND, '--format', format], file);
      peaks.push((Number(readFileSync(report, 'utf8')) / 1024).toFixed(0));
    }
    rows.push([lines.toLocaleString('en-US'), ...peaks]);
  }
  print('Command, peak memory', rows);
}
