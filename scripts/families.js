import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Measures which lists of factory codes go back to one another, from docs/printed-lists.tsv: the codes as each list prints
 * them. Run it by itself to see the table that docs/data.md keeps.
 */

/** Four codes in a row that are not in alphabetical order: that is no accident in two lists. */
const SHORTEST_RUN = 4;

/**
 * @typedef {{ id: string, place: string, codes: readonly string[] }} Printed
 * @typedef {{ a: string, b: string, run: string, slips: readonly string[] }} Shared
 */

/** @type {readonly Printed[]} */
export const printed = readFileSync(new URL('../docs/printed-lists.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', place = '', codes = ''] = line.split('\t');
    return { id, place, codes: codes.split(' ') };
  });

/** The ids of the lists whose text could be read. */
export const readable = [...new Set(printed.map(({ id }) => id))];

/**
 * What two lists have in common that they can hardly have found by themselves.
 * @returns {readonly Shared[]}
 */
export function sharedTraits() {
  return readable.flatMap((a, index) =>
    readable.slice(index + 1).flatMap((b) => {
      const run = longestRun(a, b);
      const slips = slipsOf(a).filter((slip) => slipsOf(b).includes(slip));
      return run === '' && slips.length === 0 ? [] : [{ a, b, run, slips }];
    }),
  );
}

/**
 * The places of codes that a list has and none of the others.
 * @param {string} id
 * @param {readonly string[]} others
 */
export function added(id, others) {
  const known = new Set(others.flatMap(claimsOf));
  return [...new Set(claimsOf(id))].filter((claim) => !known.has(claim));
}

/** @param {string} id */
function claimsOf(id) {
  return rowsOf(id).flatMap(({ place, codes }) => codes.map((code) => `${code} ${place}`));
}

/** @param {string} id */
function rowsOf(id) {
  return printed.filter((row) => row.id === id);
}

/**
 * A code that stands twice in one row, and D1 for DI.
 * @param {string} id
 */
function slipsOf(id) {
  return rowsOf(id).flatMap(({ codes }) => [
    ...codes.filter((code, index) => codes.indexOf(code) < index).map((code) => `${code} twice`),
    ...codes.filter((code) => code === 'D1').map(() => 'D1 for DI'),
  ]);
}

/**
 * The longest run of codes that two lists print in the same order under the same place, unless the order is alphabetical.
 * @param {string} a
 * @param {string} b
 */
function longestRun(a, b) {
  const runs = rowsOf(a).flatMap(({ place, codes }) =>
    codes.flatMap((_, from) =>
      codes.slice(from + SHORTEST_RUN - 1).map((__, more) => ({
        place,
        codes: codes.slice(from, from + SHORTEST_RUN + more),
      })),
    ),
  );
  const shared = runs.filter(
    (run) =>
      !isSorted(run.codes) &&
      rowsOf(b).some(
        (row) =>
          row.place === run.place &&
          ` ${row.codes.join(' ')} `.includes(` ${run.codes.join(' ')} `),
      ),
  );
  // Of a long run only the part that is out of order counts, so the shortest tells most.
  const [shortest] = shared.toSorted((x, y) => x.codes.length - y.codes.length);
  return shortest?.codes.join(' ') ?? '';
}

/** @param {readonly string[]} codes */
function isSorted(codes) {
  return codes.every((code, index) => index === 0 || (codes[index - 1] ?? '') <= code);
}

/** The result as a table in Markdown. */
export function table() {
  const rows = sharedTraits().map(({ a, b, run, slips }) => [a, b, run, slips.join(', ')]);
  return [
    ['list', 'list', 'shared order', 'shared mistakes'],
    ['---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${table()}\n`);
