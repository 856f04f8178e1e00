import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { starts } from './browser-starts.js';
import { installers } from './browser-installers.js';

/** Without windows first: it runs the same tests in little more than half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium or Chrome that is already here: the one named by CHROMIUM_PATH, the system's, or
 * the one Playwright has downloaded.
 * @returns {string | undefined} the path of its program
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH ?? '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [named, ...inPath, ...macApps, chromium.executablePath()].filter(existsSync).find(starts);
}

/**
 * The same, or else one installed now. Each step says what it does.
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named)) console.log(`Browser: not CHROMIUM_PATH: ${named} does not start.`);
  const found = findBrowser();
  if (found !== undefined) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log('Browser: none found (CHROMIUM_PATH, system, Playwright).');
  for (const installer of installers) {
    const path = await installWith(installer);
    if (path === undefined) continue;
    console.log(`Browser: ${path}`);
    return path;
  }
  console.log('Browser: none could be had, so what needs one will fail. CHROMIUM_PATH names one.');
  return undefined;
}

/**
 * @param {import('./browser-installers.js').Installer} installer
 * @returns {Promise<string | undefined>} the path of a browser that starts
 */
async function installWith({ title, unless, install }) {
  const reason = await unless();
  if (reason !== undefined) {
    console.log(`Browser: not ${title}: ${reason}.`);
    return undefined;
  }
  console.log(`Browser: ${title} …`);
  const path = await install();
  if (path !== undefined && existsSync(path) && starts(path)) return path;
  console.log('Browser: that brought none that starts.');
  return undefined;
}
