import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './command.js';
import { root } from './root.js';

/** Installs what the lock names, when it is not there or is older than the lock. */
export function ensureDependencies() {
  ensureInstalled('.', 'dependencies');
}

/** The same for what only maintainers run, which stands in a lock of its own so that nobody else has to install it. */
export function ensureTools() {
  ensureDependencies();
  ensureInstalled('tools', 'the tools of maintainers');
}

/**
 * Imports one of these tools, as a module that stands in `tools` would.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export function importTool(name) {
  const path = createRequire(join(root, 'tools/package.json')).resolve(name);
  return import(pathToFileURL(path).href);
}

/**
 * @param {string} folder
 * @param {string} what lies in it
 */
function ensureInstalled(folder, what) {
  const installed = modified(folder, 'node_modules/.package-lock.json');
  if (installed >= modified(folder, 'package-lock.json')) return;
  console.error(`${installed === 0 ? 'Installing' : 'Updating'} ${what} …`);
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'];
  // With NODE_ENV=production npm would leave the development tools out, and there is nothing else.
  if (!run('npm', ['ci', '--prefix', folder, ...options])) {
    console.error('npm ci failed; its messages are above.');
    process.exit(1);
  }
}

/**
 * @param {string} folder
 * @param {string} file
 */
function modified(folder, file) {
  return statSync(join(root, folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
