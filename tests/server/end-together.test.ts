import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { capture } from '../../scripts/processes.js';

/** What `npm start` does while it installs: it waits for a command that says its process id and goes on. */
const COMMAND = ['node', '-e', 'console.log(process.pid); setInterval(() => {}, 1000)'];
const LONG = `import { runLong } from './scripts/processes.js'; await runLong(${JSON.stringify(COMMAND)});`;
const ARGV = ['--input-type=module', '-e', LONG];

/** Whether a process is there. One that has ended is still listed until its parent has read its status. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts a program that runs the command, and waits for the command. */
async function start(
  program: string,
  argv: readonly string[],
): Promise<{ readonly child: ReturnType<typeof spawn>; readonly pid: number }> {
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const child = spawn(program, argv, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => {
      resolve(Number(text.toString()));
    });
    child.once('exit', () => {
      reject(new Error('It ended before its command had started.'));
    });
  });
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(isRunning(pid)).toBe(true);
  return { child, pid };
}

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'what a script runs ends with it at a %s',
  async (signal) => {
    const { child, pid } = await start(process.execPath, ARGV);
    child.kill(signal);
    await new Promise((resolve) => child.once('exit', resolve));
    expect(isRunning(pid)).toBe(false);
  },
);

test.skipIf(process.platform === 'win32')(
  'what a script runs ends with it when the shell of npm is killed',
  async () => {
    const quoted = ARGV.map((arg) => `'${arg.replaceAll("'", String.raw`'\''`)}'`).join(' ');
    const { child, pid } = await start('sh', ['-c', `'${process.execPath}' ${quoted}; true`]);
    child.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  },
);

test.skipIf(process.platform === 'win32')(
  'of a part that the system ended, the signal is said',
  async () => {
    const ended = await capture(['node', '-e', 'process.kill(process.pid, "SIGKILL")']);
    expect(ended.succeeded).toBe(false);
    expect(ended.output.toString()).toBe('node was ended by SIGKILL.\n');
  },
);
