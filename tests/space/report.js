import { print } from '../../bench/measure.js';

const READINGS = ['week-year', 'month-year', 'letters-first', 'digits-letters', 'digits-only'];
const STANDINGS = ['documented', 'unusual', 'undocumented'];

/**
 * Prints how the codes came out, and the first offenders against each invariant.
 * @param {import('./examine.js').Tally} tally
 * @param {string} today
 * @param {number} milliseconds
 */
export function report({ codes, outcomes, offenders }, today, milliseconds) {
  /** @param {readonly string[]} names */
  const total = (names) => names.reduce((sum, name) => sum + (outcomes[name] ?? 0), 0);
  const answered = READINGS.flatMap((reading) =>
    STANDINGS.map((standing) => `${reading} ${standing}`),
  );
  const refused = Object.keys(outcomes).filter((name) => !answered.includes(name));

  print(`Answers, as of ${today}`, [
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
      figure(total(answered)),
    ],
  ]);
  print('Errors', [
    ['error', 'codes'],
    ...refused.sort().map((name) => [name, figure(total([name]))]),
    ['all', figure(total(refused))],
  ]);
  for (const [name, { count, first }] of Object.entries(offenders)) {
    console.log(`\nBROKEN ${name}\n  ${figure(count)} codes, first ${first.join(', ')}`);
  }
  const broken = Object.keys(offenders).length;
  // On a busy machine the time says little; what the threads worked is about the same everywhere.
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
