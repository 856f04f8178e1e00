import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { chromium } from '@playwright/test';
import { aptInstall, whyNoApt } from './apt.js';
import { run } from './command.js';
import { root } from './root.js';

const sparticuz = '@sparticuz/chromium@147.0.0';

/**
 * A way to get a browser.
 * @typedef {object} Installer
 * @property {string} title what it does, said before it does it
 * @property {() => string | undefined | Promise<string | undefined>} unless why it can't be used here, if so
 * @property {() => Promise<string | undefined>} install the browser's path, if it worked
 */

/** @type {Installer} */
const playwright = {
  title: "downloading Playwright's Chromium",
  unless: unreachable,
  install() {
    run('playwright', ['install', 'chromium']);
    return Promise.resolve(chromium.executablePath());
  },
};

/** @type {Installer} */
const debian = {
  title: 'installing a Chromium with apt-get, which changes the system',
  async unless() {
    return whyNoApt() ?? ((await agreed()) ? undefined : 'it is not wanted');
  },
  install() {
    // Debian 12 has the one without windows, Ubuntu has not.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (aptInstall(name)) return Promise.resolve(`/usr/bin/${name}`);
    }
    return Promise.resolve(undefined);
  },
};

/** @type {Installer} */
const npmPackage = {
  title: `installing the npm package ${sparticuz}, outside of the lock`,
  unless: () => (process.platform === 'linux' ? undefined : 'it is for Linux'),
  async install() {
    const folder = join(root, '.cache/browser');
    if (!run('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=warn', sparticuz])) {
      return undefined;
    }
    // Makes it unpack the libraries too that a bare system lacks, as it does on AWS Lambda.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
    /** @type {unknown} */
    const loaded = createRequire(join(folder, 'index.js'))('@sparticuz/chromium');
    const packaged = /** @type {{ executablePath(): Promise<string> }} */ (loaded);
    return packaged.executablePath();
  },
};

/** Tried in this order. */
export const installers = [playwright, debian, npmPackage];

/** Whether packages of the system may be installed: asked where a terminal can answer, and so anywhere else. */
async function agreed() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise((resolve) => {
    terminal.once('close', () => {
      resolve('n');
    });
  });
  const question = terminal.question('Browser: install one with apt-get as root? [Y/n] ');
  // Who ends the input instead of answering does not want it.
  const answer = String(await Promise.race([question, closed]));
  terminal.close();
  return !/^\s*n/i.test(answer);
}

/** Asked first, since Playwright tries for more than a minute before it gives up. */
async function unreachable() {
  const { PLAYWRIGHT_DOWNLOAD_HOST, HTTPS_PROXY } = process.env;
  // Playwright knows how to use a proxy; fetch does not.
  if (HTTPS_PROXY) return undefined;
  const host = PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  try {
    await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return undefined;
  } catch {
    return `${host} cannot be reached`;
  }
}
