import { mondayOf, plainly } from './rule.js';

/**
 * @typedef {import('../../src/heatstamp.ts').Result} Result
 * @typedef {import('../../src/heatstamp.ts').ValidResult} Valid
 * @typedef {import('../../src/heatstamp.ts').InvalidResult} Invalid
 * @typedef {import('../../src/heatstamp.ts').Dated} Dated
 *
 * What was asked besides the code, and whom.
 * @typedef {object} Question
 * @property {(code: string) => Result} decode
 * @property {string} today
 * @property {ReadonlySet<string>} known the factory codes of the table
 *
 * What must hold of every answer, named after the clause that says so.
 * @typedef {object} Invariant
 * @property {string} name
 * @property {(result: Result, code: string, question: Question) => boolean} holds
 */

/** The specification's own words, not taken from the core. */
const TEXTS = new Map([
  [
    'unknown-pattern',
    "This format doesn't match any known Louis Vuitton date code pattern. Please check your input.",
  ],
  ['invalid-week', 'Invalid week number (must be 1-53)'],
  ['invalid-month', 'Invalid month number (must be 1-12)'],
  ['unknown-factory', 'Unknown factory location code'],
  ['future-date', 'Manufacturing date cannot be in the future - this indicates a counterfeit item'],
]);

/**
 * The table of formats, with the first and last day on which each is documented: week 1 of 2007 began on 1 January,
 * week 13 of 2021 ended on 4 April.
 * @type {ReadonlyMap<string, readonly [period: string, format: string, from: string, to: string]>}
 */
const FORMATS = new Map([
  ['week-year', ['2007 - March 2021', 'Modern Format (Week/Year)', '2007-01-01', '2021-04-04']],
  ['month-year', ['1990-2006', 'Previous Format (Month/Year)', '1990-01-01', '2006-12-31']],
  ['letters-first', ['1980s', 'Early Format (Letters + Numbers)', '1980-01-01', '1990-12-31']],
  ['digits-letters', ['1980s', 'Early Format (Numbers + Letters)', '1980-01-01', '1990-12-31']],
  ['digits-only', ['Early 1980s', 'Early Format (Numbers Only)', '1980-01-01', '1986-12-31']],
]);

const BEST_FIRST = ['documented', 'unusual', 'undocumented'];

/** @type {readonly Invariant[]} */
export const INVARIANTS = [
  {
    name: 'product §3: a code has an answer or an error, never both, and is repeated as it was read',
    holds: (result, code) =>
      result.isValid
        ? result.code === code && !('error' in result) && !('suggestions' in result)
        : result.code === code &&
          !['date', 'reading', 'year', 'interval'].some((key) => key in result),
  },
  {
    name: 'product §1.2: readings, dates, standings and errors are those of the rule as stated a second time',
    holds(result, code, { today, known }) {
      const expected = plainly(code, today, known);
      if (!result.isValid) return expected === result.errorCode;
      if (typeof expected === 'string') return false;
      const readings = readingsOf(result);
      return (
        readings.length === expected.length &&
        expected.every((plain, at) => {
          const { reading, date, standing } = readings[at] ?? {};
          return reading === plain.reading && date === plain.date && standing === plain.standing;
        })
      );
    },
  },
  ofReadings(
    'product §1.2: a reading has the period and the format of its row in the table',
    (dated) => {
      const [period, format] = FORMATS.get(dated.reading) ?? [];
      return dated.period === period && dated.format === format;
    },
  ),
  ofReadings('product §1.2: a documented date lies in the era of its format', (dated) => {
    const { reading, standing, interval } = dated;
    const [, , from = '', to = ''] = FORMATS.get(reading) ?? [];
    return standing !== 'documented' || (from <= interval.from && interval.to <= to);
  }),
  ofReadings('product §1.3: an interval is the real days of the week or month', isOwnInterval),
  ofReadings(
    '§5.4: no reading begins after today',
    ({ interval }, { today }) => interval.from <= today,
  ),
  ofReadings('product §3: a reading has a week or a month, never both', (dated) => {
    /** @type {{ week?: number | undefined, month?: number | undefined }} */
    const { week, month } = dated;
    return dated.reading === 'week-year'
      ? isWithin(week, 53) && month === undefined
      : isWithin(month, 12) && week === undefined;
  }),
  ofValid(
    'product §1.3: segments rebuild the code, and say its factory, count and year',
    hasOwnSegments,
  ),
  ofValid(
    'product §1.2: other readings differ from the answer and each other, and stand no better',
    (result) => {
      const readings = readingsOf(result);
      const ranks = readings.map(({ standing }) => BEST_FIRST.indexOf(standing));
      return (
        new Set(readings.map(({ reading }) => reading)).size === readings.length &&
        new Set(readings.map(({ date }) => date)).size === readings.length &&
        ranks.every((rank) => rank >= (ranks[0] ?? 0)) &&
        result.otherReadings.every(({ why }) => why.endsWith('.'))
      );
    },
  ),
  ofValid('product §1.4: the country is the best attested places of that year', hasOwnCountry),
  ofValid('product §1.4: possible countries are there exactly when there are several', (result) => {
    const { possibleCountries, places } = result;
    const countries = places.map(({ place }) => place).filter((place) => !KINDS.has(place));
    return countries.length > 1
      ? sameList(possibleCountries ?? [], countries) && new Set(countries).size === countries.length
      : possibleCountries === undefined;
  }),
  ofValid(
    'product §2: every standing but documented has a notice',
    ({ standing, notices }) =>
      (standing === 'documented' || notices.length > 0) &&
      notices.every(({ text }) => text.endsWith('.')),
  ),
  ofInvalid(
    '§8.1: an error has the text of the specification',
    ({ errorCode, error }) => error === TEXTS.get(errorCode),
  ),
  ofInvalid(
    'product §1.5: at most three suggestions, other codes that read as documented with the date they show',
    ({ suggestions }, code, { decode }) =>
      suggestions.length <= 3 &&
      new Set(suggestions.map((suggestion) => suggestion.code)).size === suggestions.length &&
      suggestions.every((suggestion) => {
        const result = decode(suggestion.code);
        return (
          suggestion.code !== code &&
          suggestion.text !== '' &&
          suggestion.changes.length > 0 &&
          suggestion.changes.length <= 2 &&
          result.isValid &&
          result.standing === 'documented' &&
          result.date === suggestion.date
        );
      }),
  ),
];

/** What a code can stand for instead of a country. */
const KINDS = new Set([
  'Re-Lined',
  'Special Edition',
  'Special order',
  'Special Production/Atelier',
  'Workshop/Custom',
]);

/**
 * @param {string} name
 * @param {(result: Valid) => boolean} holds
 * @returns {Invariant}
 */
function ofValid(name, holds) {
  return { name, holds: (result) => !result.isValid || holds(result) };
}

/**
 * @param {string} name
 * @param {(result: Invalid, code: string, question: Question) => boolean} holds
 * @returns {Invariant}
 */
function ofInvalid(name, holds) {
  return {
    name,
    holds: (result, code, question) => result.isValid || holds(result, code, question),
  };
}

/**
 * Of the answer and of every other reading.
 * @param {string} name
 * @param {(dated: Dated, question: Question) => boolean} holds
 * @returns {Invariant}
 */
function ofReadings(name, holds) {
  return {
    name,
    holds: (result, _, question) =>
      !result.isValid || readingsOf(result).every((dated) => holds(dated, question)),
  };
}

/**
 * @param {Valid} result
 * @returns {readonly Dated[]}
 */
function readingsOf(result) {
  return [result, ...result.otherReadings];
}

/** @param {Dated} dated */
function isOwnInterval({ year, week, month, interval }) {
  const { from, to } = interval;
  if (week !== undefined) {
    // A week 53 that its year lacks is the seven days after week 52, which is where counting on leads to.
    return from === mondayOf(year, week) && to === daysAfter(from, 6);
  }
  const stem = `${year}-${String(month).padStart(2, '0')}`;
  return from === `${stem}-01` && to.startsWith(stem) && daysAfter(to, 1).endsWith('-01');
}

/** @type {Map<string, string>} */
const later = new Map();

/**
 * @param {string} day
 * @param {number} days
 */
function daysAfter(day, days) {
  const key = `${day}+${days}`;
  const known = later.get(key);
  if (known !== undefined) return known;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const after = Number.isNaN(date.valueOf()) ? 'no day' : date.toISOString().slice(0, 10);
  later.set(key, after);
  return after;
}

/**
 * @param {number | undefined} count
 * @param {number} last
 */
function isWithin(count, last) {
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= last;
}

/** @param {Valid} result */
function hasOwnSegments({ code, segments, factoryCode, reading, year, week, month }) {
  /** @param {string} role */
  const textOf = (role) =>
    segments
      .filter((segment) => segment.role === role)
      .map(({ text }) => text)
      .join('');
  const [unit, other, count] =
    reading === 'week-year' ? ['week', 'month', week] : ['month', 'week', month];
  return (
    segments.map(({ text }) => text).join('') === code &&
    segments.every(({ text }) => text !== '') &&
    textOf('factory') === (factoryCode === 'N/A' ? '' : factoryCode) &&
    Number(textOf(unit)) === count &&
    Number(textOf('year')) === year % 100 &&
    textOf(other) === ''
  );
}

/** @param {Valid} result */
function hasOwnCountry({ country, places, year, factoryCode, notices }) {
  if (factoryCode === 'N/A') return country === 'France (assumed)' && places.length === 0;
  const then = places.filter(({ from = year, until = year }) => from <= year && year <= until);
  const pool = then.length > 0 ? then : places;
  const grade = BEST_OF_PLACES.find((each) => pool.some(({ evidence }) => evidence === each));
  const best = pool.filter(({ evidence }) => evidence === grade).map(({ place }) => place);
  const isSaid = notices.some(({ id }) => id === 'place-outside-years');
  return sameList(country.split(/, | or /), best) && isSaid === (then.length === 0);
}

const BEST_OF_PLACES = ['documented', 'reported', 'unconfirmed'];

/**
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
function sameList(a, b) {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
