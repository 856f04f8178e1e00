import {
  type Basis,
  type CheckFacts,
  checkClaim,
  type Claim,
  existedBy,
  isOtherGoods,
  type Said,
  weighChecks,
} from '../core/checks.ts';
import type { Today } from '../core/calendar.ts';
import { fitting } from '../core/fitting.ts';
import type { Line } from '../core/lines.ts';
import { textOf } from '../core/prepare.ts';
import type { CodeFacts } from '../core/read.ts';
import type { StatedTime } from '../core/stated.ts';
import { bagOf } from './bag.ts';
import { type CodeMatch, type CodeRule, codesIn } from './claims/codes.ts';
import { writtenDatesIn } from './claims/written-dates.ts';
import { type DateClaim, type DateRule, readDates } from './claims/dates.ts';
import { type LabelClaim, type LabelMatch, type LabelRule, readLabels } from './claims/labels.ts';
import { lex } from './reader/lexer.ts';
import type { Lexicon } from './reader/lexicon.ts';
import { designersIn, type LineMatch, linesIn, makersIn, styleNumbersIn } from './claims/names.ts';
import { type LinkMatch, linksIn, wordsOfLink } from './links.ts';
import { type SignMatch, signsIn } from './claims/signs.ts';
import { noCodeIn, type NoCodeMatch, type NoCodeRule } from './claims/no-code.ts';
import { type Scene, sceneOf } from './reader/scene.ts';
import { type UnreadMatch, unreadIn } from './claims/slots.ts';
import { isField } from './claims/fields.ts';
import { type PlainText, plainOf, type TextSpan } from './reader/text.ts';
import { allWords } from './reader/words.ts';

/** The name of the rule that found a claim. */
export type ListingRule =
  CodeRule | LabelRule | DateRule | NoCodeRule | UnreadMatch['rule'] | 'named';

/** A claim of the seller, with its position in the text. */
export interface ListingClaim extends TextSpan {
  /** As written in the text. */
  readonly stated: string;
  readonly rule: ListingRule;
  readonly value: Claim;
  readonly said: Said;
  /** A word beside it was left unread, so it agrees with nothing. */
  readonly isPartlyRead?: boolean;
}

/** A claim of the seller, compared with the code. */
export interface ComparedClaim extends ListingClaim {
  readonly facts: CheckFacts;
}

/** A code with the seller's claims about it, each once. */
export interface ClaimedCode extends TextSpan {
  readonly text: string;
  readonly rule: CodeRule;
  readonly facts: CodeFacts;
  readonly hasCue: boolean;
  readonly checks: readonly ComparedClaim[];
}

/** A code that does not read. What it could be is narrowed by the claims of the text, if it is the only one. */
export type ClaimedUnread = UnreadMatch & { readonly fit?: UnreadFit };

/** How the codes that a worn or misread one could be compare with what the text claims. */
interface UnreadFit {
  /** The claims that none of them fits, as written, or those that narrow them down. */
  readonly stated: readonly string[];
  /** How many fit; none if every one of them is contradicted. */
  readonly fitting: number;
  /** How many there are without those claims. */
  readonly all: number;
  /** The claims compared with the first that fits. */
  readonly checks: readonly ComparedClaim[];
}

/** The contents of a listing, in the order of the text. Positions are those in the original text. */
export interface ListingFacts {
  /** Each code once, that of the bag first. */
  readonly codes: readonly ClaimedCode[];
  /** The paragraphs of a text of which each is a listing of its own; none if it is one listing. */
  readonly listings: readonly TextSpan[];
  /** Where a code is announced that does not read. */
  readonly unread: readonly ClaimedUnread[];
  /** Claims that belong to no code. */
  readonly checks: readonly ComparedClaim[];
  /** All claims of a listing without a code, each once; empty if it has a code. */
  readonly claims: readonly ListingClaim[];
  /** The countries that the label is said to name, each once. */
  readonly labels: readonly LabelMatch[];
  /** Dates of making, each once. */
  readonly dates: readonly DateClaim[];
  /** Style numbers as written there, each once. */
  readonly styleNumbers: readonly string[];
  /** Lines and models, each once. */
  readonly lines: readonly LineMatch[];
  /** Addresses; none is opened. */
  readonly links: readonly LinkMatch[];
  /** The claim of a missing or unreadable code; undefined if there is none, or if the listing has a code. */
  readonly noCode: ComparedClaim | undefined;
  /** Each kind of claim about a missing code or a chip, once. */
  readonly noCodeClaims: readonly NoCodeMatch[];
}

/** At most this many addresses are read. */
const MOST_LINKS = 20;

/**
 * Reads a seller's text and compares each claim with the code that it belongs to.
 *
 * @param words those of every language by default
 * @example
 * readListing('Speedy 30, date code: SP 0065 (2005), made in France', readDay('2026-11-21')).dates[0].time.when // => {"year":2005}
 */
export function readListing(input: string, today: Today, words = allWords()): ListingFacts {
  const text = textOf(input);
  const links = linksIn(text);
  const own = readText(text, today, words);
  return withLinks(own, links, (part) => readText(part, today, words));
}

function readText(text: string, today: Today, words: Lexicon): ListingFacts {
  const plain = plainOf(text);
  const lexed = lex(plain, words);
  const matches = codesIn(sceneOf(plain, lexed, []), today);
  const scene = sceneOf(plain, lexed, matches);
  const noCode = noCodeIn(scene);
  const chips = noCode.filter(({ reason }) => reason === 'chip');
  const lines = linesIn(scene);
  const signs = signsIn(scene, lines);
  const found: Found = {
    labels: readLabels(scene),
    dates: readDates(scene, writtenDatesIn(scene, today.year)),
    lines,
    others: [
      ...namesIn(scene),
      ...chips.map(chipStated),
      ...signs.map((each) => signStated(plain, each)),
    ],
  };
  const slots = unreadIn(scene, { codes: matches, noCode }, today);
  // Other goods have letters that no list has, so nothing is suggested.
  const isOther = signs.some(({ sign }) => sign === 'other-goods');
  const unread = isOther ? slots.map(inNoKnownForm) : slots;
  const { codes, checks, claims, listings } = compared(scene, matches, found);
  const dates = distinct(found.dates.filter(isStated), ({ time }) => timeKey(time));
  const noCodes = matches.length > 0 ? chips : noCode;
  return placed(plain, {
    codes,
    unread: fitted(
      unread,
      claims.filter(({ said }) => said !== 'other'),
    ),
    checks,
    claims,
    listings,
    labels: distinct(
      found.labels.flatMap(({ rule, labels }) => (rule === 'other' ? [] : labels)),
      ({ label }) => label,
    ),
    dates,
    styleNumbers: distinct(styleNumbersIn(scene), (number) => number.toUpperCase()),
    lines: distinct(found.lines, ({ line }) => line.id),
    links: [],
    noCode: matches.length > 0 ? undefined : noCodeCheck(scene, noCode, found.dates),
    noCodeClaims: distinct(noCodes, ({ reason }) => reason),
  });
}

/** Only a date that words tie to the making counts as stated; any other is only in the checks. */
function isStated({ claim, isBound, rule }: DateClaim): boolean {
  return claim === 'made' && isBound && rule !== 'other';
}

/** The first date of making that is stated, and the earliest time at which the item was there. */
function basisOf(dates: readonly DateClaim[]): Pick<Basis, 'made' | 'existedBy'> {
  const own = dates.filter(({ rule }) => rule !== 'other');
  return { made: own.find(isStated)?.time, existedBy: existedBy(own.map(claimOf)) };
}

function timeKey({ from, to, grace }: StatedTime): string {
  return `${from}/${to}/${String(grace)}`;
}

/** Everything found in a text, each time that it occurs. */
interface Found {
  readonly labels: readonly LabelClaim[];
  readonly dates: readonly DateClaim[];
  readonly lines: readonly LineMatch[];
  /** Makers, designers and chips. */
  readonly others: readonly Stated[];
}

/** Each code with its claims, that of the bag first. */
function compared(
  scene: Scene,
  matches: readonly CodeMatch[],
  found: Found,
): Pick<ListingFacts, 'codes' | 'checks' | 'claims' | 'listings'> {
  const { codes, ownerAt, listings } = bagOf(scene, matches);
  const labels = grouped(found.labels, ownerAt);
  const dates = grouped(found.dates, ownerAt);
  const lines = grouped(found.lines, ownerAt);
  const others = grouped(found.others, ownerAt);
  const claims = codes.length > 0 ? [] : claimsOf(scene, found);
  return {
    codes: codes.map(({ text, rule, cue, facts, from, to }, at) => {
      const of = <Kind>(groups: Groups<Kind>) => groups.get(facts.code) ?? [];
      const own = { labels: of(labels), dates: of(dates), lines: of(lines), others: of(others) };
      const stated = claimsOf(scene, own);
      const checks = checksOf(at === 0 ? stated : stated.map(ofOtherCode), own.dates, facts);
      return { ...{ text, rule, facts, from, to, checks }, hasCue: cue !== 'none' };
    }),
    checks: checksOf(claims, found.dates, undefined),
    claims,
    listings,
  };
}

/** What is another thing's for the bag is found for that thing's own code; of its models the first counts there too. */
function ofOtherCode(claim: ListingClaim): ListingClaim {
  const isOwn = claim.rule === 'other' && claim.value.claim !== 'line';
  return isOwn ? { ...claim, rule: 'named', said: 'found' } : claim;
}

type Groups<Kind> = ReadonlyMap<string | undefined, readonly Kind[]>;

function grouped<Kind>(
  claims: readonly Kind[],
  ownerAt: (claim: Kind) => string | undefined,
): Groups<Kind> {
  const groups = new Map<string | undefined, Kind[]>();
  for (const claim of claims) {
    const owner = ownerAt(claim);
    const group = groups.get(owner);
    if (group) group.push(claim);
    else groups.set(owner, [claim]);
  }
  return groups;
}

/** The claims of one code, compared. */
function checksOf(
  claims: readonly ListingClaim[],
  dates: readonly DateClaim[],
  code: CodeFacts | undefined,
): readonly ComparedClaim[] {
  const all = claims.map(({ value }) => value);
  return comparedWith(claims, { code, ...basisOf(dates), isOtherGoods: isOtherGoods(all) });
}

function comparedWith(claims: readonly ListingClaim[], basis: Basis): readonly ComparedClaim[] {
  const checks = claims.flatMap((claim): readonly ComparedClaim[] => {
    const facts = checkClaim(claim.value, basis);
    if (!facts) return [];
    const isOpen = claim.isPartlyRead === true && facts.outcome === 'agrees';
    return [{ ...claim, facts: isOpen ? { ...facts, outcome: 'open' } : facts }];
  });
  return weighChecks(checks);
}

/** The one code that does not read, with what it could be by the claims of the text. */
function fitted(
  unread: readonly UnreadMatch[],
  claims: readonly ListingClaim[],
): readonly ClaimedUnread[] {
  const [only, ...others] = unread;
  if (only?.rule !== 'near-code' && only?.rule !== 'worn-code') return unread;
  const possible = possibleCodes(only);
  if (possible.length === 0 || others.length > 0) return unread;
  const { fits, against, narrowing } = fitting(
    possible,
    claims.map(({ value }) => value),
  );
  const isNone = against.length > 0;
  const telling = isNone ? against : narrowing;
  const fit: UnreadFit = {
    stated: claims.filter((_, index) => telling.includes(index)).map(({ stated }) => stated),
    fitting: isNone ? 0 : fits.length,
    all: possible.length,
    checks: comparedWith(claims, { code: fits[0] }),
  };
  if (only.rule === 'near-code') {
    const suggestions = only.suggestions.filter(({ facts }) => fits.includes(facts));
    return [{ ...only, fit, suggestions }];
  }
  const candidates = only.candidates.map((group) => ({
    ...group,
    codes: group.codes.filter((code) => fits.includes(code)),
  }));
  return [{ ...only, fit, candidates: candidates.filter(({ codes }) => codes.length > 0) }];
}

/** What a worn or misread code could be. */
function possibleCodes(
  unread: Extract<UnreadMatch, { readonly rule: 'near-code' | 'worn-code' }>,
): readonly CodeFacts[] {
  return unread.rule === 'near-code'
    ? unread.suggestions.map(({ facts }) => facts)
    : unread.candidates.flatMap(({ codes }) => codes);
}

/** A claim before it is known how it is said. */
type Stated = Omit<ListingClaim, 'said'>;

/** So often a claim is looked at, until it is given once. */
const MOST_TRIES = 20;

/** Each claim once, where it is given before where it is found: label, dates, lines, maker, designers, chip. */
function claimsOf(scene: Scene, found: Found): readonly ListingClaim[] {
  const claims: readonly Stated[] = [
    ...found.labels.map((label) => labelStated(scene.plain, label)),
    ...datesStated(found.dates),
    ...linesStated(scene.plain, found.lines),
    ...found.others,
  ];
  const each = new Map<string, [Stated, ...Stated[]]>();
  for (const claim of claims) {
    const { value, rule } = claim;
    const what = value.claim === 'line' ? value.line.id : JSON.stringify(value);
    const key = rule === 'other' ? rule + what : what;
    const same = each.get(key);
    if (!same) each.set(key, [claim]);
    else if (same.length < MOST_TRIES) same.push(claim);
  }
  return [...each.values()].map((same) =>
    withSaid(scene, same.find((claim) => isGiven(scene, claim)) ?? same[0]),
  );
}

function isGiven(scene: Scene, claim: Stated): boolean {
  return claim.rule !== 'other' && isField(scene, claim);
}

function withSaid(scene: Scene, claim: Stated): ListingClaim {
  const said = claim.rule === 'other' ? 'other' : isGiven(scene, claim) ? 'given' : 'found';
  return { ...claim, said };
}

/** Who made or designed the bag. */
function namesIn(scene: Scene): readonly Stated[] {
  const named = ({ from, to }: TextSpan, value: Claim): Stated => ({
    ...{ stated: scene.plain.text.slice(from, to), rule: 'named', from, to, value },
  });
  return [
    ...makersIn(scene).map((maker) => named(maker, { claim: 'maker' })),
    ...designersIn(scene).map((match) => {
      const { designer, isEra } = match;
      return named(match, { claim: 'designer', designer, ...(isEra && { isEra: true as const }) });
    }),
  ];
}

function inNoKnownForm({ text, from, to }: UnreadMatch): UnreadMatch {
  return { rule: text === '' ? 'not-given' : 'unknown-form', text, from, to };
}

function signStated({ text }: PlainText, { sign, from, to }: SignMatch): Stated {
  const stated = text.slice(from, to);
  return { stated, rule: 'named', from, to, value: { claim: 'sign', sign } };
}

function chipStated({ text, rule, from, to }: NoCodeMatch): Stated {
  return { stated: text, rule, from, to, value: { claim: 'chip' } };
}

/**
 * Each line once. Of several models the first is that of the bag, unless they stand in a row like tags; any other may be that of
 * another bag. A model and its version are one.
 */
function linesStated(plain: PlainText, lines: readonly LineMatch[]): readonly Stated[] {
  const each = distinct(lines, ({ line }) => line.id);
  const models = each.filter(({ line }) => modelOf(line).kind === 'model');
  const [first] = models;
  const isOther = ({ line }: LineMatch) => first && modelOf(line) !== modelOf(first.line);
  const second = models.find(isOther);
  const isRow = first && second && !/[\p{L}\p{N}]/u.test(plain.text.slice(first.to, second.from));
  return each.map((match) => {
    const { line, text, from, to, isOtherVersion } = match;
    const isApart = models.includes(match) && (isRow === true || isOther(match) === true);
    const value: Claim = { claim: 'line', line, ...(isOtherVersion && { isOtherVersion }) };
    return { stated: text, rule: isApart ? 'other' : 'named', from, to, value };
  });
}

/** What a line is a version of, or the line itself. */
function modelOf(line: Line): Line {
  return line.family ? modelOf(line.family) : line;
}

/** Each country, or alternatives as one. */
function labelStated(plain: PlainText, { rule, labels, from, to }: LabelClaim): Stated {
  const stated = plain.text.slice(from, to);
  const names = [...new Set(labels.map(({ label }) => label))];
  return { stated, rule, from, to, value: { claim: 'label', labels: names } };
}

/** If a date occurs both bound and unbound, the bound one counts. */
function datesStated(dates: readonly DateClaim[]): readonly Stated[] {
  const bound = new Set(dates.filter(({ isBound }) => isBound).map(({ time }) => timeKey(time)));
  return dates
    .filter(({ isBound, time }) => isBound || !bound.has(timeKey(time)))
    .map((date) => {
      const { text, rule, from, to, isPartlyRead } = date;
      return { stated: text, rule, from, to, value: claimOf(date), isPartlyRead };
    });
}

function claimOf(date: DateClaim): Claim {
  const { claim, time, isBound } = date;
  if (claim === 'existed-by') return { claim, time, event: date.event };
  return claim === 'made' ? { claim, time, isBound } : { claim, time };
}

/** What the claims of a missing code mean, by the date of making that the seller states. */
function noCodeCheck(
  scene: Scene,
  matches: readonly NoCodeMatch[],
  dates: readonly DateClaim[],
): ComparedClaim | undefined {
  const has = (wanted: NoCodeMatch['reason']) => matches.find(({ reason }) => reason === wanted);
  const match = has('unreadable') ?? has('none');
  if (!match) return undefined;
  const reason = match.reason === 'unreadable' ? 'unreadable' : 'none';
  const value: Claim = { claim: 'no-code', reason, hasChip: has('chip') !== undefined };
  // If there are several dates, none is known to be that of making.
  const made = distinct(dates.filter(isStated), ({ time }) => timeKey(time));
  const facts = checkClaim(value, {
    ...basisOf(dates),
    made: made.length === 1 ? made[0]?.time : undefined,
  });
  const { text, rule, from, to } = match;
  return facts && { ...withSaid(scene, { stated: text, rule, from, to, value }), facts };
}

/** With what the words of its links say: codes only where the text has none, style numbers and lines always. */
function withLinks(
  own: ListingFacts,
  links: readonly LinkMatch[],
  read: (text: string) => ListingFacts,
): ListingFacts {
  const [link] = links;
  if (!link) return own;
  const words = links
    .slice(0, MOST_LINKS)
    .map(({ text }) => wordsOfLink(text))
    .join('\n');
  const inside = read(words.slice(0, 4000));
  const { from, to } = link;
  return {
    ...own,
    links,
    codes: own.codes.length > 0 ? own.codes : inside.codes.map((code) => ({ ...code, from, to })),
    lines: distinct(
      [...own.lines, ...inside.lines.map((line) => ({ ...line, from, to }))],
      ({ line }) => line.id,
    ),
    styleNumbers: distinct([...own.styleNumbers, ...inside.styleNumbers], (number) =>
      number.toUpperCase(),
    ),
  };
}

/** The facts with positions in the original text. */
function placed({ at }: PlainText, facts: ListingFacts): ListingFacts {
  const place = <Span extends TextSpan>(span: Span): Span => ({
    ...span,
    from: Number(at[span.from]),
    to: span.to > span.from ? Number(at[span.to - 1]) + 1 : Number(at[span.to]),
  });
  return {
    ...facts,
    codes: facts.codes.map((code) => ({ ...place(code), checks: code.checks.map(place) })),
    unread: facts.unread.map(({ fit, ...match }) => ({
      ...place(match),
      ...(fit && { fit: { ...fit, checks: fit.checks.map(place) } }),
    })),
    checks: facts.checks.map(place),
    claims: facts.claims.map(place),
    listings: facts.listings.map(place),
    labels: facts.labels.map(place),
    dates: facts.dates.map(place),
    lines: facts.lines.map(place),
    noCode: facts.noCode && place(facts.noCode),
    noCodeClaims: facts.noCodeClaims.map(place),
  };
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()];
}
