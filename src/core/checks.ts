import type { Interval } from './calendar.ts';
import { type Reading, whenOf } from './digits.ts';
import { compareDesigner, type DesignerParams } from './compare-designer.ts';
import { compareLine, type LineParams } from './compare-line.ts';
import { compareMaker, type MakerParams } from './compare-maker.ts';
import type { Designer } from './designers.ts';
import { compareLabel, type LabelParams } from './compare-label.ts';
import type { Label } from './labels.ts';
import type { Line } from './lines.ts';
import type { CodeDate, Finding, NoParams, Outcome } from './notices.ts';
import type { CodeFacts } from './read.ts';
import {
  isStraight,
  shifted,
  type StatedDate,
  type StatedTime,
  timeOf,
  widened,
} from './stated.ts';
import { CHIPS_MONTH, YEARS } from './years.ts';

/** What shows that an item existed at a time; `age` is the words "20 years old". */
// prettier-ignore
export const EVENTS = ['bought', 'received', 'receipt', 'owned', 'worn', 'repaired', 'appraised', 'stocked', 'age'] as const;

/** What shows that an item existed at a time: `bought`, `received`, `receipt`, `owned`, `worn`, `repaired`, `appraised`, `stocked` or `age`. */
export type EventId = (typeof EVENTS)[number];

/** Something that a person states about an item. */
export type Claim =
  | {
      readonly claim: 'label';
      /** The country that the label is said to name; several are alternatives ("France or Spain"), so no single one is stated. */
      readonly labels: readonly Label[];
    }
  | {
      readonly claim: 'made';
      readonly time: StatedTime;
      /** Whether words tie the date to the making of the item or to the code. Otherwise it never conflicts. */
      readonly isBound: boolean;
    }
  | { readonly claim: 'existed-by'; readonly time: StatedTime; readonly event: EventId }
  | { readonly claim: 'released'; readonly time: StatedTime }
  | {
      readonly claim: 'line';
      readonly line: Line;
      /** The name has a word that the table does not know. */
      readonly isOtherVersion?: boolean;
    }
  /** Made under license by The French Company. */
  | { readonly claim: 'maker' }
  | {
      readonly claim: 'designer';
      readonly designer: Designer;
      /** The item is said to be from his years, and not only designed by him. */
      readonly isEra?: true;
    }
  | {
      readonly claim: 'no-code';
      readonly reason: 'none' | 'unreadable';
      /** Whether a chip is stated as well. */
      readonly hasChip: boolean;
    }
  | { readonly claim: 'chip' }
  /** What else is named and tells something about the item. */
  | { readonly claim: 'sign'; readonly sign: SignId };

/** An authenticity card of the house, or an item that is no bag and no small leather good: a shoe, a scarf, a watch. */
export type SignId = 'card' | 'other-goods';

/** The kinds of claims, in the order in which they are shown. */
export const CLAIMS = [
  'label',
  'made',
  'existed-by',
  'released',
  'line',
  'maker',
  'designer',
  'no-code',
  'chip',
  'sign',
] as const satisfies readonly Claim['claim'][];

/** What is claimed: `label`, `made`, `existed-by`, `released`, `line`, `maker`, `designer`, `no-code`, `chip` or `sign`. */
export type ClaimId = Claim['claim'];

/** A stated time beside the date of the code. */
interface Times {
  /** What is stated. */
  readonly stated: StatedTime;
  /** The code's date. */
  readonly read: CodeDate;
}

/** The times, and another reading of the code. */
interface TimesAndOther extends Times {
  /** The date of that reading. */
  readonly other: CodeDate;
}

interface Labels {
  /** The countries that the text names. */
  readonly labels: readonly Label[];
}

interface EventTimes extends Times {
  /** What shows that the item existed. */
  readonly event: EventId;
}

interface MadeThen {
  /** The date of making, by the code or by what is stated. */
  readonly made: StatedTime;
}

/** The parameters of each finding, by claim and id. */
export interface CheckParams {
  readonly label: LabelParams & {
    /** The item is no bag and no small leather good, of which the lists are. */
    readonly 'other-goods': Labels;
    /** The text leaves open which of several countries it is. */
    readonly choice: Labels;
  };
  readonly made: {
    /** The two dates have a day in common. */
    readonly agrees: Times;
    /** They have one, but no code of that year is known. */
    readonly 'no-such-code': Times;
    /** The two dates have no day in common. */
    readonly differs: Times;
    /** The stated date is what the digits seem to say when read from left to right. */
    readonly straight: Times;
    /** The number is right, but the seller took a week for a month or a month for a week. */
    readonly 'week-for-month': Times;
    /** The stated date fits another possible reading of the code. */
    readonly 'other-reading': TimesAndOther;
    /** The two dates have no day in common, but nothing says what the stated date is the date of. */
    readonly unbound: Times;
  };
  readonly 'existed-by': {
    /** By the code, the item was made before that time. */
    readonly fits: EventTimes;
    /** The same, but no code of that year is known. */
    readonly 'no-such-code': EventTimes;
    /** By the code, the item was made later. */
    readonly 'made-later': EventTimes;
    /** By the code, the item was made later, but another possible reading fits. */
    readonly 'other-reading': EventTimes & TimesAndOther;
  };
  readonly released: {
    readonly fits: Times;
    /** The code is more than two years younger than the collection or edition that the item is said to be part of. */
    readonly 'long-after': Times;
    /** The code is more than a year older than the collection or edition that the item is said to be part of. */
    readonly 'made-before': Times;
    readonly 'other-reading': TimesAndOther;
  };
  readonly line: LineParams;
  readonly maker: MakerParams;
  readonly designer: DesignerParams;
  readonly 'no-code': {
    /** Made before there were codes. */
    readonly early: MadeThen;
    /** Made since chips took the place of codes, or a chip is stated. */
    readonly 'chip-instead': NoParams;
    /** Made while codes were usual. */
    readonly unusual: MadeThen;
    /** Nothing says when it was made. */
    readonly none: NoParams;
    /** There is a code, but it can't be read. */
    readonly unreadable: NoParams;
  };
  readonly chip: {
    /** Made since chips took the place of codes. */
    readonly fits: NoParams;
    /** Made before chips, by the code or by what is stated. */
    readonly early: MadeThen;
    /** Made while both were in use, or nothing says when. */
    readonly possible: NoParams;
  };
  readonly sign: {
    /** A card of the house, which gives none. */
    readonly card: NoParams;
    /** Lists of letters are of bags and small leather goods. */
    readonly 'other-goods': NoParams;
  };
}

/** The ids of the findings on a claim. */
export type CheckId<Id extends ClaimId = ClaimId> = keyof CheckParams[Id];

/** A claim compared with a code, without words. */
export type CheckFacts<Id extends ClaimId = ClaimId> = {
  [Claimed in Id]: Finding<CheckParams[Claimed]> & {
    /** What is claimed: `label`, `made`, `existed-by`, `released`, `line`, `maker`, `designer`, `no-code` or `chip`. */
    readonly claim: Claimed;
  };
}[Id];

/** What claims are compared with: the code, or else the date of making that is stated. */
export interface Basis {
  readonly code?: Pick<CodeFacts, 'reading' | 'otherReadings' | 'factory'> | undefined;
  readonly made?: StatedTime | undefined;
  /** The earliest time by which it is said to have existed: a purchase, a receipt. Held against a chip and a missing code. */
  readonly existedBy?: StatedTime | undefined;
  /** The item is no bag and no small leather good, of which the lists of letters are. */
  readonly isOtherGoods?: boolean | undefined;
}

/**
 * How a claim is said: `given` where nobody has to guess what it is said of (a field, a cell, an answer), `found` in prose, or
 * `other` where it seems to be said of another thing.
 */
export type Said = 'given' | 'found' | 'other';

/** Chips took the place of codes in this month. */
const CHIPS_FROM = `${YEARS.chips}-${String(CHIPS_MONTH).padStart(2, '0')}-01`;

/** The first pieces with a chip as well as a code, according to one shop. A chip in an older piece is worth a look. */
const FIRST_CHIPS = `${YEARS.firstChips}-01-01`;

/** Before this day a piece usually has no code. */
const CODES_FROM = `${YEARS.digits}-01-01`;

/** A collection is made and dated ahead of its season. */
const YEARS_BEFORE_RELEASE = 1;

/** What came out in a season is sold for a while. */
const YEARS_AFTER_RELEASE = 2;

/**
 * Compares a claim with a code; undefined for a claim that needs a code if there is none.
 *
 * @example
 * const code = read('SD1013', readDay('2026-11-21'));
 * checkClaim({ claim: 'existed-by', event: 'bought', time: timeOf({ year: 2001 }) }, { code }).outcome // => "conflicts"
 */
export function checkClaim(claim: Claim, basis: Basis): CheckFacts | undefined {
  const { code } = basis;
  switch (claim.claim) {
    case 'label':
      return checkLabels(claim.labels, basis);
    case 'made':
      return code && checkMade(claim, code);
    case 'existed-by':
      return code && checkExistedBy(claim, code);
    case 'released':
      return code && checkReleased(claim, code);
    case 'line':
      return code ? checkLine(claim, code) : checkLineWithoutCode(claim, basis);
    case 'maker':
      return code && { claim: 'maker', ...compareMaker(code.reading.year) };
    case 'designer':
      return code && checkDesigner(claim, code);
    case 'no-code':
      return checkNoCode(claim, basis);
    case 'chip':
      return checkChip(basis);
    case 'sign':
      return checkSign(claim);
  }
}

type Code = NonNullable<Basis['code']>;
type ClaimOf<Id extends ClaimId> = Extract<Claim, { claim: Id }>;

/**
 * The outcomes of all claims about an item together: only what is given conflicts, what is found asks, and what is said of
 * another thing stays open. Of labels, and of dates of making, one that fits settles the found others of its kind, and a given
 * one beside it asks. In the order of the checks.
 *
 * @example
 * const facts = checkClaim({ claim: 'label', labels: ['IT'] }, { code: read('SD1013', readDay('2026-11-21')) });
 * ['given', 'found', 'other'].map((said) => weighChecks([{ facts, said }])[0].facts.outcome) // => ["conflicts","asks","open"]
 */
export function weighChecks<Check extends { readonly facts: CheckFacts; readonly said: Said }>(
  checks: readonly Check[],
): readonly Check[] {
  const fits = (claim: ClaimId) =>
    (claim === 'label' || claim === 'made') &&
    checks.some(
      ({ facts, said }) => facts.claim === claim && facts.outcome === 'agrees' && said !== 'other',
    );
  const weighed = ({ facts: { isDoubt, ...facts }, said }: Check): CheckFacts => {
    if (said === 'other') return { ...facts, outcome: 'open' };
    if (facts.outcome !== 'conflicts') return { ...facts, ...(isDoubt && { isDoubt }) };
    const isGiven = said === 'given';
    if (fits(facts.claim)) return { ...facts, outcome: isGiven ? 'asks' : 'open' };
    return { ...facts, outcome: isGiven ? 'conflicts' : 'asks' };
  };
  return checks.map((check) => ({ ...check, facts: weighed(check) }));
}

function checkLabels(
  labels: readonly Label[],
  { code, isOtherGoods }: Basis,
): CheckFacts<'label'> | undefined {
  const claim = 'label';
  if (isOtherGoods) return { claim, outcome: 'open', id: 'other-goods', params: { labels } };
  if (!code) {
    return labels.length > 1
      ? { claim, outcome: 'open', id: 'choice', params: { labels } }
      : undefined;
  }
  const { factory, reading } = code;
  const dated = { factoryCode: factory.code, places: factory.places, year: reading.year };
  const [found, ...others] = labels.map((label) => compareLabel(dated, label));
  if (!found) return undefined;
  const isChoice =
    others.length > 0 && [found, ...others].some(({ outcome }) => outcome !== 'conflicts');
  return isChoice
    ? { claim, outcome: 'open', id: 'choice', params: { labels } }
    : { claim, ...found };
}

function checkMade({ time, isBound }: ClaimOf<'made'>, code: Code): CheckFacts<'made'> {
  const claim = 'made';
  const { reading } = code;
  const { when, isExact } = time;
  const params = { stated: time, read: whenOf(reading) };
  const days = widened(time);
  const agrees = ({ interval }: Reading) => overlap(interval, days);
  if (agrees(reading)) {
    return isLate(reading)
      ? { claim, outcome: 'open', id: 'no-such-code', params }
      : { claim, outcome: 'agrees', id: 'agrees', params };
  }
  const other = otherThat(agrees, code);
  if (other) return { claim, outcome: 'open', id: 'other-reading', params: { ...params, other } };
  if (!isBound) return { claim, outcome: 'open', id: 'unbound', params };
  // How the digits were misread can only be told from a date that is written out.
  const written = isExact ? when : undefined;
  if (written && isStraight(reading, written)) {
    return { claim, outcome: 'conflicts', id: 'straight', params };
  }
  const id = written && isWeekForMonth(reading, written) ? 'week-for-month' : 'differs';
  return { claim, outcome: 'conflicts', id, params };
}

function checkExistedBy(
  { time, event }: ClaimOf<'existed-by'>,
  code: Code,
): CheckFacts<'existed-by'> {
  const claim = 'existed-by';
  const params = { stated: time, read: whenOf(code.reading), event };
  const last = widened(time).to;
  const fits = ({ interval }: Reading) => interval.from <= last;
  if (fits(code.reading)) {
    return isLate(code.reading)
      ? { claim, outcome: 'open', id: 'no-such-code', params }
      : { claim, outcome: 'agrees', id: 'fits', params };
  }
  const other = otherThat(fits, code);
  return other
    ? { claim, outcome: 'open', id: 'other-reading', params: { ...params, other } }
    : { claim, outcome: 'conflicts', id: 'made-later', params };
}

function checkReleased({ time }: ClaimOf<'released'>, code: Code): CheckFacts<'released'> {
  const claim = 'released';
  const params = { stated: time, read: whenOf(code.reading) };
  const first = shifted(widened(time).from, -YEARS_BEFORE_RELEASE);
  const fits = ({ interval }: Reading) => interval.to >= first;
  if (code.reading.interval.from > shifted(widened(time).to, YEARS_AFTER_RELEASE)) {
    return { claim, outcome: 'open', id: 'long-after', params };
  }
  if (fits(code.reading)) return { claim, outcome: 'agrees', id: 'fits', params };
  const other = otherThat(fits, code);
  return other
    ? { claim, outcome: 'open', id: 'other-reading', params: { ...params, other } }
    : { claim, outcome: 'conflicts', id: 'made-before', params };
}

function checkLine(
  { line, isOtherVersion }: ClaimOf<'line'>,
  { reading }: Code,
): CheckFacts<'line'> {
  return { claim: 'line', ...compareLine(line, reading.year, isOtherVersion !== true) };
}

/** A model against the time that is stated. Without a code nobody knows which of them is wrong, so it is asked. */
function checkLineWithoutCode(
  { line, isOtherVersion }: ClaimOf<'line'>,
  { made, existedBy }: Basis,
): CheckFacts<'line'> | undefined {
  const claim = 'line';
  const time = made ?? existedBy;
  if (!time) return undefined;
  const year = Number(widened(time).to.slice(0, 4));
  // A model that was there with the last codes was there later as well.
  const finding = compareLine(line, Math.min(year, YEARS.lastCodes), isOtherVersion !== true);
  switch (finding.id) {
    case 'too-early':
    case 'after-codes':
    case 'older-than-family':
      return {
        claim,
        outcome: 'asks',
        id: 'stated-too-early',
        params: { ...finding.params, year },
      };
    case 'fits':
    case 'with-chip':
      return { claim, outcome: 'agrees', id: 'stated-fits', params: { ...finding.params, year } };
    default:
      return undefined;
  }
}

function checkDesigner(
  { designer, isEra }: ClaimOf<'designer'>,
  { reading }: Code,
): CheckFacts<'designer'> {
  return { claim: 'designer', ...compareDesigner(designer, reading.year, isEra) };
}

function checkNoCode(
  { reason, hasChip }: ClaimOf<'no-code'>,
  { made, existedBy }: Basis,
): CheckFacts<'no-code'> {
  const claim = 'no-code';
  if (reason === 'unreadable') return { claim, outcome: 'open', id: 'unreadable', params: {} };
  const none = { claim, outcome: 'open', id: 'none', params: {} } as const;
  const isEarlier = endsBefore(FIRST_CHIPS, existedBy);
  const instead = { claim, outcome: 'agrees', id: 'chip-instead', params: {} } as const;
  const byChip = hasChip && !isEarlier ? instead : none;
  const early = [made, existedBy].find((time) => endsBefore(CODES_FROM, time));
  if (early) return { claim, outcome: 'agrees', id: 'early', params: { made: early } };
  const told = made ?? existedBy;
  if (told && widened(told).from >= CHIPS_FROM) return instead;
  if (!made) return byChip;
  const { from, to } = widened(made);
  if (to >= CHIPS_FROM) return byChip;
  return from >= CODES_FROM ? { claim, outcome: 'open', id: 'unusual', params: { made } } : none;
}

/** Without a code nobody knows whether the date or the chip is wrong, so it is asked, even where both are given. */
function checkChip({ code, made, existedBy }: Basis): CheckFacts<'chip'> {
  const claim = 'chip';
  const time = code ? timeOf(whenOf(code.reading)) : made;
  const early = [time, code ? undefined : existedBy].find((each) => endsBefore(FIRST_CHIPS, each));
  if (early) {
    return { claim, outcome: code ? 'conflicts' : 'asks', id: 'early', params: { made: early } };
  }
  return time && widened(time).from >= CHIPS_FROM
    ? { claim, outcome: 'agrees', id: 'fits', params: {} }
    : { claim, outcome: 'open', id: 'possible', params: {} };
}

function endsBefore(day: string, time: StatedTime | undefined): boolean {
  return time !== undefined && widened(time).to < day;
}

/**
 * The earliest time by which an item is said to have existed; undefined if nothing says so.
 *
 * @example
 * const bought = (year) => ({ claim: 'existed-by', event: 'bought', time: timeOf({ year }) });
 * existedBy([bought(2015), bought(2012)]).when // => {"year":2012}
 */
export function existedBy(claims: readonly Claim[]): StatedTime | undefined {
  return claims
    .flatMap((claim) => (claim.claim === 'existed-by' ? claim.time : []))
    .reduce<StatedTime | undefined>(
      (first, time) => (first && widened(first).to <= widened(time).to ? first : time),
      undefined,
    );
}

/** The house gives no card. Lists of letters are of bags and small leather goods. */
function checkSign({ sign }: ClaimOf<'sign'>): CheckFacts<'sign'> {
  const isDoubt = sign === 'card' && ({ isDoubt: true } as const);
  return { claim: 'sign', outcome: 'open', ...isDoubt, id: sign, params: {} };
}

/**
 * Whether an item is said to be no bag and no small leather good.
 *
 * @example
 * isOtherGoods([{ claim: 'sign', sign: 'other-goods' }]) // => true
 */
export function isOtherGoods(claims: readonly Claim[]): boolean {
  return claims.some((claim) => claim.claim === 'sign' && claim.sign === 'other-goods');
}

/** Another possible reading that the claim fits. */
function otherThat(
  fits: (reading: Reading) => boolean,
  { otherReadings }: Code,
): CodeDate | undefined {
  const other = otherReadings.find((each) => each.standing !== 'undocumented' && fits(each));
  return other && whenOf(other);
}

/** No code of its year is known. */
function isLate({ year }: Reading): boolean {
  return year > YEARS.lastCodes;
}

/** Weeks cross the ends of months and years, so a day in common is enough. */
function overlap(a: Interval, b: Interval): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** Week 11 of 2009 taken for November 2009, or November 2003 for week 11 of 2003. */
function isWeekForMonth(reading: Reading, { year, month, week }: StatedDate): boolean {
  if (year !== reading.year) return false;
  return reading.week === undefined ? reading.month === week : reading.week === month;
}

/** What anybody is asked about an item, in this order. */
export const ASKED = ['label', 'line', 'existed-by'] as const satisfies readonly ClaimId[];

/** The claims that count: those always, the date of making only where it is stated. */
export type CountedClaim = (typeof ASKED)[number] | 'made';

const isAsked = (claim: ClaimId) => ASKED.some((asked) => asked === claim);
const COUNTED = CLAIMS.filter((claim): claim is CountedClaim => claim === 'made' || isAsked(claim));

/** Which of these claims were compared, which were stated but can't be compared, and which nobody stated. */
export interface Coverage {
  readonly compared: readonly CountedClaim[];
  readonly open: readonly CountedClaim[];
  readonly unstated: readonly CountedClaim[];
}

/**
 * Which claims were compared and which were not.
 *
 * @example
 * coverageOf([{ claim: 'label', outcome: 'agrees' }, { claim: 'line', outcome: 'open' }]) // => {"compared":["label"],"open":["line"],"unstated":["existed-by"]}
 */
export function coverageOf(
  checks: readonly { readonly claim: ClaimId; readonly outcome: Outcome }[],
): Coverage {
  const outcomesOf = (claim: CountedClaim) =>
    checks.filter((check) => check.claim === claim).map(({ outcome }) => outcome);
  const isCompared = (claim: CountedClaim) =>
    outcomesOf(claim).some((outcome) => outcome === 'agrees' || outcome === 'conflicts');
  const isStated = (claim: CountedClaim) => outcomesOf(claim).length > 0;
  return {
    compared: COUNTED.filter(isCompared),
    open: COUNTED.filter((claim) => isStated(claim) && !isCompared(claim)),
    unstated: COUNTED.filter((claim) => isAsked(claim) && !isStated(claim)),
  };
}
