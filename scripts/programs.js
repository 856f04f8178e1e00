import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, whyNoApt } from './install.js';

/**
 * A program that some tests need: where it can be, the best place first.
 * @typedef {object} Program
 * @property {string} variable of the environment that tells the tests where it is; set it to choose another
 * @property {string} package of Debian and Ubuntu
 * @property {() => readonly string[]} places
 */

/** @type {Readonly<Record<'firefox' | 'webkit' | 'postgres', readonly Program[]>>} */
export const PROGRAMS = {
  firefox: [
    {
      variable: 'FIREFOX_PATH',
      package: 'firefox-esr',
      places: () => [
        ...inPath('firefox-esr', 'firefox'),
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
    },
  ],
  webkit: [
    {
      variable: 'WEBKIT_DRIVER_PATH',
      package: 'webkit2gtk-driver',
      places: () => inPath('WebKitWebDriver'),
    },
    {
      variable: 'MINIBROWSER_PATH',
      package: 'webkit2gtk-driver',
      // Beside the library, as in /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1.
      places: () =>
        below('/usr/lib', /-linux-gnu/)
          .flatMap((folder) => below(folder, /^webkit2?gtk-/))
          .map((folder) => join(folder, 'MiniBrowser')),
    },
    // MiniBrowser has no mode without a window.
    { variable: 'XVFB_PATH', package: 'xvfb', places: () => inPath('Xvfb') },
  ],
  postgres: [
    {
      variable: 'POSTGRES_BIN',
      package: 'postgresql',
      places: () => below('/usr/lib/postgresql', /^\d+$/).map((folder) => join(folder, 'bin')),
    },
  ],
};

/**
 * Finds programs, and installs those that are missing.
 * @param {readonly Program[]} programs
 * @returns {{ env: Record<string, string> } | { reason: string }} the variables for the tests, or why they can't run
 */
export function ensurePrograms(programs) {
  const missing = programs.filter((program) => find(program) === undefined);
  if (missing.length > 0) {
    const packages = [...new Set(missing.map((program) => program.package))];
    const list = packages.join(' and ');
    const obstacle = whyNoApt();
    if (obstacle !== undefined)
      return { reason: `${list} is missing, and apt-get can't install it: ${obstacle}` };
    console.log(`Installing ${list} with apt-get, which changes the system (NO_APT=1 refuses) …`);
    if (!aptInstall(...packages)) return { reason: `apt-get did not install ${list}` };
  }
  /** @type {Record<string, string>} */
  const env = {};
  for (const program of programs) {
    const path = find(program);
    if (path === undefined) return { reason: `${program.package} brought no ${program.variable}` };
    console.log(`${program.variable}: ${path}`);
    env[program.variable] = path;
  }
  return { env };
}

/** @param {Program} program */
function find({ variable, places }) {
  return process.env[variable] ?? places().find(existsSync);
}

/** @param {...string} names */
function inPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * The folders in a folder whose names match, the latest version first.
 * @param {string} folder
 * @param {RegExp} pattern
 */
function below(folder, pattern) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => pattern.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name));
}
