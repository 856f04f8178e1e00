import { csvCell, withoutFormula } from '../core/csv-cell.ts';
import type { InvalidResult, Listing, ListingFinding, ValidResult } from '../heatstamp.ts';
import { type Answer, evidenceOf, type FadedResult, styleNumberOf } from './answer.ts';

interface ColumnRow {
  readonly name: string;
  /** What stands in it, for the documentation. */
  readonly holds: string;
}

/** THE table of columns that the command puts behind those of the input, in their order. */
export const COLUMNS = [
  { name: 'code', holds: 'the code as it was read: no white space, upper case' },
  { name: 'valid', holds: '`true` or `false`' },
  { name: 'date', holds: '`Week 22, 2016` or `November 2003`' },
  {
    name: 'country',
    holds: 'the best attested places in that year, in words: `Italy, Spain or France`',
  },
  { name: 'countries', holds: 'the same as ISO 3166-1 codes, joined by a vertical bar' },
  { name: 'factory', holds: 'the letters, or `N/A` where the code has none' },
  { name: 'year', holds: 'the calendar year of a month, the ISO 8601 week-year of a week' },
  { name: 'week', holds: '1–53; empty for a month' },
  { name: 'month', holds: '1–12; empty for a week' },
  { name: 'from', holds: 'the first calendar day that the date means' },
  { name: 'to', holds: 'the last one, included' },
  { name: 'reading', holds: 'the id of the format that reads it so' },
  { name: 'standing', holds: '`documented`, `unusual` or `undocumented`' },
  {
    name: 'evidence',
    holds: 'how well the country is attested: `documented`, `reported` or `unconfirmed`',
  },
  {
    name: 'label',
    holds:
      '`match`, `possible`, `conflict`, or `unknown` for a label in no spelling known here; empty without a label',
  },
  { name: 'style number', holds: 'the style number, where the input is one' },
  { name: 'error', holds: 'the id of the error; empty for a valid code' },
] as const satisfies readonly ColumnRow[];

/** THE table of columns that a listing has behind these. */
export const LISTING_COLUMNS = [
  { name: 'codes', holds: 'all codes that the listing holds; the columns above tell of the first' },
  {
    name: 'label says',
    holds: 'the countries that the seller says the label names, as ISO 3166-1 codes',
  },
  { name: 'date says', holds: 'the dates of making that the seller states, in words' },
  { name: 'date check', holds: '`agrees` or `differs`; empty where nothing was compared' },
  { name: 'line says', holds: 'the ids of the lines and models that the seller names' },
  { name: 'line check', holds: '`fits`, `too-early`, `after-end` or `none`, for each of them' },
] as const satisfies readonly ColumnRow[];

/** The columns that say something of a code by itself; these make the look-up table. */
export const OF_CODES = COLUMNS.slice(
  0,
  COLUMNS.findIndex(({ name }) => name === 'label'),
).filter(({ name }) => name !== 'valid');

/** The cells of an answer in the order of COLUMNS, each behind its separator. */
export function cellsOf(answer: Answer, separator: string): string {
  const { result, label } = answer;
  return result.isValid
    ? `${validCells(result, separator)}${separator}${label?.verdict ?? ''}${separator}${separator}`
    : invalidCells(answer, result, separator);
}

function validCells(result: ValidResult, s: string): string {
  return `${s}${result.code}${s}true${meaningCells(result, s)}`;
}

/** What a code means, in the order of the columns behind `valid`. */
function meaningCells(result: ValidResult, s: string): string {
  const { interval, week, month } = result;
  return (
    `${s}${csvCell(result.date)}${s}${csvCell(result.country)}${s}` +
    `${csvCell(result.countries.join('|'))}${s}${result.factoryCode}${s}${result.year}${s}${week ?? ''}${s}${month ?? ''}${s}` +
    `${interval.from}${s}${interval.to}${s}${result.reading}${s}${result.standing}${s}${evidenceOf(result) ?? ''}`
  );
}

/** The same of a listing, in the order of COLUMNS and LISTING_COLUMNS. The first code is told whole. */
export function listingCells(listing: Listing, separator: string): string {
  const [first] = listing.codes;
  const found = first?.findings ?? [];
  const verdictsOn = (claim: ListingFinding['claim']): string =>
    found.flatMap((each) => (each.claim === claim ? [each.verdict] : [])).join('|');
  const between = separator.repeat(COLUMNS.length - 4);
  const own = first
    ? validCells(first.result, separator)
    : `${separator}${separator}false${between.slice(separator.length)}`;
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
  ];
  return own + cells.map((cell) => separator + csvCell(cell)).join('');
}

/** The error of a listing without a code. */
export const NO_CODE = 'no-code';

/** The cells of OF_CODES, with which a row of the look-up table begins. */
export function codeCells(result: ValidResult, separator: string): string {
  return result.code + meaningCells(result, separator);
}

function invalidCells(answer: Answer, result: InvalidResult | FadedResult, s: string): string {
  const between = s.repeat(COLUMNS.length - 4);
  const code = csvCell(withoutFormula(result.code));
  return `${s}${code}${s}false${between}${s}${styleNumberOf(answer)}${s}${result.errorCode}`;
}

/** Further names behind those of a table; one that the table has already gets `heatstamp_` in front. */
export function namesBeside(
  columns: readonly string[],
  taken: readonly string[],
): readonly string[] {
  const names = new Set(taken);
  return columns.map((column) => {
    let name = column;
    while (names.has(name)) name = `heatstamp_${name}`;
    names.add(name);
    return name;
  });
}

/** Where a cell begins like a formula, if one does: a quick look that spares most rows a closer one. */
const SUSPECT = /(?:^|[,;\t|\r\n"\s])[=@＝＠+\-＋－]|(?:^|[,;|"])[\t\r\n]/;

/** A row of a table as it may be written: as it was, unless a spreadsheet could run a cell of it. */
export function safeRow(
  { raw, cells }: { readonly raw: string; readonly cells: readonly string[] },
  separator: string,
  isSameSeparator: boolean,
): string {
  if (isSameSeparator && !SUSPECT.test(raw)) return raw;
  const safe = cells.map(withoutFormula);
  return isSameSeparator && safe.every((cell, at) => cell === cells[at])
    ? raw
    : safe.map(csvCell).join(separator);
}
