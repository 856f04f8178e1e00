import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './project.js';

const isWindows = process.platform === 'win32';

/**
 * How to start a command in the repository, with the installed tools on its path.
 * @param {readonly string[]} command the program and its arguments
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {[program: string, args: string[], options: { cwd: string, env: NodeJS.ProcessEnv, shell: boolean }]}
 */
function commandLine([program = '', ...args], env = {}) {
  const bins = ['node_modules/.bin', 'tools/node_modules/.bin'].map((folder) => join(root, folder));
  return [
    program,
    // On Windows npm's tools are batch files, which need a shell; it would split a path at its spaces.
    isWindows ? args.map((arg) => `"${arg}"`) : args,
    {
      cwd: root,
      env: { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter), ...env },
      shell: isWindows,
    },
  ];
}

/**
 * Runs a command to its end, with its output on the screen. Signals wait until then; see runLong.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {boolean} whether it succeeded
 */
export function run(command, env) {
  const [program, args, options] = commandLine(command, env);
  const { status, error } = spawnSync(program, args, {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) console.error(`${program}: ${error.message}`);
  return status === 0;
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end, and gives all its output in one piece, so that commands that run side by side don't mix. It
 * ends with this process: see endTogether.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @param {'pipe' | 'inherit'} [output] `inherit` puts the output on the screen as it comes
 * @returns {Promise<{ succeeded: boolean, output: Buffer }>}
 */
export function capture(command, env, output = 'pipe') {
  const [program, args, options] = commandLine(command, env);
  // A process group of its own, so that it can be ended with all that it has started.
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', output, output],
    detached: !isWindows,
  });
  running.add(child);
  /** @type {Buffer[]} */
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ piece) => pieces.push(piece));
  }
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      if (output === 'inherit') console.error(`${program}: ${message}`);
      pieces.push(Buffer.from(`${program}: ${message}\n`));
    });
    child.on('close', (status, signal) => {
      running.delete(child);
      // What the system ends, such as for want of memory, says nothing itself.
      if (signal) pieces.push(Buffer.from(`${program} was ended by ${signal}.\n`));
      resolve({ succeeded: status === 0, output: Buffer.concat(pieces) });
    });
  });
}

/**
 * Runs a command that may take minutes, with its output on the screen. It ends with this process.
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runLong(command, env) {
  endTogether();
  const { succeeded } = await capture(command, env, 'inherit');
  return succeeded;
}

/** The exit status after a signal; undefined until something waits for signals. @type {number | undefined} */
let endStatus;

/**
 * Ends this process and all that it runs on a signal, or when its parent is gone: npm hands a signal to the shell
 * that it started, and some shells end without handing it on.
 * @param {number} [status]
 */
export function endTogether(status = 1) {
  const isWaiting = endStatus !== undefined;
  endStatus = status;
  if (isWaiting) return;
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // Test runners then close their servers and browsers, which have groups of their own.
    killAll('SIGINT');
    const start = Date.now();
    setInterval(() => {
      if (running.size > 0 && Date.now() - start < 5000) return;
      killAll('SIGKILL');
      process.exit(endStatus);
    }, 50);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
}

/** @param {NodeJS.Signals} signal */
function killAll(signal) {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(isWindows ? pid : -pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
