import { existsSync, readFileSync } from 'node:fs';
import { run } from './command.js';

/** @returns {string | undefined} why packages can't be installed with apt-get here, if so */
export function whyNoApt() {
  if (process.getuid?.() !== 0) return 'it needs root';
  return isDebian() ? undefined : 'this is neither Debian nor Ubuntu';
}

/**
 * @param {...string} packages
 * @returns {boolean} whether all of them are installed now
 */
export function aptInstall(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update'], env) && run('apt-get', ['install', '-y', '-q', ...packages], env)
  );
}

function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(file, 'utf8'));
}
