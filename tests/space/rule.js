/*
 * A second, independent implementation of the rule for reading a code, taken from the specification and sharing nothing
 * with src/core. It is slow and returns little; its only purpose is to disagree.
 */

/**
 * @typedef {object} Plain
 * @property {string} reading
 * @property {string} date
 * @property {string} standing
 */

const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const BEST_FIRST = ['documented', 'unusual', 'undocumented'];

/**
 * The readings of a code, best first, or the code of its error.
 * @param {string} code
 * @param {string} today
 * @param {ReadonlySet<string>} known the factory codes of the table
 * @returns {readonly Plain[] | string}
 */
export function plainly(code, today, known) {
  const parts = partsOf(code, known);
  if (!parts) return 'unknown-pattern';
  const outcomes = outcomesOf(parts.letters, parts.digits, code.startsWith(parts.digits));
  const problems = outcomes.map((outcome) =>
    problemOf(outcome, parts.letters === '' || known.has(parts.letters), today),
  );
  const readings = outcomes
    .filter((_, index) => problems[index] === '')
    .map(({ id, unit, year, count, monthFirst }) => ({
      reading: id,
      date: unit === 'week' ? `Week ${count}, ${year}` : `${MONTH_NAMES[count - 1]} ${year}`,
      standing: monthFirst ? 'undocumented' : standingOf(id, year, count),
    }));
  if (readings.length === 0) return problems[0] ?? 'unknown-pattern';
  return BEST_FIRST.flatMap((standing) =>
    readings.filter((reading) => reading.standing === standing),
  );
}

/**
 * "Two letters; or any factory code of the table with another shape."
 * @param {string} code
 * @param {ReadonlySet<string>} known
 */
function partsOf(code, known) {
  const splits = [3, 4].flatMap((count) => [
    { digits: code.slice(0, count), letters: code.slice(count) },
    { digits: code.slice(-count), letters: code.slice(0, -count) },
  ]);
  return splits.find(
    ({ digits, letters }) =>
      digits.length + letters.length === code.length &&
      /^\d{3,4}$/.test(digits) &&
      (letters === '' || /^[A-Z]{2}$/.test(letters) || known.has(letters)),
  );
}

/**
 * The digits as one format reads them.
 * @typedef {object} Outcome
 * @property {string} id
 * @property {'week' | 'month'} unit
 * @property {number} year
 * @property {number} count
 * @property {boolean} [monthFirst] not supported by any source
 */

/**
 * The digits as read by each format of that shape, in the order of the formats.
 * @param {string} letters
 * @param {string} digits
 * @param {boolean} digitsFirst
 * @returns {readonly Outcome[]}
 */
function outcomesOf(letters, digits, digitsFirst) {
  const [front, back] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  const yearFirst = { unit: /** @type {const} */ ('month'), year: 1900 + front, count: back };
  const isYearFirst = front >= 80 && front <= 90;
  if (letters !== '' && !digitsFirst) {
    return [
      ...alternating(digits),
      ...(isYearFirst ? [{ id: 'letters-first', ...yearFirst }] : []),
    ];
  }
  const id = letters === '' ? 'digits-only' : 'digits-letters';
  if (isYearFirst) return [{ id, ...yearFirst }];
  const century = letters !== '' && back < 80 ? 2000 : 1900;
  return [{ id, unit: 'month', year: century + back, count: front, monthFirst: true }];
}

/**
 * Four digits after letters: week and year, and if the year is 90-99 or 00-07 also month and year.
 * @param {string} digits
 * @returns {readonly Outcome[]}
 */
function alternating(digits) {
  const [d1 = '', d2 = '', d3 = '', d4 = ''] = digits;
  if (d4 === '') return [];
  const [count, pair] = [Number(d1 + d3), Number(d2 + d4)];
  /** @type {Outcome[]} */
  const outcomes = [{ id: 'week-year', unit: 'week', year: 2000 + pair, count }];
  if (pair >= 90) outcomes.push({ id: 'month-year', unit: 'month', year: 1900 + pair, count });
  if (pair <= 7) outcomes.push({ id: 'month-year', unit: 'month', year: 2000 + pair, count });
  return outcomes;
}

/**
 * "Week or month range, then factory, then future."
 * @param {Outcome} outcome
 * @param {boolean} isKnown
 * @param {string} today
 */
function problemOf({ unit, year, count }, isKnown, today) {
  if (count < 1 || count > (unit === 'week' ? 53 : 12)) return `invalid-${unit}`;
  if (!isKnown) return 'unknown-factory';
  const begins = unit === 'week' ? mondayOf(year, count) : firstOf(year, count);
  return begins > today ? 'future-date' : '';
}

/**
 * @param {string} id
 * @param {number} year
 * @param {number} count
 */
function standingOf(id, year, count) {
  if (id === 'week-year') return standingOfWeek(year, count);
  if (id === 'month-year') {
    return year === 2007 ? 'unusual' : year >= 1990 && year <= 2006 ? 'documented' : 'undocumented';
  }
  if (year > 1990) return 'undocumented';
  if (id !== 'digits-only') return year >= 1985 ? 'documented' : earlier(year, 1982);
  if (year >= 1987) return 'unusual';
  return year >= 1982 ? 'documented' : earlier(year, 1980);
}

/**
 * @param {number} year
 * @param {number} first the first year in which such a code was at least seen
 */
function earlier(year, first) {
  return year >= first ? 'unusual' : 'undocumented';
}

/**
 * @param {number} year
 * @param {number} week
 */
function standingOfWeek(year, week) {
  const written = year * 100 + week;
  if (written < 2006_01 || written > 2022_53) return 'undocumented';
  if (written < 2007_01 || written > 2021_13) return 'unusual';
  return week === 53 && !hasWeek53(year) ? 'unusual' : 'documented';
}

/**
 * A year has 53 weeks if it starts or ends on a Thursday.
 * @param {number} year
 */
function hasWeek53(year) {
  const ends = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)];
  return ends.some((end) => new Date(end).getUTCDay() === 4);
}

/** @type {Map<number, string>} */
const mondays = new Map();

/**
 * Counted from 3 January 2000, a Monday and the first day of a week 1.
 * @param {number} year 2000 or later
 * @param {number} week
 */
export function mondayOf(year, week) {
  const known = mondays.get(year * 100 + week);
  if (known !== undefined) return known;
  let weeks = week - 1;
  for (let past = 2000; past < year; past += 1) weeks += hasWeek53(past) ? 53 : 52;
  const monday = new Date(Date.UTC(2000, 0, 3 + 7 * weeks)).toISOString().slice(0, 10);
  mondays.set(year * 100 + week, monday);
  return monday;
}

/**
 * @param {number} year
 * @param {number} month
 */
function firstOf(year, month) {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
