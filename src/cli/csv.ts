import type { Dated, InvalidResult, LabelCheck, ValidResult } from '../core/index.ts';
import type { Formatter } from './answer.ts';
import { each, remembered } from './remembered.ts';

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
  write: ({ input, result, label }) =>
    cell(harmless(input)) + (result.isValid ? validCells(result, label) : invalidCells(result)),
};

function validCells(result: ValidResult, label: LabelCheck | undefined): string {
  const { code, country } = result;
  const known = `${upToCountry(result)}${cell(country)}${afterCountry(result)}${format(result)}`;
  return `,true,${code}${known}${remarks(result, label)}`;
}

function invalidCells({ code, error, suggestions }: InvalidResult): string {
  const codes = listOf(suggestions, (suggestion) => suggestion.code);
  return `${NOT_VALID}${code},${cell(error)},${codes}\r\n`;
}

const NOT_VALID = `,false,${','.repeat(OF_VALID.length)}`;

/** An interval belongs to one date in one format. */
const upToCountry = remembered(
  ({ interval }: Dated) => interval,
  ({ date, interval }) => `,${cell(date)},${interval.from},${interval.to},`,
);

/** A list of places belongs to one factory code. */
const afterCountry = remembered(
  ({ places }: ValidResult) => places,
  ({ possibleCountries = [], factoryCode }) =>
    `,${listOf(possibleCountries, (name) => name)},${factoryCode},`,
);

const format = remembered(
  ({ interval }: Dated) => interval,
  (dated) => [dated.period, dated.format, dated.reading, dated.standing].map(cell).join(','),
);

/** Most codes have none of these. */
function remarks({ notices, otherReadings }: ValidResult, label: LabelCheck | undefined): string {
  if (!label && notices.length === 0 && otherReadings.length === 0) return ',,,,,,\r\n';
  const [ids, dates] = [listOf(notices, ({ id }) => id), listOf(otherReadings, ({ date }) => date)];
  return `,${label?.verdict ?? ''},${ids},${dates},,,\r\n`;
}

function listOf<Item>(items: readonly Item[], name: (item: Item) => string): string {
  return items.length === 0 ? '' : cell(each(items, name, '; '));
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run what begins like a formula (OWASP: CSV Injection); an apostrophe in front stops them. */
function harmless(input: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(input) ? `'${input}` : input;
}
