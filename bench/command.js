import { compared, print } from './measure.js';
import { COMMAND, FLOOR, run } from './spawned.js';

const ROUNDS = 5;

/**
 * The command on a list, against a program that reads the same lines and writes as many bytes.
 * @param {string} file
 * @param {number} lines
 */
export async function benchCommand(file, lines) {
  const rows = [['format', 'bytes a line', 'floor s', 'command s', 'ratio']];
  for (const format of ['text', 'ndjson', 'csv']) {
    const argv = [COMMAND, '--format', format, '--today', '2026-11-21'];
    const { bytes } = await run(argv, file);
    // The floor writes the line itself too, so it needs that much less filler.
    const floorBytes = (await run([FLOOR, '1'], file)).bytes;
    const filler = String(Math.round((bytes - floorBytes) / lines) + 1);
    const { floor, subject, ratio } = await compared(
      ROUNDS,
      async () => (await run([FLOOR, filler], file)).milliseconds,
      async () => (await run(argv, file)).milliseconds,
    );
    const seconds = [floor, subject].map((time) => (time / 1000).toFixed(2));
    rows.push([format, (bytes / lines).toFixed(0), ...seconds, ratio.toFixed(1)]);
  }
  print(
    `Command, ${lines.toLocaleString('en-US')} lines, against reading lines and writing as many bytes`,
    rows,
  );
}
