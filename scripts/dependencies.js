import { statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { root } from './root.js';

/** Installs what the lock names, when it is not there or is older than the lock. */
export function ensureDependencies() {
  const installed = modified('node_modules/.package-lock.json');
  if (installed >= modified('package-lock.json')) return;
  console.error(installed === 0 ? 'Installing dependencies …' : 'Updating dependencies …');
  // With NODE_ENV=production npm would leave the development tools out, and there is nothing else.
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'])) {
    console.error('npm ci failed; its messages are above.');
    process.exit(1);
  }
}

/** @param {string} path */
function modified(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
