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

const [DOUBT, ASKS, CONFLICT] = [1, 2, 3];

/** How grave the outcome of a check is: 3 a conflict, 2 a question, 1 a doubt, 0 none of these. */
export function gravity({ outcome, isDoubt }: Pick<ColumnCheck, 'outcome' | 'isDoubt'>): number {
  if (outcome === 'conflicts') return CONFLICT;
  return outcome === 'asks' ? ASKS : isDoubt === true ? DOUBT : 0;
}

/** THE table of columns that a table of codes gets, in order; docs/output.md says what each holds. */
// prettier-ignore
export const COLUMNS = [
  { name: 'code', valid: ({ code }) => code, invalid: ({ code }) => code },
  { name: 'is_valid', valid: () => 'true', invalid: () => 'false' },
  { name: 'date', valid: ({ date }) => date },
  { name: 'country', valid: ({ country }) => country },
  { name: 'countries', valid: ({ countries }) => join(countries) },
  { name: 'factory_code', valid: ({ factoryCode }) => factoryCode },
  { name: 'year', valid: ({ year }) => String(year) },
  { name: 'week', valid: ({ week }) => text(week) },
  { name: 'month', valid: ({ month }) => text(month) },
  { name: 'first_day', valid: ({ interval }) => interval.from },
  { name: 'last_day', valid: ({ interval }) => interval.to },
  { name: 'reading', valid: ({ reading }) => reading },
  { name: 'standing', valid: ({ standing }) => standing },
  { name: 'evidence', valid: ({ evidence }) => evidence ?? '' },
  { name: 'notices', valid: ({ notices }) => join(notices.map(({ id }) => id)) },
  { name: 'suggestion', valid: ({ suggestions = [] }) => join(suggestions.map(({ code }) => code)), invalid: ({ suggestions }) => join(suggestions.map(({ code }) => code)) },
  { name: 'label', valid: outcomesOn('label'), invalid: outcomesOn('label') },
  { name: 'line', valid: outcomesOn('line'), invalid: outcomesOn('line') },
  { name: 'conflicts', valid: conflicts, invalid: conflicts },
  { name: 'asks', valid: claimsAs(ASKS), invalid: claimsAs(ASKS) },
  { name: 'doubts', valid: claimsAs(DOUBT), invalid: claimsAs(DOUBT) },
  { name: 'style_number', valid: (_, { styleNumbers }) => join(styleNumbers), invalid: styleNumber },
  { name: 'error_code', invalid: ({ errorCode }) => errorCode },
  { name: 'reason', invalid: ({ reason }) => reason },
  { name: 'facts_date', valid: () => factsDate, invalid: () => factsDate },
] as const satisfies readonly ColumnRow[];

const ROWS: readonly ColumnRow[] = COLUMNS;

interface ClaimColumn {
  readonly name: string;
  readonly claim: ClaimId;
}

/** THE table of columns for the claims that only a text can make, in order. */
export const CLAIM_COLUMNS = [
  { name: 'made', claim: 'made' },
  { name: 'existed_by', claim: 'existed-by' },
  { name: 'released', claim: 'released' },
  { name: 'maker', claim: 'maker' },
  { name: 'designer', claim: 'designer' },
  { name: 'no_code', claim: 'no-code' },
  { name: 'chip', claim: 'chip' },
] as const satisfies readonly ClaimColumn[];

interface ListingColumn {
  readonly name: string;
  readonly cell: (listing: Listing, checks: readonly ColumnCheck[]) => string;
}

/** THE table of columns that listings get after those of the code. */
// prettier-ignore
export const LISTING_COLUMNS = [
  { name: 'codes', cell: ({ codes }) => join(codes.map(({ result }) => result.code)) },
  { name: 'unread', cell: ({ unread }) => join(unread.map(({ rule }) => rule)) },
  { name: 'seller_label', cell: ({ labels }) => join(labels.map(({ label }) => label)) },
  { name: 'seller_date', cell: ({ dates }) => join(dates.map(({ date }) => date)) },
  { name: 'seller_line', cell: ({ lines }) => join(lines.map(({ line }) => line)) },
  ...CLAIM_COLUMNS.map(({ name, claim }): ListingColumn => ({
    name,
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
    ...(first ? [] : unread.flatMap((each) => ('checks' in each ? each.checks : []))),
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

/** The claims of which the gravest check is this grave, so that none stands in two columns. */
function claimsAs(wanted: number): (result: unknown, beside: Beside) => string {
  return (_, { checks }) => {
    const isGravest = ({ claim }: ColumnCheck) =>
      checks.every((check) => check.claim !== claim || gravity(check) <= wanted);
    const those = checks.filter((check) => gravity(check) === wanted && isGravest(check));
    return join([...new Set(those.map(({ claim }) => claim))]);
  };
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
