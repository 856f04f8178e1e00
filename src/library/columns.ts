import type { ClaimId } from '../core/checks.ts';
import { LABELS } from '../core/labels.ts';
import type { Outcome } from '../core/notices.ts';
import { isStyleNumber } from '../core/prepare.ts';
import { factsDate } from '../core/today.ts';
import type { Suggestion, ValidResult } from './decode.ts';
import type { Listing } from './listing.ts';
import { placeOn } from './place-with.ts';

interface ColumnRow {
  readonly name: string;
  /** For the documentation. */
  readonly description: string;
  /** The cell for a code that reads; several values are joined by `|`. The cell is empty if this is left out. */
  readonly valid?: (result: ValidResult, beside: Beside) => string;
  /** The cell for a code that does not read. The cell is empty if this is left out. */
  readonly invalid?: (result: Unreadable, beside: Beside) => string;
}

/** The fields that the columns need of a code that does not read. */
interface Unreadable {
  readonly isValid: false;
  readonly code: string;
  readonly errorCode: string;
  readonly reason: string;
  readonly suggestions: readonly Pick<Suggestion, 'code'>[];
}

/** The fields that the columns need of a check. The id `unknown` means a label or a line that we do not know. */
export interface ColumnCheck {
  readonly claim: ClaimId;
  readonly outcome: Outcome;
  readonly isDoubt?: true;
  readonly id: string;
  /** Those of a label that we know have its id. */
  readonly params?: object;
}

/** The claims compared with the code, and the style numbers found with it. */
interface Beside {
  readonly checks: readonly ColumnCheck[];
  readonly styleNumbers: readonly string[];
}

/** THE table of columns that a table of codes gets, in order. */
// prettier-ignore
export const COLUMNS = [
  { name: 'code', description: 'the code as it was read: upper case, without white space', valid: ({ code }) => code, invalid: ({ code }) => code },
  { name: 'is_valid', description: '`true` or `false`', valid: () => 'true', invalid: () => 'false' },
  { name: 'date', description: '`Week 22, 2016` or `November 2003`', valid: ({ date }) => date },
  { name: 'country', description: 'the best supported places in that year, in words: `Italy, Spain or France`; only that of the label, where it agrees', valid: ({ country }) => country },
  { name: 'countries', description: 'their ISO 3166-1 codes; empty if they are not countries', valid: ({ countries }) => join(countries) },
  { name: 'factory_code', description: 'the letters of the code, or `N/A` if it has none', valid: ({ factoryCode }) => factoryCode },
  { name: 'year', description: 'the calendar year of a month, or the ISO 8601 week-year of a week', valid: ({ year }) => String(year) },
  { name: 'week', description: '1–53; empty for a month', valid: ({ week }) => text(week) },
  { name: 'month', description: '1–12; empty for a week', valid: ({ month }) => text(month) },
  { name: 'first_day', description: 'the first calendar day of the week or month', valid: ({ interval }) => interval.from },
  { name: 'last_day', description: 'the last day, inclusive', valid: ({ interval }) => interval.to },
  { name: 'reading', description: 'the id of the format the code was read as', valid: ({ reading }) => reading },
  { name: 'standing', description: '`documented`, `unusual` or `undocumented`', valid: ({ standing }) => standing },
  { name: 'evidence', description: 'how well sources support the country: `documented`, `reported` or `unconfirmed`', valid: ({ evidence }) => evidence ?? '' },
  { name: 'notices', description: 'the ids of notices: doubts about the answer, and what is worth knowing about it', valid: ({ notices }) => join(notices.map(({ id }) => id)) },
  { name: 'suggestion', description: 'codes that may be meant instead, fewest changes first', valid: ({ suggestions = [] }) => join(suggestions.map(({ code }) => code)), invalid: ({ suggestions }) => join(suggestions.map(({ code }) => code)) },
  { name: 'label', description: '`agrees`, `conflicts` or `open`; `unknown` if the label names no country we recognize; empty without a label', valid: outcomesOn('label'), invalid: outcomesOn('label') },
  { name: 'line', description: '`agrees`, `conflicts` or `open`; `unknown` if we do not know the line; empty without a line', valid: outcomesOn('line'), invalid: outcomesOn('line') },
  { name: 'conflicts', description: 'each conflict as its claim and its id: `label:conflict`, `line:too-early`; empty if there is none', valid: conflicts, invalid: conflicts },
  { name: 'doubts', description: 'the claims that are in doubt, though nothing contradicts them: `label`, `line`; empty if there is none', valid: doubts, invalid: doubts },
  { name: 'style_number', description: 'the style number, if the input is one', valid: (_, { styleNumbers }) => join(styleNumbers), invalid: styleNumber },
  { name: 'error_code', description: 'the id of the error; empty for a valid code', invalid: ({ errorCode }) => errorCode },
  { name: 'reason', description: 'the error in a few neutral words that customers may see', invalid: ({ reason }) => reason },
  { name: 'facts_date', description: 'the day of the last change to the facts behind the answer', valid: () => factsDate, invalid: () => factsDate },
] as const satisfies readonly ColumnRow[];

const ROWS: readonly ColumnRow[] = COLUMNS;

interface ClaimColumn {
  readonly name: string;
  readonly description: string;
  readonly claim: ClaimId;
}

/** THE table of columns for the claims that only a text can make, in order. */
export const CLAIM_COLUMNS = [
  { name: 'made', description: 'the date of manufacture', claim: 'made' },
  {
    name: 'existed_by',
    description: 'when it was bought, received, worn, repaired or the like',
    claim: 'existed-by',
  },
  {
    name: 'released',
    description: 'the year of its collection or edition',
    claim: 'released',
  },
  { name: 'maker', description: 'that The French Company made it', claim: 'maker' },
  {
    name: 'designer',
    description: 'that it is by a designer, or from his years',
    claim: 'designer',
  },
  { name: 'no_code', description: 'that there is no code, or no readable one', claim: 'no-code' },
  { name: 'chip', description: 'that it has a chip', claim: 'chip' },
] as const satisfies readonly ClaimColumn[];

interface ListingColumn {
  readonly name: string;
  readonly description: string;
  readonly cell: (listing: Listing, checks: readonly ColumnCheck[]) => string;
}

/** THE table of columns that listings get after those of the code. */
// prettier-ignore
export const LISTING_COLUMNS = [
  { name: 'codes', description: 'all codes in the listing', cell: ({ codes }) => join(codes.map(({ result }) => result.code)) },
  { name: 'unread', description: 'for each announced code that could not be read, why: `near-code`, `worn-code`, `impossible` or `not-given`', cell: ({ unread }) => join(unread.map(({ rule }) => rule)) },
  { name: 'seller_label', description: 'the countries on the label according to the seller, as ISO 3166-1 codes', cell: ({ labels }) => join(labels.map(({ label }) => label)) },
  { name: 'seller_date', description: 'the dates of manufacture that the seller states, in words', cell: ({ dates }) => join(dates.map(({ date }) => date)) },
  { name: 'seller_line', description: 'the ids of the lines and models that the seller names', cell: ({ lines }) => join(lines.map(({ line }) => line)) },
  ...CLAIM_COLUMNS.map(({ name, description, claim }): ListingColumn => ({
    name,
    description: `\`agrees\`, \`conflicts\` or \`open\`: ${description}; empty if the seller does not say`,
    cell: (_, checks) => outcomesIn(checks, claim),
  })),
] as const satisfies readonly ListingColumn[];

/** The cells of COLUMNS in order, neither quoted nor guarded. The page and the command write the same. */
export function codeCells(result: ValidResult | Unreadable, beside: Beside): readonly string[] {
  return result.isValid
    ? cellsOf(withLabels(result, beside.checks), beside)
    : ROWS.map(({ invalid }) => invalid?.(result, beside) ?? '');
}

function cellsOf(result: ValidResult, beside: Beside): readonly string[] {
  return ROWS.map(({ valid }) => valid?.(result, beside) ?? '');
}

/** A result with the place that its labels name, where all of them agree with the code. */
function withLabels(result: ValidResult, checks: readonly ColumnCheck[]): ValidResult {
  const [label, ...others] = checks
    .filter(({ claim }) => claim === 'label')
    .map(({ params }) => {
      const { label: named }: { readonly label?: unknown } = { ...params };
      return LABELS.find((id) => id === named);
    });
  if (label === undefined || others.some((other) => other !== label)) return result;
  const place = placeOn(result, label);
  if (!place?.isNarrowed) return result;
  const { country, countries } = place;
  const evidence = result.places.find(({ id }) => id === label)?.evidence;
  return { ...result, country, countries, ...(evidence && { evidence }) };
}

/** The cells of CLAIM_COLUMNS in order. */
export function claimCells(checks: readonly ColumnCheck[]): readonly string[] {
  return CLAIM_COLUMNS.map(({ claim }) => outcomesIn(checks, claim));
}

/**
 * The cells of COLUMNS, for the first code of a listing, and of LISTING_COLUMNS.
 *
 * @param label how the first code compares with a label given apart from the text, which takes precedence
 * @param noCode the reason for a text without a code
 */
export function listingCells(
  listing: Listing,
  label: ColumnCheck | undefined,
  noCode: string,
): readonly string[] {
  const { codes, styleNumbers, unread } = listing;
  const [first] = codes;
  const found: readonly ColumnCheck[] = [
    ...(first?.checks ?? []),
    ...listing.checks,
    ...(listing.noCode ? [listing.noCode] : []),
  ];
  const checks: readonly ColumnCheck[] = label
    ? [label, ...found.filter(({ claim }) => claim !== 'label')]
    : found;
  const suggestions = unread.flatMap((each) => ('suggestions' in each ? each.suggestions : []));
  const none = { isValid: false, code: '', errorCode: 'no-code', reason: noCode } as const;
  return [
    ...codeCells(first?.result ?? { ...none, suggestions }, { checks, styleNumbers }),
    ...LISTING_COLUMNS.map(({ cell }) => cell(listing, checks)),
  ];
}

function outcomesOn(claim: ClaimId): (result: unknown, beside: Beside) => string {
  return (_, { checks }) => outcomesIn(checks, claim);
}

function outcomesIn(checks: readonly ColumnCheck[], wanted: ClaimId): string {
  return join(
    checks
      .filter(({ claim }) => claim === wanted)
      .map(({ outcome, id }) => (id === 'unknown' ? id : outcome)),
  );
}

function conflicts(_: unknown, { checks }: Beside): string {
  return join(
    checks
      .filter(({ outcome }) => outcome === 'conflicts')
      .map(({ claim, id }) => `${claim}:${id}`),
  );
}

function doubts(_: unknown, { checks }: Beside): string {
  const claims = checks.filter(({ isDoubt }) => isDoubt === true).map(({ claim }) => claim);
  return join([...new Set(claims)]);
}

function styleNumber({ code }: Unreadable, { styleNumbers }: Beside): string {
  return styleNumbers.length === 0 && isStyleNumber(code) ? code : join(styleNumbers);
}

function join(values: readonly string[]): string {
  return values.join('|');
}

function text(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
