import { print } from '../../bench/measure.js';

const READINGS = ['week-year', 'month-year', 'letters-first', 'digits-letters', 'digits-only'];
const STANDINGS = ['documented', 'unusual', 'undocumented'];

/**
 * Prints the counts of all outcomes, and the first violations of each invariant.
 * @param {import('./examine.js').Tally} tally
 * @param {string} today
 * @param {number} milliseconds
 */
export function report({ codes, outcomes, violations }, today, milliseconds) {
  /** @param {readonly string[]} names */
  const total = (names) => names.reduce((sum, name) => sum + (outcomes[name] ?? 0), 0);
  const valid = READINGS.flatMap((reading) =>
    STANDINGS.map((standing) => `${reading} ${standing}`),
  );
  const errors = Object.keys(outcomes).filter((name) => !valid.includes(name));

  print(`Valid codes, as of ${today}`, [
    ['reading', ...STANDINGS, 'all'],
    ...READINGS.map((reading) => {
      const names = STANDINGS.map((standing) => `${reading} ${standing}`);
      return [reading, ...names.map((name) => figure(total([name]))), figure(total(names))];
    }),
    [
      'all',
      ...STANDINGS.map((standing) =>
        figure(total(READINGS.map((reading) => `${reading} ${standing}`))),
      ),
      figure(total(valid)),
    ],
  ]);
  print('Errors', [
    ['error', 'codes'],
    ...errors.sort().map((name) => [name, figure(total([name]))]),
    ['all', figure(total(errors))],
  ]);
  for (const [name, { count, first }] of Object.entries(violations)) {
    console.log(`\nBROKEN ${name}\n  ${figure(count)} codes, first ${first.join(', ')}`);
  }
  const broken = Object.keys(violations).length;
  // On a busy machine the elapsed time says little, so the processor time is printed too.
  const { user, system } = process.cpuUsage();
  const [elapsed, worked] = [milliseconds / 60_000, (user + system) / 60_000_000];
  console.log(
    `\n${figure(codes)} codes, ${figure(broken)} invariants broken, ` +
      `${elapsed.toFixed(1)} minutes (${worked.toFixed(1)} of processor time)`,
  );
}

/** @param {number} count */
function figure(count) {
  return count.toLocaleString('en-US');
}
