import { mondayOf, plainly } from './rule.js';

/**
 * @typedef {import('../../src/heatstamp.ts').Result} Result
 * @typedef {import('../../src/heatstamp.ts').ValidResult} Valid
 * @typedef {import('../../src/heatstamp.ts').InvalidResult} Invalid
 * @typedef {import('../../src/heatstamp.ts').Dated} Dated
 *
 * The context of a result.
 * @typedef {object} Context
 * @property {(code: string) => Result} decode
 * @property {string} today
 * @property {ReadonlySet<string>} known the factory codes of the table
 *
 * A condition that every result must meet, named after the clause that requires it.
 * @typedef {object} Invariant
 * @property {string} name
 * @property {(result: Result, code: string, context: Context) => boolean} holds
 */

/** The wording of the specification, not taken from the core. */
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
 * The names that belong to each format.
 * @type {ReadonlyMap<string, readonly [period: string, format: string]>}
 */
const FORMATS = new Map([
  ['week-year', ['2007 - March 2021', 'Modern Format (Week/Year)']],
  ['month-year', ['1990-2006', 'Previous Format (Month/Year)']],
  ['letters-first', ['1980s', 'Early Format (Letters + Numbers)']],
  ['digits-letters', ['1980s', 'Early Format (Numbers + Letters)']],
  ['digits-only', ['Early 1980s', 'Early Format (Numbers Only)']],
]);

/** @type {readonly Invariant[]} */
export const INVARIANTS = [
  {
    name: 'a result has the fields of a valid code or those of an error, never both, and repeats the code',
    holds: (result, code) =>
      result.isValid
        ? result.code === code && !('error' in result) && !('hints' in result)
        : result.code === code &&
          !['date', 'reading', 'year', 'interval'].some((key) => key in result),
  },
  {
    name: 'readings, dates, standings and errors agree with the independent rule',
    holds(result, code, { today, known }) {
      const expected = plainly(code, today, known);
      if (!result.isValid) return expected === result.errorCode;
      if (typeof expected === 'string') return false;
      const readings = readingsOf(result);
      return (
        readings.length === expected.length &&
        expected.every((plain, index) => {
          const { reading, date, standing } = readings[index] ?? {};
          return reading === plain.reading && date === plain.date && standing === plain.standing;
        })
      );
    },
  },
  ofReadings('a reading has the period and the name of its format', (dated) => {
    const [period, format] = FORMATS.get(dated.reading) ?? [];
    return dated.period === period && dated.format === format;
  }),
  ofReadings('an interval is the first and last day of the week or month', hasCorrectInterval),
  ofReadings('a reading has a week or a month, never both', (dated) => {
    /** @type {{ week?: number | undefined, month?: number | undefined }} */
    const { week, month } = dated;
    return dated.reading === 'week-year'
      ? isWithin(week, 53) && month === undefined
      : isWithin(month, 12) && week === undefined;
  }),
  ofValid(
    'segments make up the code and agree with its factory, date and year',
    hasCorrectSegments,
  ),
  ofValid('the country consists of the best attested places of that year', hasCorrectCountry),
  ofValid('possible countries are present if and only if there are several', (result) => {
    const { possibleCountries, places } = result;
    const countries = places.map(({ place }) => place).filter((place) => !KINDS.has(place));
    return countries.length > 1
      ? sameList(possibleCountries ?? [], countries) && new Set(countries).size === countries.length
      : possibleCountries === undefined;
  }),
  ofValid(
    'every standing but documented has a notice, and every other reading says why it is less likely',
    ({ standing, notices, otherReadings }) =>
      (standing === 'documented' || notices.length > 0) &&
      notices.every(({ text }) => text.endsWith('.')) &&
      otherReadings.every(({ why }) => why.endsWith('.')),
  ),
  ofValid(
    'letters that hardly anybody names suggest those they look like, if these are documented',
    ({ code, date, factoryCode, standing, suggestions = [] }) => {
      const other = LIKELIER.get(factoryCode);
      const expected = other && standing === 'documented' ? [code.replace(factoryCode, other)] : [];
      return (
        sameList(
          suggestions.map((suggestion) => suggestion.code),
          expected,
        ) && suggestions.every((suggestion) => suggestion.date === date)
      );
    },
  ),
  ofInvalid(
    '§8.1: an error has the text of the specification',
    ({ errorCode, error }) => error === TEXTS.get(errorCode),
  ),
  ofInvalid(
    'there are at most three suggestions, which read as documented, with the date they show',
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

/** Of the pairs of the specification this one alone reads: one list has VL, in Italy. */
const LIKELIER = new Map([['VL', 'VI']]);

/** Places that are not countries. */
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
 * @param {(result: Invalid, code: string, context: Context) => boolean} holds
 * @returns {Invariant}
 */
function ofInvalid(name, holds) {
  return {
    name,
    holds: (result, code, context) => result.isValid || holds(result, code, context),
  };
}

/**
 * A condition for the result itself and for every other reading.
 * @param {string} name
 * @param {(dated: Dated, context: Context) => boolean} holds
 * @returns {Invariant}
 */
function ofReadings(name, holds) {
  return {
    name,
    holds: (result, _, context) =>
      !result.isValid || readingsOf(result).every((dated) => holds(dated, context)),
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
function hasCorrectInterval({ year, week, month, interval }) {
  const { from, to } = interval;
  if (week !== undefined) {
    // If the year has no week 53, it is the seven days after week 52, so counting on is right.
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
function hasCorrectSegments({ code, segments, factoryCode, reading, year, week, month }) {
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
function hasCorrectCountry({ country, evidence: stated, places, year, factoryCode }) {
  if (factoryCode === 'N/A') {
    return country === 'France (assumed)' && stated === undefined && places.length === 0;
  }
  const fitting = places.filter(({ from = year, until = year }) => from <= year && year <= until);
  const grade = EVIDENCE.find((candidate) =>
    fitting.some(({ evidence }) => evidence === candidate),
  );
  const best = fitting.filter(({ evidence }) => evidence === grade).map(({ place }) => place);
  return best.length > 0 && stated === grade && sameList(country.split(/, | or /), best);
}

const EVIDENCE = ['documented', 'reported', 'unconfirmed'];

/**
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
function sameList(a, b) {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
