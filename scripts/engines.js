import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { starts } from './browser-starts.js';

/**
 * A program that an engine's tests need.
 * @typedef {object} Program
 * @property {string} variable of the environment that hands its path to the tests; whoever sets it chooses another one
 * @property {string} package of Debian and Ubuntu that it comes with
 * @property {() => string | undefined} find its path, if it is here
 */

/**
 * A browser engine beside Chromium.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} title
 * @property {readonly Program[]} programs
 */

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** @type {readonly Engine[]} */
export const engines = [
  {
    name: 'firefox',
    title: 'Firefox',
    programs: [
      {
        variable: 'FIREFOX_PATH',
        package: 'firefox-esr',
        find: () => [...inPath('firefox-esr'), ...inPath('firefox'), macFirefox].find(isWorking),
      },
    ],
  },
  {
    name: 'webkit',
    title: 'WebKit',
    programs: [
      {
        variable: 'WEBKIT_DRIVER_PATH',
        package: 'webkit2gtk-driver',
        find: () => inPath('WebKitWebDriver').find(existsSync),
      },
      { variable: 'MINIBROWSER_PATH', package: 'webkit2gtk-driver', find: findMiniBrowser },
      // MiniBrowser has no mode without a window, and a machine for tests often no screen.
      { variable: 'XVFB_PATH', package: 'xvfb', find: () => inPath('Xvfb').find(existsSync) },
    ],
  },
];

/** @param {string} name */
function inPath(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** @param {string} path */
function isWorking(path) {
  return existsSync(path) && starts(path);
}

/** It lies beside WebKit's library, as in /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1, in no folder of the path. */
function findMiniBrowser() {
  return below('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => below(folder, /^webkit2?gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/**
 * @param {string} folder
 * @param {RegExp} pattern of the names wanted
 */
function below(folder, pattern) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => pattern.test(name)).map((name) => join(folder, name));
}
