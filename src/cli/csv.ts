import type { Dated, InvalidResult, LabelCheck, ValidResult } from '../heatstamp.ts';
import { csvCell, withoutFormula } from '../core/csv-cell.ts';
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
    csvCell(withoutFormula(input)) +
    (result.isValid ? validCells(result, label) : invalidCells(result)),
};

function validCells(result: ValidResult, label: LabelCheck | undefined): string {
  const { code, country } = result;
  const known = `${upToCountry(result)}${csvCell(country)}${afterCountry(result)}${format(result)}`;
  return `,true,${code}${known}${remarks(result, label)}`;
}

function invalidCells({ errorCode, error, suggestions }: InvalidResult): string {
  const codes = listOf(suggestions, (suggestion) => suggestion.code);
  return `${NOT_VALID}${errorCode},${csvCell(error)},${codes}\r\n`;
}

const NOT_VALID = `,false,${','.repeat(OF_VALID.length)}`;

/** An interval belongs to one date in one format. */
const upToCountry = remembered(
  ({ interval }: Dated) => interval,
  ({ date, interval }) => `,${csvCell(date)},${interval.from},${interval.to},`,
);

/** A list of places belongs to one factory code. */
const afterCountry = remembered(
  ({ places }: ValidResult) => places,
  ({ possibleCountries = [], factoryCode }) =>
    `,${listOf(possibleCountries, (name) => name)},${factoryCode},`,
);

const format = remembered(
  ({ interval }: Dated) => interval,
  (dated) => [dated.period, dated.format, dated.reading, dated.standing].map(csvCell).join(','),
);

/** Most codes have none of these. */
function remarks({ notices, otherReadings }: ValidResult, label: LabelCheck | undefined): string {
  if (!label && notices.length === 0 && otherReadings.length === 0) return ',,,,,,\r\n';
  const [ids, dates] = [listOf(notices, ({ id }) => id), listOf(otherReadings, ({ date }) => date)];
  return `,${label?.verdict ?? ''},${ids},${dates},,,\r\n`;
}

function listOf<Item>(items: readonly Item[], name: (item: Item) => string): string {
  return items.length === 0 ? '' : csvCell(each(items, name, '; '));
}
