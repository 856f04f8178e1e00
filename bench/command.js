import { compared, print } from './measure.js';
import { COMMAND, FLOOR, run } from './spawned.js';

const ROUNDS = 5;

/**
 * The command against a program that reads the same lines and writes as many bytes.
 * @param {string} file
 * @param {number} lines
 */
export async function benchCommand(file, lines) {
  const rows = [['format', 'bytes a line', 'floor s', 'command s', 'ratio']];
  for (const format of ['text', 'ndjson', 'csv']) {
    const command = [COMMAND, '--format', format, '--today', '2026-11-21'];
    // The floor repeats the line, so that much less filler is needed.
    const bare = await run([FLOOR, '1'], file);
    const { bytes } = await run(command, file);
    const filler = String(Math.round((bytes - bare.bytes) / lines) + 1);
    const { floor, subject, ratio } = await compared(
      ROUNDS,
      async () => (await run([FLOOR, filler], file)).milliseconds,
      async () => (await run(command, file)).milliseconds,
    );
    const seconds = [floor, subject].map((time) => (time / 1000).toFixed(2));
    rows.push([format, (bytes / lines).toFixed(0), ...seconds, ratio.toFixed(1)]);
  }
  print(
    `Command, ${lines.toLocaleString('en-US')} lines, against reading lines and writing as many bytes`,
    rows,
  );
}
