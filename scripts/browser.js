import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { chromium } from '@playwright/test';
import { aptInstall, whyNoApt } from './install.js';
import { root, run } from './project.js';

/** Those without windows first: they run the same tests in little more than half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const SPARTICUZ = '@sparticuz/chromium@147.0.0';

/** How every test starts the browser. */
export const launchArgs = [
  // Chromium's sandbox refuses to run as root, which a container often is.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // The browser itself asks for nothing from the network.
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Whether a browser runs here: system libraries may be missing, and Ubuntu's chromium-browser may only say that it wants
 * a snap.
 * @param {string} path
 */
export function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * A Chromium or Chrome on this machine: the one that CHROMIUM_PATH names, the system's, or Playwright's.
 * @returns {string | undefined} its path
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH ?? '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [named, ...installed, ...MAC_APPS, chromium.executablePath()]
    .filter(existsSync)
    .find(starts);
}

/**
 * The same, or one that is installed now. Says each step.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named)) console.log(`Browser: CHROMIUM_PATH (${named}) does not start.`);
  const existing = findBrowser();
  if (existing !== undefined) {
    console.log(`Browser: ${existing}`);
    return existing;
  }
  console.log('Browser: none found (CHROMIUM_PATH, system, Playwright).');
  for (const { title, obstacle, install } of INSTALLERS) {
    const reason = await obstacle();
    if (reason !== undefined) {
      console.log(`Browser: not ${title}: ${reason}.`);
      continue;
    }
    console.log(`Browser: ${title} …`);
    const path = await install();
    if (path !== undefined && existsSync(path) && starts(path)) {
      console.log(`Browser: ${path}`);
      return path;
    }
    console.log('Browser: that brought none that starts.');
  }
  console.log('Browser: none available, so tests that need one will fail. Set CHROMIUM_PATH.');
  return undefined;
}

/**
 * A way to get a browser.
 * @typedef {object} Installer
 * @property {string} title
 * @property {() => string | undefined | Promise<string | undefined>} obstacle why it can't be used here, if it can't
 * @property {() => Promise<string | undefined>} install gives the browser's path if it worked
 */

/** Tried in this order. @type {readonly Installer[]} */
const INSTALLERS = [
  {
    title: "downloading Playwright's Chromium",
    obstacle: whyNoDownload,
    install() {
      run(['playwright', 'install', 'chromium']);
      return Promise.resolve(chromium.executablePath());
    },
  },
  {
    title: 'installing Chromium with apt-get, which changes the system (NO_APT=1 refuses)',
    obstacle: async () => whyNoApt() ?? ((await isAptWanted()) ? undefined : 'you refused'),
    install() {
      // Debian 12 has the one without windows, Ubuntu does not.
      const name = ['chromium-headless-shell', 'chromium'].find((name) => aptInstall(name));
      return Promise.resolve(name && `/usr/bin/${name}`);
    },
  },
  {
    title: `installing the npm package ${SPARTICUZ} into .cache`,
    obstacle: () => (process.platform === 'linux' ? undefined : 'it is for Linux'),
    async install() {
      const folder = join(root, '.cache/browser');
      const options = ['--prefix', folder, '--no-save', '--loglevel=warn'];
      if (!run(['npm', 'install', ...options, SPARTICUZ])) return undefined;
      // As on AWS Lambda, it then unpacks the libraries that a bare system lacks.
      process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
      /** @type {unknown} */
      const module = createRequire(join(folder, 'index.js'))('@sparticuz/chromium');
      return /** @type {{ executablePath(): Promise<string> }} */ (module).executablePath();
    },
  },
];

/** Asks, where a terminal can answer; elsewhere NO_APT decides. */
async function isAptWanted() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  /** Whoever closes the input instead of answering refuses. @type {Promise<string>} */
  const closed = new Promise((resolve) => {
    terminal.once('close', () => {
      resolve('n');
    });
  });
  const question = terminal.question('Browser: install one with apt-get as root? [Y/n] ');
  const answer = await Promise.race([question, closed]);
  terminal.close();
  return !/^\s*n/i.test(answer);
}

/** Asked first, since Playwright tries for more than a minute before it gives up. */
async function whyNoDownload() {
  const { PLAYWRIGHT_DOWNLOAD_HOST, HTTPS_PROXY } = process.env;
  // Playwright can use a proxy; fetch cannot.
  if (HTTPS_PROXY) return undefined;
  const host = PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  try {
    await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return undefined;
  } catch {
    return `${host} cannot be reached`;
  }
}
