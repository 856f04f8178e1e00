import { type Evidence, fitsYear } from '../core/places.ts';
import { isStyleNumber } from '../core/prepare.ts';
import type { Suggestion, ValidResult } from './decode.ts';
import type { Listing, ListingFinding } from './listing.ts';

interface ColumnRow {
  readonly name: string;
  /** For the documentation. */
  readonly description: string;
}

/** THE table of columns that a table of codes gets, in order. */
// prettier-ignore
export const COLUMNS = [
  { name: 'code', description: 'the code as it was read: upper case, without white space' },
  { name: 'is_valid', description: '`true` or `false`' },
  { name: 'date', description: '`Week 22, 2016` or `November 2003`' },
  { name: 'country', description: 'the best attested places in that year, in words: `Italy, Spain or France`' },
  { name: 'countries', description: 'their ISO 3166-1 codes; empty if they are not countries' },
  { name: 'factory_code', description: 'the letters of the code, or `N/A` if it has none' },
  { name: 'year', description: 'the calendar year of a month, or the ISO 8601 week-year of a week' },
  { name: 'week', description: '1–53; empty for a month' },
  { name: 'month', description: '1–12; empty for a week' },
  { name: 'first_day', description: 'the first calendar day of the week or month' },
  { name: 'last_day', description: 'the last day, inclusive' },
  { name: 'reading', description: 'the id of the format the code was read as' },
  { name: 'standing', description: '`documented`, `unusual` or `undocumented`' },
  { name: 'evidence', description: 'how well the country is attested: `documented`, `reported` or `unconfirmed`' },
  { name: 'notices', description: 'the ids of what casts doubt on the answer, or is worth knowing with it' },
  { name: 'suggestion', description: 'codes that may be meant instead, fewest changes first' },
  { name: 'label', description: '`match`, `possible` or `conflict`; `unknown` if the label names no country we recognize; empty without a label' },
  { name: 'line', description: '`fits`, `too-early`, `after-end` or `none`; `unknown` if we do not know the line; empty without a line' },
  { name: 'style_number', description: 'the style number, if the input is one' },
  { name: 'error_code', description: 'the id of the error; empty for a valid code' },
] as const satisfies readonly ColumnRow[];

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

/** A listing without a code. */
const NO_CODE: Unreadable = { isValid: false, code: '', errorCode: 'no-code', suggestions: [] };

/**
 * The cells of COLUMNS in order, neither quoted nor guarded; the page and the command write the same. Several values in a
 * cell are joined by `|`.
 */
export function codeCells(
  result: ValidResult | Unreadable,
  { findings, styleNumbers }: Checks,
): readonly string[] {
  const label = verdictsOn('label', findings);
  const line = verdictsOn('line', findings);
  const style = join(styleNumbers);
  if (!result.isValid) {
    const { code, errorCode } = result;
    const suggestion = join(result.suggestions.map((suggested) => suggested.code));
    const styleNumber = style === '' && isStyleNumber(code) ? code : style;
    // prettier-ignore
    return [
      code, 'false', '', '', '', '', '', '', '', '', '', '', '', '', '',
      suggestion, label, line, styleNumber, errorCode,
    ];
  }
  const { code, date, country, countries, factoryCode, year, week, month, interval } = result;
  const { reading, standing, notices } = result;
  // prettier-ignore
  return [
    code, 'true', date, country, join(countries), factoryCode, String(year), text(week), text(month),
    interval.from, interval.to, reading, standing, countryEvidence(result) ?? '',
    join(notices.map(({ id }) => id)), join((result.suggestions ?? []).map((likelier) => likelier.code)),
    label, line, style, '',
  ];
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
  return [
    ...codeCells(first?.result ?? NO_CODE, { findings, styleNumbers }),
    join(codes.map(({ result }) => result.code)),
    join(labels.map(({ label }) => label)),
    join(dates.map(({ date }) => date)),
    verdictsOn('date', findings),
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

function verdictsOn(claim: ListingFinding['claim'], findings: Checks['findings']): string {
  return join(findings.filter((finding) => finding.claim === claim).map(({ verdict }) => verdict));
}

function join(values: readonly string[]): string {
  return values.join('|');
}

function text(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
