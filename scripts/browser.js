import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { chromium } from '@playwright/test';
import { aptInstall, whyNoApt } from './install.js';
import { runLong } from './processes.js';
import { root } from './project.js';

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
  let path = findBrowser();
  if (path === undefined) console.log('Browser: none here (CHROMIUM_PATH, system, Playwright).');
  for (const [title, obstacle, install] of INSTALLERS) {
    if (path !== undefined) break;
    const reason = await obstacle();
    console.log(`Browser: ${reason === undefined ? `${title} …` : `not ${title}: ${reason}.`}`);
    if (reason !== undefined) continue;
    const installed = await install();
    if (installed && existsSync(installed) && starts(installed)) path = installed;
    else console.log('Browser: that brought none that starts.');
  }
  console.log(`Browser: ${path ?? 'none, so tests that need one will fail. Set CHROMIUM_PATH.'}`);
  return path;
}

/**
 * The ways to get a browser, in this order: what each does, why it can't be used here, if so, and what gives its path.
 * @type {readonly (readonly [
 *   title: string,
 *   obstacle: () => string | undefined | Promise<string | undefined>,
 *   install: () => string | undefined | Promise<string | undefined>,
 * ])[]}
 */
const INSTALLERS = [
  [
    "downloading Playwright's Chromium",
    whyNoDownload,
    async () =>
      (await runLong(['playwright', 'install', 'chromium']))
        ? chromium.executablePath()
        : undefined,
  ],
  [
    'installing Chromium with apt-get, which changes the system (NO_APT=1 refuses)',
    async () => whyNoApt() ?? ((await isAptWanted()) ? undefined : 'you refused'),
    async () => {
      // Debian 12 has the one without windows, Ubuntu does not.
      for (const name of ['chromium-headless-shell', 'chromium']) {
        if (await aptInstall(name)) return `/usr/bin/${name}`;
      }
      return undefined;
    },
  ],
  [
    `installing the npm package ${SPARTICUZ} into .cache`,
    () => (process.platform === 'linux' ? undefined : 'it is for Linux'),
    async () => {
      const folder = join(root, '.cache/browser');
      await runLong([
        'npm',
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--loglevel=warn',
        SPARTICUZ,
      ]);
      // As on AWS Lambda, it then unpacks the libraries that a bare system lacks.
      process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
      /** @type {unknown} */
      const module = createRequire(join(folder, 'index.js'))('@sparticuz/chromium');
      return /** @type {{ executablePath(): Promise<string> }} */ (module).executablePath();
    },
  ],
];

/** Asks where a terminal can answer; elsewhere NO_APT alone decides. */
async function isAptWanted() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = terminal.question('Browser: install one with apt-get as root? [Y/n] ');
  // Whoever closes the input instead of answering refuses.
  const answer = await Promise.race([question, once(terminal, 'close').then(() => 'n')]);
  terminal.close();
  return !/^\s*n/i.test(answer);
}

/** Asked first, since Playwright tries for more than a minute before it gives up. */
async function whyNoDownload() {
  const { PLAYWRIGHT_DOWNLOAD_HOST, HTTPS_PROXY } = process.env;
  // Playwright can use a proxy; fetch cannot.
  if (HTTPS_PROXY) return undefined;
  const host = PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  const signal = AbortSignal.timeout(10_000);
  return fetch(host, { method: 'HEAD', signal }).then(
    () => undefined,
    () => `${host} cannot be reached`,
  );
}
