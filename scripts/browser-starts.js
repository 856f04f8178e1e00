import { spawnSync } from 'node:child_process';

/**
 * Whether a browser's program runs here at all: system libraries may be missing, and Ubuntu's
 * /usr/bin/chromium-browser may only say that a snap is wanted.
 * @param {string} path
 */
export function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
