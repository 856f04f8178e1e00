import { spawnSync } from 'node:child_process';

/**
 * Whether a browser's program runs here at all: system libraries may be missing, and Ubuntu's
 * /usr/bin/chromium-browser may only say that a snap is wanted.
 * @param {string} path
 */
export function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** How every browser test starts it. Chromium's sandbox refuses to run as root, which a container often is. */
export const launchArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // The browser itself asks for nothing from the network.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
