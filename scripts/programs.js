import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, whyNoApt } from './install.js';

/**
 * A program that some tests need, and where it can be. Set its variable to choose another.
 * @typedef {{ readonly variable: string, readonly package: string, readonly places: () => readonly string[] }} Program
 */

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const POSTGRES = '/usr/lib/postgresql';

/** @type {Readonly<Record<'firefox' | 'webkit' | 'postgres' | 'sqlite' | 'mariadb' | 'java', readonly Program[]>>} */
// prettier-ignore
export const PROGRAMS = {
  firefox: [
    { variable: 'FIREFOX_PATH', package: 'firefox-esr', places: () => [...inPath('firefox-esr'), ...inPath('firefox'), MAC_FIREFOX] },
  ],
  webkit: [
    { variable: 'WEBKIT_DRIVER_PATH', package: 'webkit2gtk-driver', places: () => inPath('WebKitWebDriver') },
    // Its browser has no mode without a window.
    { variable: 'XVFB_PATH', package: 'xvfb', places: () => inPath('Xvfb') },
  ],
  postgres: [
    { variable: 'POSTGRES_BIN', package: 'postgresql', places: postgresFolders },
  ],
  sqlite: [
    { variable: 'SQLITE_PATH', package: 'sqlite3', places: () => inPath('sqlite3') },
  ],
  // Their core alone: nothing of it starts with the machine.
  mariadb: [
    { variable: 'MARIADBD_PATH', package: 'mariadb-server-core', places: () => [...inPath('mariadbd'), '/usr/sbin/mariadbd'] },
    { variable: 'MARIADB_INSTALL_PATH', package: 'mariadb-server-core', places: () => inPath('mariadb-install-db') },
    { variable: 'MARIADB_PATH', package: 'mariadb-client-core', places: () => inPath('mariadb') },
  ],
  java: [
    { variable: 'JAVA_PATH', package: 'default-jre-headless', places: () => inPath('java') },
  ],
};

/**
 * Finds programs, and installs those that are missing.
 * @param {readonly Program[]} programs
 * @returns {Promise<{ env: Record<string, string> } | { reason: string }>} the variables for the tests, or why they can't run
 */
export async function ensurePrograms(programs) {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length > 0) {
    const packages = [...new Set(missing.map((program) => program.package))];
    const list = packages.join(' and ');
    const obstacle = whyNoApt();
    if (obstacle)
      return { reason: `${list} is missing, and apt-get can't install it: ${obstacle}` };
    console.log(`Installing ${list} with apt-get, which changes the system (NO_APT=1 refuses) …`);
    await aptInstall(...packages);
  }
  /** @type {Record<string, string>} */
  const env = {};
  for (const program of programs) {
    const path = findProgram(program);
    if (path === undefined) return { reason: `apt-get brought no working ${program.package}` };
    console.log(`${program.variable}: ${path}`);
    env[program.variable] = path;
  }
  return { env };
}

/**
 * Where a program is, if it is installed.
 * @param {Program} program
 */
export function findProgram({ variable, places }) {
  return process.env[variable] ?? places().find(existsSync);
}

/** @param {string} name */
function inPath(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** The folders of the installed versions, the newest first. */
function postgresFolders() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(POSTGRES, version, 'bin'));
}
