import { csvCell, withoutFormula } from '../../core/csv-cell.ts';
import type { Listing, ListingFinding, ValidResult } from '../../heatstamp.ts';
import { type CodeResult, countryEvidence, styleNumberOf } from '../code-result.ts';

interface ColumnRow {
  readonly name: string;
  /** For the documentation. */
  readonly description: string;
}

/** THE table of columns that the command adds to those of the input, in order. */
// prettier-ignore
export const COLUMNS = [
  { name: 'code', description: 'the code as it was read: upper case, without white space' },
  { name: 'valid', description: '`true` or `false`' },
  { name: 'date', description: '`Week 22, 2016` or `November 2003`' },
  { name: 'country', description: 'the best attested places in that year, in words: `Italy, Spain or France`' },
  { name: 'countries', description: 'their ISO 3166-1 codes; empty if they are not countries' },
  { name: 'factory', description: 'the letters of the code, or `N/A` if it has none' },
  { name: 'year', description: 'the calendar year of a month, or the ISO 8601 week-year of a week' },
  { name: 'week', description: '1–53; empty for a month' },
  { name: 'month', description: '1–12; empty for a week' },
  { name: 'from', description: 'the first calendar day of the week or month' },
  { name: 'to', description: 'the last day, inclusive' },
  { name: 'reading', description: 'the id of the format the code was read as' },
  { name: 'standing', description: '`documented`, `unusual` or `undocumented`' },
  { name: 'evidence', description: 'how well the country is attested: `documented`, `reported` or `unconfirmed`' },
  { name: 'label', description: '`match`, `possible` or `conflict`; `unknown` if the label names no country we recognize; empty without a label' },
  { name: 'style number', description: 'the style number, if the input is one' },
  { name: 'error', description: 'the id of the error; empty for a valid code' },
] as const satisfies readonly ColumnRow[];

/** THE table of columns that follow them for listings. */
// prettier-ignore
export const LISTING_COLUMNS = [
  { name: 'codes', description: 'all codes in the listing' },
  { name: 'label says', description: 'the countries on the label according to the seller, as ISO 3166-1 codes' },
  { name: 'date says', description: 'the dates of manufacture that the seller states, in words' },
  { name: 'date check', description: '`agrees` or `differs`; empty if there was nothing to compare' },
  { name: 'line says', description: 'the ids of the lines and models that the seller names' },
  { name: 'line check', description: '`fits`, `too-early`, `after-end` or `none` for each of them' },
  { name: 'no code check', description: 'the id of the answer to a missing code or a chip; empty if the seller mentions neither' },
] as const satisfies readonly ColumnRow[];

/** The columns that depend on the code alone: those of the lookup table. */
export const CODE_COLUMNS = COLUMNS.slice(
  0,
  COLUMNS.findIndex(({ name }) => name === 'label'),
).filter(({ name }) => name !== 'valid');

/** The `error` of a listing without a code. */
const NO_CODE = 'no-code';

/** The cells of COLUMNS, each with the separator in front. */
export function codeResultCells(codeResult: CodeResult, separator: string): string {
  const { result, label } = codeResult;
  if (result.isValid) {
    return `${validCells(result, separator)}${separator}${label?.verdict ?? ''}${separator}${separator}`;
  }
  const code = csvCell(withoutFormula(result.code));
  return `${invalidCells(code, separator)}${separator}${separator}${styleNumberOf(codeResult)}${separator}${result.errorCode}`;
}

/** The cells of COLUMNS, for the first code of a listing, and of LISTING_COLUMNS, each with the separator in front. */
export function listingCells(listing: Listing, separator: string): string {
  const [first] = listing.codes;
  const verdictsOn = (claim: ListingFinding['claim']): string =>
    (first?.findings ?? [])
      .filter((finding) => finding.claim === claim)
      .map(({ verdict }) => verdict)
      .join('|');
  const cells = [
    verdictsOn('label'),
    listing.styleNumbers.join('|'),
    first ? '' : NO_CODE,
    listing.codes.map(({ result }) => result.code).join('|'),
    listing.labels.map(({ label }) => label).join('|'),
    listing.dates.map(({ date }) => date).join('|'),
    verdictsOn('date'),
    listing.lines.map(({ line }) => line).join('|'),
    verdictsOn('line'),
    listing.noCode?.id ?? '',
  ];
  return (
    (first ? validCells(first.result, separator) : invalidCells('', separator)) +
    cells.map((cell) => separator + csvCell(cell)).join('')
  );
}

/** The cells of CODE_COLUMNS: a row of the lookup table. */
export function lookupCells(result: ValidResult, separator: string): string {
  return result.code + cellsAfterValid(result, separator);
}

/** The cells of COLUMNS up to `evidence`. */
function validCells(result: ValidResult, s: string): string {
  return `${s}${result.code}${s}true${cellsAfterValid(result, s)}`;
}

function invalidCells(code: string, separator: string): string {
  const blankCells = separator.repeat(CODE_COLUMNS.length - 1);
  return `${separator}${code}${separator}false${blankCells}`;
}

/** From `date` to `evidence`. */
function cellsAfterValid(result: ValidResult, s: string): string {
  const { date, country, countries, factoryCode, year, week, month, interval } = result;
  return (
    `${s}${csvCell(date)}${s}${csvCell(country)}${s}${csvCell(countries.join('|'))}` +
    `${s}${factoryCode}${s}${year}${s}${week ?? ''}${s}${month ?? ''}${s}${interval.from}${s}${interval.to}` +
    `${s}${result.reading}${s}${result.standing}${s}${countryEvidence(result) ?? ''}`
  );
}

/** Whether a cell may begin like a formula: a quick test that spares most rows the full one. */
const SUSPECT = /(?:^|[,;\t|\r\n"\s])[=@＝＠+\-＋－]|(?:^|[,;|"])[\t\r\n]/;

/** A table row as it was written, except for cells that a spreadsheet would run as a formula. */
export function guardRow(
  { raw, cells }: { readonly raw: string; readonly cells: readonly string[] },
  separator: string,
  isSameSeparator: boolean,
): string {
  if (isSameSeparator && !SUSPECT.test(raw)) return raw;
  const guarded = cells.map(withoutFormula);
  return isSameSeparator && guarded.every((cell, index) => cell === cells[index])
    ? raw
    : guarded.map(csvCell).join(separator);
}
