import { type Evidence, fitsYear } from '../core/places.ts';
import { isStyleNumber } from '../core/prepare.ts';
import { factsDate } from '../core/today.ts';
import type { Suggestion, ValidResult } from './decode.ts';
import type { Listing, ListingFinding } from './listing.ts';

interface ColumnRow {
  readonly name: string;
  /** For the documentation. */
  readonly description: string;
  /** The cell for a code that reads; several values in it are joined by `|`. Empty if left out. */
  readonly valid?: (result: ValidResult, checks: Checks) => string;
  /** The cell for one that does not. Empty if left out. */
  readonly invalid?: (result: Unreadable, checks: Checks) => string;
}

/** What the columns need of a code that does not read. */
interface Unreadable {
  readonly isValid: false;
  readonly code: string;
  readonly errorCode: string;
  readonly suggestions: readonly Pick<Suggestion, 'code'>[];
}

/** What was compared with the code, or found beside it. */
interface Checks {
  readonly findings: readonly { readonly claim: string; readonly verdict: string }[];
  readonly styleNumbers: readonly string[];
}

/** THE table of columns that a table of codes gets, in order. */
// prettier-ignore
export const COLUMNS = [
  { name: 'code', description: 'the code as it was read: upper case, without white space', valid: ({ code }) => code, invalid: ({ code }) => code },
  { name: 'is_valid', description: '`true` or `false`', valid: () => 'true', invalid: () => 'false' },
  { name: 'date', description: '`Week 22, 2016` or `November 2003`', valid: ({ date }) => date },
  { name: 'country', description: 'the best attested places in that year, in words: `Italy, Spain or France`', valid: ({ country }) => country },
  { name: 'countries', description: 'their ISO 3166-1 codes; empty if they are not countries', valid: ({ countries }) => join(countries) },
  { name: 'factory_code', description: 'the letters of the code, or `N/A` if it has none', valid: ({ factoryCode }) => factoryCode },
  { name: 'year', description: 'the calendar year of a month, or the ISO 8601 week-year of a week', valid: ({ year }) => String(year) },
  { name: 'week', description: '1–53; empty for a month', valid: ({ week }) => text(week) },
  { name: 'month', description: '1–12; empty for a week', valid: ({ month }) => text(month) },
  { name: 'first_day', description: 'the first calendar day of the week or month', valid: ({ interval }) => interval.from },
  { name: 'last_day', description: 'the last day, inclusive', valid: ({ interval }) => interval.to },
  { name: 'reading', description: 'the id of the format the code was read as', valid: ({ reading }) => reading },
  { name: 'standing', description: '`documented`, `unusual` or `undocumented`', valid: ({ standing }) => standing },
  { name: 'evidence', description: 'how well the country is attested: `documented`, `reported` or `unconfirmed`', valid: (result) => countryEvidence(result) ?? '' },
  { name: 'notices', description: 'the ids of what casts doubt on the answer, or is worth knowing with it', valid: ({ notices }) => join(notices.map(({ id }) => id)) },
  { name: 'suggestion', description: 'codes that may be meant instead, fewest changes first', valid: ({ suggestions = [] }) => join(suggestions.map(({ code }) => code)), invalid: ({ suggestions }) => join(suggestions.map(({ code }) => code)) },
  { name: 'label', description: '`match`, `possible` or `conflict`; `unknown` if the label names no country we recognize; empty without a label', valid: verdictsOn('label'), invalid: verdictsOn('label') },
  { name: 'line', description: '`fits`, `too-early`, `after-end` or `none`; `unknown` if we do not know the line; empty without a line', valid: verdictsOn('line'), invalid: verdictsOn('line') },
  { name: 'style_number', description: 'the style number, if the input is one', valid: (_, { styleNumbers }) => join(styleNumbers), invalid: styleNumber },
  { name: 'error_code', description: 'the id of the error; empty for a valid code', invalid: ({ errorCode }) => errorCode },
  { name: 'facts_date', description: 'the day of the last change to the facts behind the answer', valid: () => factsDate, invalid: () => factsDate },
] as const satisfies readonly ColumnRow[];

const ROWS: readonly ColumnRow[] = COLUMNS;

/** THE table of columns that follow them for listings. */
// prettier-ignore
export const LISTING_COLUMNS = [
  { name: 'codes', description: 'all codes in the listing' },
  { name: 'seller_label', description: 'the countries on the label according to the seller, as ISO 3166-1 codes' },
  { name: 'seller_date', description: 'the dates of manufacture that the seller states, in words' },
  { name: 'date_check', description: '`agrees` or `differs`; empty if there was nothing to compare' },
  { name: 'seller_line', description: 'the ids of the lines and models that the seller names' },
  { name: 'no_code_check', description: 'the id of the answer to a missing code or a chip; empty if the seller mentions neither' },
] as const satisfies readonly ColumnRow[];

/** A listing without a code. */
const NO_CODE: Unreadable = { isValid: false, code: '', errorCode: 'no-code', suggestions: [] };

/** The cells of COLUMNS in order, neither quoted nor guarded; the page and the command write the same. */
export function codeCells(result: ValidResult | Unreadable, checks: Checks): readonly string[] {
  return result.isValid
    ? ROWS.map(({ valid }) => valid?.(result, checks) ?? '')
    : ROWS.map(({ invalid }) => invalid?.(result, checks) ?? '');
}

/**
 * The cells of COLUMNS, for the first code of a listing, and of LISTING_COLUMNS.
 *
 * @param label the verdict on a label that stands beside the text, which then counts
 */
export function listingCells(listing: Listing, label?: string): readonly string[] {
  const { codes, labels, dates, lines, styleNumbers } = listing;
  const [first] = codes;
  const found = first?.findings ?? [];
  const findings =
    label === undefined
      ? found
      : [{ claim: 'label', verdict: label }, ...found.filter(({ claim }) => claim !== 'label')];
  const result = first?.result ?? NO_CODE;
  const checks = { findings, styleNumbers };
  return [
    ...codeCells(result, checks),
    join(codes.map(({ result }) => result.code)),
    join(labels.map(({ label }) => label)),
    join(dates.map(({ date }) => date)),
    verdictsOn('date')(result, checks),
    join(lines.map(({ line }) => line)),
    listing.noCode?.id ?? '',
  ];
}

/** How well the country of a result is attested in its year; undefined where the code names no factory. */
export function countryEvidence({
  places,
  year,
}: Pick<ValidResult, 'places' | 'year'>): Evidence | undefined {
  // Places are sorted best first.
  return (places.find((place) => fitsYear(place, year)) ?? places[0])?.evidence;
}

function verdictsOn(claim: ListingFinding['claim']): (result: unknown, checks: Checks) => string {
  return (_, { findings }) =>
    join(findings.filter((finding) => finding.claim === claim).map(({ verdict }) => verdict));
}

function styleNumber({ code }: Unreadable, { styleNumbers }: Checks): string {
  return styleNumbers.length === 0 && isStyleNumber(code) ? code : join(styleNumbers);
}

function join(values: readonly string[]): string {
  return values.join('|');
}

function text(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
