import { print } from './measure.js';
import { COMMAND, run } from './spawned.js';

const FORMATS = ['text', 'ndjson', 'csv'];

/**
 * The peak memory of the command, for inputs of growing length.
 * @param {readonly { file: string, lines: number }[]} inputs
 */
export async function benchMemory(inputs) {
  const rows = [['lines', ...FORMATS.map((format) => `${format} MB`)]];
  for (const { file, lines } of inputs) {
    const peaks = [];
    for (const format of FORMATS) {
      const { megabytes } = await run([COMMAND, '--format', format], file);
      peaks.push(megabytes.toFixed(0));
    }
    rows.push([lines.toLocaleString('en-US'), ...peaks]);
  }
  print('Command, peak memory', rows);
}
