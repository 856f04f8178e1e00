import type { Dated, InvalidResult, LabelCheck, ValidResult } from '../core/index.ts';
import type { Formatter } from './answer.ts';
import { remembered } from './remembered.ts';

/** The same columns in every run. Lists are joined with `; `. */
const COLUMNS = [
  'input',
  'isValid',
  'code',
  'date',
  'from',
  'to',
  'country',
  'possibleCountries',
  'factoryCode',
  'period',
  'format',
  'reading',
  'standing',
  'label',
  'notices',
  'otherReadings',
  'errorCode',
  'error',
  'suggestions',
];

/** The columns that an invalid code leaves empty. */
const OF_VALID = COLUMNS.slice(COLUMNS.indexOf('code'), COLUMNS.indexOf('errorCode'));

/** A table as RFC 4180 has it: a header, and records that end with CRLF. */
export const csv: Formatter = {
  before: `${COLUMNS.join(',')}\r\n`,
  between: '',
  write({ input, result, label }) {
    const cells = result.isValid ? validCells(result, label) : invalidCells(result);
    return `${cell(harmless(input))},${cells}\r\n`;
  },
};

function validCells(result: ValidResult, label: LabelCheck | undefined): string {
  const { code, country, notices, otherReadings } = result;
  const others = listOf(otherReadings.map(({ date }) => date));
  return (
    `true,${code},${days(result)},${cell(country)},${factory(result)},${format(result)},` +
    `${label?.verdict ?? ''},${listOf(notices.map(({ id }) => id))},${others},,,`
  );
}

function invalidCells({ code, error, suggestions }: InvalidResult): string {
  const codes = listOf(suggestions.map((suggestion) => suggestion.code));
  return `false,${','.repeat(OF_VALID.length)}${code},${cell(error)},${codes}`;
}

/** An interval belongs to one date in one format. */
const days = remembered(
  ({ interval }: Dated) => interval,
  ({ date, interval }) => `${cell(date)},${interval.from},${interval.to}`,
);

const format = remembered(
  ({ interval }: Dated) => interval,
  (dated) => [dated.period, dated.format, dated.reading, dated.standing].map(cell).join(','),
);

/** A list of places belongs to one factory code. */
const factory = remembered(
  ({ places }: ValidResult) => places,
  ({ possibleCountries = [], factoryCode }) => `${listOf(possibleCountries)},${factoryCode}`,
);

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '' : cell(items.join('; '));
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run what begins like a formula (OWASP: CSV Injection); an apostrophe in front stops them. */
function harmless(input: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(input) ? `'${input}` : input;
}
