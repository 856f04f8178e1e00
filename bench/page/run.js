import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildSite } from '../../scripts/build-site.js';
import { ensureBrowser } from '../../scripts/browser.js';
import { freePort } from '../../scripts/free-port.js';
import { root } from '../../scripts/project.js';
import { siteHandler } from '../../scripts/site-handler.js';
import { median, print } from '../measure.js';
import { compressFiles } from '../../scripts/compress-files.js';
import { writeFloors } from './floors.js';
import { openLighthouse } from './lighthouse.js';

/*
 * Measures every page with Lighthouse (mobile), and beside them two floors of the same home page: plain HTML without
 * script, and a bare React page that only hydrates. Turn by turn, so that whatever else the machine does meets all.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
// Lighthouse refuses a page with status 404.
const PAGES = [
  '/',
  '/about',
  '/blog',
  '/contact',
  '/guide',
  '/privacy-policy',
  '/terms-of-service',
];

// Canonical links lead to where the page is, as they do on a host.
const port = await freePort();
process.env.HEATSTAMP_BASE_URL = `http://localhost:${String(port)}`;
await buildSite('.cache/bench-page/site', '.cache/bench-page/server');
const site = join(root, '.cache/bench-page/site');
const browser = await ensureBrowser();
if (browser === undefined) throw new Error('No Chromium to measure with; set CHROMIUM_PATH.');
const floors = await writeFloors(site, browser);

const served = [
  ...PAGES.map((path) => ({ name: path, directory: site, path })),
  ...floors.map(({ name, directory }) => ({ name, directory, path: '/' })),
];
const origins = new Map();
for (const directory of new Set(served.map((each) => each.directory))) {
  compressFiles(directory);
  origins.set(directory, await serve(directory, directory === site ? port : 0));
}

/** @type {Map<string, import('./lighthouse.js').Figures[]>} */
const figures = new Map(served.map(({ name }) => [name, []]));
const lighthouse = await openLighthouse(browser);
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { name, directory, path } of served) {
      figures.get(name)?.push(await lighthouse.measure(`${origins.get(directory)}${path}`));
    }
    console.error(`round ${String(round)} of ${String(ROUNDS)}`);
  }
} finally {
  await lighthouse.close();
}
report();
process.exit(0);

function report() {
  const medians = new Map([...figures].map(([name, runs]) => [name, mediansOf(runs)]));
  const plain = medians.get(floors[0]?.name ?? '')?.largestPaint ?? NaN;
  const scores = ['performance', 'accessibility', 'best practices', 'SEO'];
  const times = ['first paint', 'largest paint', 'to plain', 'blocking', 'shift', 'bytes'];
  const rows = [...medians].map(([name, each]) => [
    name,
    ...each.scores.map((score) => String(score)),
    ms(each.firstPaint),
    ms(each.largestPaint),
    (each.largestPaint / plain).toFixed(2),
    ms(each.blocking),
    each.shift.toFixed(3),
    `${(each.bytes / 1000).toFixed(1)} kB`,
  ]);
  print(`Lighthouse, mobile, median of ${String(ROUNDS)}`, [
    ['page', ...scores, ...times],
    ...rows,
  ]);
}

/** @param {readonly import('./lighthouse.js').Figures[]} runs */
function mediansOf(runs) {
  /** @param {(run: import('./lighthouse.js').Figures) => number} of */
  const middle = (of) => median(runs.map(of));
  return {
    scores: [0, 1, 2, 3].map((at) => middle(({ scores }) => scores[at] ?? NaN)),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    bytes: middle(({ bytes }) => bytes),
  };
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(0)} ms`;
}

/**
 * @param {string} directory
 * @param {number} port 0 for any that is free
 * @returns {Promise<string>} its origin
 */
function serve(directory, port) {
  const server = createServer(siteHandler(directory));
  return new Promise((resolve) => {
    server.listen(port, () => {
      const address = server.address();
      resolve(`http://localhost:${String(typeof address === 'object' && address?.port)}`);
    });
  });
}
