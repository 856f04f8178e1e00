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
  const minutes = (milliseconds / 60_000).toFixed(1);
  console.log(`\n${figure(codes)} codes, ${figure(broken)} invariants broken, ${minutes} minutes`);
}

/** @param {number} count */
function figure(count) {
  return count.toLocaleString('en-US');
}
