import { spawnSync } from 'node:child_process';
import { compared, print } from './measure.js';
import { COMMAND } from './spawned.js';

const ROUNDS = 31;

/** The start of the command for one code, against a Node that does nothing. */
export async function benchStart() {
  const { floor, subject, ratio } = await compared(
    ROUNDS,
    () => spawned('-e', '0'),
    () => spawned(COMMAND, 'AR2126'),
  );
  print('Command, one code, against node -e 0', [
    ['', 'node ms', 'command ms', 'ratio'],
    ['start', floor.toFixed(0), subject.toFixed(0), ratio.toFixed(2)],
  ]);
}

/** @param {...string} argv */
function spawned(...argv) {
  const start = performance.now();
  spawnSync(process.execPath, argv);
  return performance.now() - start;
}
