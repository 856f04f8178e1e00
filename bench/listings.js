import { readFileSync } from 'node:fs';
import { buildLib, libIsStale } from '../scripts/build-lib.js';
import { print } from './measure.js';

/*
 * Reads every listing of a table and prints how much of what stands there is found (recall), and how much of what is
 * found stands there (precision), by kind of claim and by language. Another table of the same columns can be named:
 * npm run bench:listings -- my-listings.tsv. It judges nothing; tests/core/listings.test.ts does.
 */
if (libIsStale()) buildLib();
const { checkListing } = await import('../dist/lib/heatstamp.js');

const CLAIMS = /** @type {const} */ (['codes', 'labels', 'dates', 'style numbers', 'lines']);
/** @typedef {Record<typeof CLAIMS[number], readonly string[]>} Claims */

const file = process.argv[2] ?? new URL('../tests/listings.tsv', import.meta.url);
const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
const columns = header.split('\t');
const rows = lines.map((line) => {
  const cells = line.split('\t');
  /** @param {string} name */
  const cell = (name) => cells[columns.indexOf(name)] ?? '';
  const text = cell('text').replaceAll('\\n', '\n');
  const lists = CLAIMS.map((claim) => [claim, cell(claim).split('|').filter(Boolean)]);
  return {
    isTrap: cell('kind') === 'trap',
    language: cell('language'),
    text,
    expected: /** @type {Claims} */ (Object.fromEntries(lists)),
    found: foundIn(text),
  };
});

const listings = rows.filter(({ isTrap }) => !isTrap);
const traps = rows.filter(({ isTrap }) => isTrap);
report('All listings', listings);
for (const language of new Set(listings.map((row) => row.language))) {
  report(
    `In ${language}`,
    listings.filter((row) => row.language === language),
  );
}
report('Traps, of which nothing may be taken', traps);
for (const { text, expected, found } of rows) {
  for (const claim of CLAIMS) {
    const [was, is] = [expected[claim], found[claim]].map((texts) => [...texts].sort().join(' | '));
    if (was !== is) console.log(`\n${text}\n  ${claim}: ${is ?? ''} instead of ${was ?? ''}`);
  }
}

/**
 * @param {string} name
 * @param {readonly { expected: Claims, found: Claims }[]} sample
 */
function report(name, sample) {
  const table = CLAIMS.map((claim) => {
    let [stands, found, right] = [0, 0, 0];
    for (const row of sample) {
      stands += row.expected[claim].length;
      found += row.found[claim].length;
      right += row.found[claim].filter((each) => row.expected[claim].includes(each)).length;
    }
    return [claim, String(stands), percent(right, stands), String(found), percent(right, found)];
  });
  print(`${name}: ${String(sample.length)}`, [
    ['claim', 'stands there', 'recall', 'found', 'precision'],
    ...table,
  ]);
}

/**
 * @param {number} part
 * @param {number} whole
 */
function percent(part, whole) {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

/**
 * @param {string} text
 * @returns {Claims}
 */
function foundIn(text) {
  const {
    codes,
    labels,
    dates,
    styleNumbers,
    lines: named,
  } = checkListing(text, {
    today: '2026-11-22',
  });
  return {
    codes: codes.map((each) => each.text),
    labels: labels.map(({ label }) => label),
    dates: dates.map(({ when }) => dateOf(when)),
    'style numbers': styleNumbers,
    lines: named.map(({ line }) => line),
  };
}

/**
 * A date as the table has it: 2004, 2004-10 or 2004-W43.
 * @param {import('../dist/lib/heatstamp.js').Stated} when
 */
function dateOf({ year, month, week }) {
  if (week !== undefined) return `${String(year)}-W${String(week)}`;
  return month === undefined ? String(year) : `${String(year)}-${String(month).padStart(2, '0')}`;
}
