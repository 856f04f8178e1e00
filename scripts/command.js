import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.js';

/**
 * Runs a command where its output is seen, with the installed tools on its path.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, env = {}) {
  const bins = ['node_modules/.bin', 'tools/node_modules/.bin'].map((folder) => join(root, folder));
  const path = [...bins, process.env.PATH].join(delimiter);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}
