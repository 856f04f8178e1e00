import { spawnSync } from 'node:child_process';
import { compared, print } from './measure.js';
import { COMMAND } from './spawned.js';

const ROUNDS = 31;

/** The command on one code, against a Node.js that does nothing, and the server for assistants against that. */
export async function benchStart() {
  const { floor, subject, ratio } = await compared(
    ROUNDS,
    () => timeOf('-e', '0'),
    () => timeOf(COMMAND, 'AR2126'),
  );
  print('Command, one code, against node -e 0', [
    ['', 'node ms', 'command ms', 'ratio'],
    ['start', floor.toFixed(0), subject.toFixed(0), ratio.toFixed(2)],
  ]);
  const server = await compared(
    ROUNDS,
    () => timeOf(COMMAND, 'AR2126'),
    () => timeOf(COMMAND, 'mcp'),
  );
  print('heatstamp mcp, without a request, against the command', [
    ['', 'command ms', 'server ms', 'ratio'],
    ['start', server.floor.toFixed(0), server.subject.toFixed(0), server.ratio.toFixed(2)],
  ]);
}

/** @param {...string} argv */
function timeOf(...argv) {
  const start = performance.now();
  spawnSync(process.execPath, argv);
  return performance.now() - start;
}
