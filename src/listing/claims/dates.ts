import type { EventId } from '../../core/checks.ts';
import type { StatedTime } from '../../core/stated.ts';
import { type Alphabet, any, country, isNear, line, spell, unknown } from '../reader/letters.ts';
import { has, type Token } from '../reader/lexer.ts';
import { type MeaningMask, meanings } from '../reader/lexicon.ts';
import type { Scene } from '../reader/scene.ts';
import * as is from '../reader/sets.ts';
import { isOfGift, isOfOther, isVerbDenied, type Stance, stanceOf } from '../reader/stance.ts';
import type { TextSpan } from '../reader/text.ts';
import { type WrittenDate, yearOfDay } from './written-dates.ts';

/** How a date is tied to a code. */
type CodeDateRule =
  | 'in-place-of-code' // date code: March 1986
  | 'code-explained' // SP0065 (2005), SP0065 means 2005
  | 'code-after' // 2005 (code SP0065)
  | 'week'; // hardly anything else has a week

/** Why a date was taken as the date of something. */
export type DateRule =
  | CodeDateRule
  | 'word-before' // made in 2004
  | 'word-after' // 2004年製, 2004 collection
  | 'clause-before' // made in France, 2004
  | 'year-heading' // Year: 2004
  | 'of-bag' // 1980s Keepall, Alma circa 1998
  | 'age' // 20 years old
  | 'unbound'; // nothing says what it is the date of

/** What a date is the date of. */
type DateOf =
  | { readonly claim: 'made' | 'released' }
  | { readonly claim: 'existed-by'; readonly event: EventId };

/** What a date is the date of, why, and whether words tie it to that. */
type DateFinding = DateOf & { readonly rule: DateRule; readonly isBound: boolean };

/** A date with what it is the date of. */
export type DateClaim = TextSpan &
  DateFinding & {
    readonly time: StatedTime;
    /** As written there: `October 2004`. */
    readonly text: string;
  };

/** By these a date with a question mark states nothing; a date beside a code is compared all the same. */
const ASKED: ReadonlySet<DateRule> = new Set<DateRule>([
  'word-before',
  'word-after',
  'clause-before',
  'of-bag',
]);

/** The verdict of a rule: what the date is the date of, or that it does not count. */
type Verdict = DateFinding | 'dropped' | undefined;

/** In this order; the first that finds something counts. */
const RULES: readonly ((scene: Scene, date: WrittenDate, previous?: WrittenDate) => Verdict)[] = [
  wordNear,
  codeNear,
  clauseBefore,
  yearHeading,
  weekNear,
  ofBag,
  unbound,
];

/**
 * What the dates of a text are the dates of: making, being there by then, or release; and those of other things, of a strap or
 * another bag. A date without such words is an unbound date of making.
 *
 * @example
 * const scene = sceneFor('bought in 2008, made in Spain');
 * readDates(scene, writtenDatesIn(scene, 2026), 2026).dates.map(({ claim, event }) => [claim, event]) // => [["existed-by","bought"]]
 */
export function readDates(
  scene: Scene,
  written: readonly WrittenDate[],
  thisYear: number,
): { readonly dates: readonly DateClaim[]; readonly ofOthers: readonly TextSpan[] } {
  const dates: DateClaim[] = [];
  const ofOthers: TextSpan[] = [];
  for (const [index, each] of written.entries()) {
    const date = withMilestone(scene, each);
    const stance = stanceOf(scene, date.first, date.end);
    if (isOfOther(stance)) ofOthers.push(each);
    const found = foundIn(scene, date, stance, written[index - 1]);
    if (found === undefined || found === 'dropped') continue;
    // "Saving for the 2027 collection"
    if (found.claim === 'released' && yearOfDay(each.time.from) > thisYear) continue;
    const { from, to, time } = each;
    dates.push({ ...found, time, from, to, text: scene.plain.text.slice(from, to) });
  }
  return { dates, ofOthers };
}

function foundIn(
  scene: Scene,
  date: WrittenDate,
  { about, said }: Stance,
  previous: WrittenDate | undefined,
): Verdict {
  if (about !== 'this') return 'dropped';
  const found = byRules(scene, date, previous);
  if (found === undefined || found === 'dropped') return found;
  // "So week 48 of 2008 if I read it right" explains the code all the same.
  const isOfWords = found.claim !== 'made' || ASKED.has(found.rule);
  if (isOfWords && (said === 'if' || said === 'hearsay')) return 'dropped';
  if (found.claim === 'released') return found;
  if (found.claim === 'made' && isHistory(scene, date)) return 'dropped';
  // "Bought in 2012?", "made in 2012?", and not "SP0065 (June 2005?)".
  const isQuestion = said === 'asked';
  if (found.claim === 'existed-by') {
    return isQuestion || (found.event === 'worn' && isOfCodes(scene, date)) ? 'dropped' : found;
  }
  if (!isQuestion) return found;
  return isOfWords && date.form !== 'week' ? unbound(scene, date) : found;
}

/** "For my 20th birthday (2003)" */
function withMilestone({ tokenAt }: Scene, date: WrittenDate): WrittenDate {
  const { first, end } = date;
  const isSet = tokenAt(first - 1).kind === 'open' && tokenAt(end).kind === 'close';
  return isSet && has(tokenAt(first - 2), is.milestone)
    ? { ...date, first: first - 2, end: end + 1 }
    : date;
}

function byRules(scene: Scene, date: WrittenDate, previous: WrittenDate | undefined): Verdict {
  if (date.isLookalike) return undefined;
  if (date.form === 'age') return ageOf(scene, date);
  if (date.limit !== 'none') return boundOf(scene, date);
  return RULES.reduce<Verdict>((found, rule) => found ?? rule(scene, date, previous), undefined);
}

/** "Codes used since 1990", and not "date code AR2126, used since 2012". */
function isOfCodes(scene: Scene, { first }: WrittenDate): boolean {
  const alphabet: Alphabet = [
    ['W', is.codeWord],
    ['x', any],
  ];
  const { letters, at } = spell(scene, first - 1, -1, 11, alphabet, scene.clauseAt);
  return letters.endsWith('W') && !isNear(scene, at + 1, 1, 3, ['code']);
}

function made(rule: DateRule): Verdict {
  return { claim: 'made', rule, isBound: true };
}

function ruledBy(governor: Governor, rule: DateRule): Verdict {
  switch (governor.kind) {
    case 'made':
      return made(rule);
    case 'existed':
      return { claim: 'existed-by', rule, isBound: true, event: governor.event };
    case 'released':
    case 'season':
      return { claim: 'released', rule, isBound: true };
    case 'none':
      return 'dropped';
  }
}

/** What a word says about a date, unless a "not" goes with them. */
function verdictOf(scene: Scene, ruling: RulingFound, rule: DateRule, first: number): Verdict {
  if (!ruling) return undefined;
  const isNot = ruling === 'denied' || isVerbDenied(scene, ruling.index, first);
  return isNot ? 'dropped' : ruledBy(ruling.governor, rule);
}

/** The word before or after a date, in its clause, that says what it is the date of. */
function wordNear(scene: Scene, date: WrittenDate): Verdict {
  const before = rulingBefore(scene, date.first, scene.clauseAt(date.first));
  const after = rulingAfter(scene, date);
  if (isOfModel(scene, date)) return 'dropped';
  if (!after || before === 'denied') return verdictOf(scene, before, 'word-before', date.first);
  // A heading is closer than a verb at the end: 購入日：2008年. A season is not: im Herbst 2016 getragen.
  const isHeading =
    before?.isClose === true &&
    before.governor.kind !== 'season' &&
    isHeadingAt(scene, before.index, date.first);
  // In Japanese and German the verb is at the end. Elsewhere the word before the date counts, unless the one after it touches the date.
  const isLast = scene.tokenAt(after.index).isUnspaced || after.index === date.end;
  return before && (isHeading || !isLast)
    ? verdictOf(scene, before, 'word-before', date.first)
    : verdictOf(scene, after, 'word-after', date.first);
}

/** "This model was made from 1998 until 2005" says for how long, not when this item was made. */
function isOfModel(scene: Scene, { first, form, time }: WrittenDate): boolean {
  return (
    form === 'year' && !time.when && isNear(scene, first - 1, -1, 8, [is.style], scene.clauseAt)
  );
}

/** No code is older than this. */
const BEFORE_CODES = '1980';

/** "The Papillon dates from 1966" tells the history of the model. */
function isHistory(scene: Scene, { first, form, time }: WrittenDate): boolean {
  return (
    form === 'year' &&
    time.to < BEFORE_CODES &&
    isNear(scene, first - 1, -1, 8, [line], scene.clauseAt)
  );
}

function isHeadingAt(scene: Scene, index: number, first: number): boolean {
  if (isNear(scene, index + 1, 1, first - index - 1, ['colon'])) return true;
  const heading = scene.tokenAt(index);
  return first === index + 1 && !heading.isUnspaced;
}

function codeNear(scene: Scene, date: WrittenDate): Verdict {
  const rule = codeDateOf(scene, date);
  return rule === 'denied' ? 'dropped' : rule && made(rule);
}

function weekNear(scene: Scene, date: WrittenDate): Verdict {
  const rule = weekOfCode(scene, date);
  return rule && made(rule);
}

/** How many words and marks may be before a date that is alone in its clause. */
const REACH = 12;

/** A clause that is only a date takes the word of the one clause before it. */
function clauseBefore(scene: Scene, date: WrittenDate, previous?: WrittenDate): Verdict {
  const { tokenAt, clauseAt } = scene;
  const clause = clauseAt(date.first);
  const alphabet: Alphabet = [
    [
      'E',
      'code',
      'number',
      'mixed',
      'stop',
      'line-end',
      (token) => governorOf(token) !== undefined,
    ],
    ['w', (token) => token.kind === 'word' && !has(token, is.small)],
    ['x', any],
  ];
  const { letters, at } = spell(scene, date.first - 1, -1, REACH + 1, alphabet, clauseAt);
  if (letters.endsWith('E') || letters.length > REACH) return undefined;
  // "Bought with all its papers, at Harrods in London in 2002"
  if (letters.includes('w') && !has(tokenAt(at + 1), is.beside)) return undefined;
  const after = tokenAt(date.end);
  const goesOn = after.kind === 'word' && clauseAt(date.end) === clause;
  const isSmall = has(after, is.small) || after.entry?.country !== undefined;
  if (date.form !== 'month' && goesOn && !isSmall) return undefined;
  // The clause before may be a bracket: "made in France (new) 2004".
  const signs: Alphabet = [
    ['s', 'bullet', 'slash', 'comma', 'dash', 'close', 'quote', 'arrow', 'line-end'],
  ];
  const pastSigns = (from: number) => spell(scene, from, -1, 60, signs).at - 1;
  let index = pastSigns(at - 1);
  // "Bought new, Madison Ave, March 2005": a place may be between, but a year alone may be its number.
  const place = spell(scene, index, -1, 4, [['u', unknown]]);
  const isPlace = place.letters !== '' && tokenAt(place.at - 1).kind === 'comma';
  if (isPlace && date.form === 'month') index = pastSigns(place.at - 1);
  // "For my 30 years, in 1996"
  const isDated = previous && previous.form !== 'age' && previous.end > index;
  if (isDated && clauseAt(previous.first) === clauseAt(index)) return undefined;
  const ruling = rulingBefore(scene, index + 1, clauseAt(index));
  return verdictOf(scene, ruling, 'clause-before', date.first);
}

/** "Year: 2009", "anno 2009", "from 2011" and "from the 1990s" as a field or a clause of their own. */
function yearHeading(scene: Scene, { first, end, form }: WrittenDate): Verdict {
  const { tokenAt, clauseAt } = scene;
  const isAbout = (token: Token, at: number) =>
    has(token, is.about) && tokenAt(at + 1).kind === 'colon';
  const alphabet: Alphabet = [
    ['h', form === 'decade' ? is.from : is.yearOrFrom, isAbout],
    ['f', 'colon', 'bullet', 'comma', 'dash', 'slash', 'open', 'stop', 'line-end', is.small],
    ['E', any],
  ];
  const { letters } = spell(scene, first - 1, -1, 4, alphabet, clauseAt);
  const isWhole = clauseAt(end) !== clauseAt(first) || tokenAt(end).kind !== 'word';
  return /^[fh]*h[fh]*$/.test(letters) && isWhole ? made('year-heading') : undefined;
}

/** A decade, or "circa" with a year, that describes the bag itself. */
function ofBag(scene: Scene, date: WrittenDate): Verdict {
  const { tokenAt, clauseAt } = scene;
  const { first, end, form, time } = date;
  if (form !== 'decade' && time.isExact) return bagFrom(scene, date);
  const bag = (token: Token, at: number) => clauseAt(at) === clauseAt(first) && isBag(token);
  // "Speedy 30, mid-1990s, date code ..."
  const isAlone = tokenAt(first - 1).kind === 'comma' && clauseAt(end) !== clauseAt(first);
  const isThere =
    isNear(scene, end, 1, 5, [bag]) ||
    isNear(scene, first - 1, -1, 5, [isAlone ? isBag : bag], scene.sentenceAt);
  return isThere ? made('of-bag') : undefined;
}

function isBag(token: Token): boolean {
  return has(token, is.bagWord) || line(token);
}

/** "Speedy 30 from 2003", "Tasche von 2009", "bauletto 30 del 2004". */
function bagFrom(scene: Scene, { first }: WrittenDate): Verdict {
  const { letters, at } = spell(scene, first - 1, -1, 6, [
    ['F', is.from],
    ['f', is.small],
  ]);
  const isThere = letters.endsWith('F') && isNear(scene, at - 1, -1, 4, [isBag], scene.clauseAt);
  return isThere ? made('of-bag') : undefined;
}

/** "20 years old" describes the bag, unless its clause is about something or somebody else. */
function ageOf(scene: Scene, date: WrittenDate): Verdict {
  const near = wordNear(scene, date);
  if (near === 'dropped' || isOfPerson(scene, date)) return 'dropped';
  if (near?.claim === 'existed-by') return near;
  const { tokenAt, clauseAt } = scene;
  const signs = [unknown, is.part];
  if (isNear(scene, date.first - 1, -1, 11, signs, clauseAt)) return 'dropped';
  // 30年前のデザイン, "20 years old strap"
  const next = has(tokenAt(date.end), is.small) ? date.end + 1 : date.end;
  if (clauseAt(date.end) === clauseAt(date.first) && isNear(scene, next, 1, 1, signs))
    return 'dropped';
  return { claim: 'existed-by', rule: 'age', isBound: true, event: 'age' };
}

/** "My mother, 70 years old", and not "my mother bought it 20 years ago". */
function isOfPerson(scene: Scene, { first }: WrittenDate): boolean {
  // "My bag is 20 years old"
  const isOther = (token: Token) => isBag(token) || governorOf(token) !== undefined;
  const alphabet: Alphabet = [
    ['E', isOther],
    ['P', is.person],
    ['x', any],
  ];
  return spell(scene, first - 1, -1, 11, alphabet, scene.sentenceAt).letters.endsWith('P');
}

/** Events that go on after a date. */
const SINCE: ReadonlySet<string> = new Set<EventId>(['owned', 'worn']);

/** "Owner since 2005", 2010年から所有, "bought before 2003": it was there by then. Any other bound says nothing. */
function boundOf(scene: Scene, date: WrittenDate): Verdict {
  const before = rulingBefore(scene, date.first, scene.clauseAt(date.first));
  const ruling = before ?? rulingAfter(scene, date);
  if (ruling === undefined || ruling === 'denied' || ruling.governor.kind !== 'existed')
    return undefined;
  const { event } = ruling.governor;
  if (date.limit === 'upTo')
    return verdictOf(scene, ruling, before ? 'word-before' : 'word-after', date.first);
  if (before) return SINCE.has(event) ? ruledBy(ruling.governor, 'word-before') : undefined;
  // 平成11年から使っている; "used since 1990" may be said of codes.
  const verb = scene.tokenAt(ruling.index);
  const isUsed = event === 'worn' && verb.isUnspaced && !verb.entry?.phrase.startsWith('使用');
  return event === 'owned' || isUsed ? ruledBy(ruling.governor, 'word-after') : undefined;
}

/** Nothing says what it is the date of. It may agree, but never conflicts. */
function unbound({ tokenAt }: Scene, { first, form }: WrittenDate): Verdict {
  if (form === 'day' || has(tokenAt(first - 1), is.noDate)) return 'dropped';
  return { claim: 'made', rule: 'unbound', isBound: false };
}

/** What a word says about the dates and places in its clause. `none` is for anything else that has a date: a photo, a price. */
type Governor =
  | { readonly kind: 'made' | 'released' | 'season' | 'none' }
  | { readonly kind: 'existed'; readonly event: EventId };

/** The mildest first: of two meanings the milder one counts. */
const KINDS: readonly { readonly mask: MeaningMask; readonly governor: Governor }[] = [
  { mask: is.unrelated, governor: { kind: 'none' } },
  ...(
    ['bought', 'received', 'receipt', 'owned', 'repaired', 'appraised', 'stocked', 'worn'] as const
  ).map((event) => ({ mask: meanings(event), governor: { kind: 'existed', event } as const })),
  { mask: is.released, governor: { kind: 'released' } },
  { mask: is.season, governor: { kind: 'season' } },
  { mask: meanings('made', 'makingDate'), governor: { kind: 'made' } },
];

/**
 * What a token says about a date in its clause; undefined for most.
 */
function governorOf(token: Token | undefined): Governor | undefined {
  if (!has(token, is.ruling)) return undefined;
  return KINDS.find(({ mask }) => has(token, mask))?.governor;
}

/** An anniversary is a release, unless something was given for it. */
function governorAt(scene: Scene, index: number): Governor | undefined {
  const token = scene.tokenAt(index);
  return has(token, is.milestone) && isOfGift(scene, index) ? undefined : governorOf(token);
}

/** A word that governs a date, and its index. */
interface Ruling {
  readonly governor: Governor;
  readonly index: number;
  /** Whether only small words, marks, countries and dates are between them. */
  readonly isClose: boolean;
}

/** `denied` if a "not" or a part of the bag goes with the word. */
type RulingFound = Ruling | 'denied' | undefined;

/** How far a word reaches, in tokens. */
const RULING_REACH = 24;
const MADE_REACH = 12;
const REACH_BACK = 12;

/**
 * The nearest word before an index, in its clause, that governs it.
 */
function rulingBefore(scene: Scene, start: number, clause: number): RulingFound {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  let isClose = true;
  let season: Ruling | undefined;
  for (let index = start - 1, seen = 0; start - index < 60 && seen < RULING_REACH; index -= 1) {
    if (clauseAt(index) !== clause) {
      if (sentenceAt(index) < sentenceAt(start)) break;
      continue;
    }
    seen += 1;
    const token = tokenAt(index);
    const governor = governorAt(scene, index);
    if (governor?.kind === 'season') {
      season ??= { governor, index, isClose };
    } else if (governor?.kind === 'made' && isLabelBefore(scene, index, start)) {
      isClose = false;
    } else if (governor?.kind === 'made') {
      const { about, said } = stanceOf(scene, index, start);
      if (about !== 'this' || said === 'denied') return 'denied';
      // "Created by … for summer 2009"
      if (seen > MADE_REACH || (!isClose && season)) return season;
      // "Invoice dated May 2009": the thing with the date comes first.
      const owner = has(token, is.made) ? nounOf(scene, index, clause) : ownerOf(scene, index);
      return owner ?? { governor, index, isClose };
    } else if (governor?.kind === 'none' && isOccasion(scene, index)) {
      // "Bought on our trip to Paris in 2001"
      season ??= { governor, index, isClose };
    } else if (governor && !isCondition(scene, index, governor)) {
      if (index === start - 1 && isNumbered(scene, index)) return 'denied';
      const isNot = governor.kind === 'released' && isDenied(scene, index);
      return isNot ? 'denied' : { governor, index, isClose };
    } else if (token.kind === 'word') {
      const isSmall = has(token, is.smallOrPlace) && !has(token, is.codeCue);
      if (!isSmall && token.entry?.country === undefined) isClose = false;
    }
  }
  return season;
}

/** フランス製 2023年にフリマで: a year after a label that goes on belongs to what follows. */
function isLabelBefore(scene: Scene, index: number, start: number): boolean {
  const { tokenAt, clauseAt } = scene;
  if (!tokenAt(index).isUnspaced || tokenAt(index - 1).entry?.country === undefined) return false;
  const end = spell(scene, start, 1, 5, [['d', isOfDate]]).at + 1;
  const next = tokenAt(end);
  return next.kind === 'word' && !next.isApart && clauseAt(end) === clauseAt(index);
}

function isOfDate(token: Token): boolean {
  return token.kind === 'number' || has(token, is.dateSign) || token.entry?.era !== undefined;
}

/** "On our trip", "while on holiday" */
function isOccasion({ tokenAt }: Scene, index: number): boolean {
  const isAfter = (by: number) => has(tokenAt(index - by), is.beside);
  return !tokenAt(index).isUnspaced && [1, 2].some(isAfter);
}

/** "Ticket 1974", "invoice 1974": what has a number, and a bare number. */
function isNumbered({ tokenAt }: Scene, index: number): boolean {
  const [paper, number, next] = [tokenAt(index), tokenAt(index + 1), tokenAt(index + 2)];
  const isBare = number.digits === 4 && !has(next, is.dateSign);
  const isJoined = next.kind === 'dash' || next.kind === 'slash';
  return has(paper, is.receipt) && has(paper, is.reference) && isBare && !isJoined;
}

/** "Used" is the condition in "used Speedy 2003", but says when in "used in 2003". */
function isCondition({ tokenAt }: Scene, index: number, governor: Governor): boolean {
  const next = tokenAt(index + 1);
  const isWorn = governor.kind === 'existed' && governor.event === 'worn';
  return isWorn && !next.isUnspaced && isBag(next);
}

/** "Purchase made in 2018", "stopped production in 2015". */
function nounOf(scene: Scene, index: number, clause: number): Ruling | undefined {
  const { tokenAt, clauseAt } = scene;
  const before = tokenAt(index - 1);
  const at = has(before, is.small) && !has(before, is.ruling) ? index - 2 : index - 1;
  const token = tokenAt(at);
  if (clauseAt(at) !== clause || token.isUnspaced || has(token, is.season)) return undefined;
  const governor = governorOf(token);
  return governor && governor.kind !== 'made' ? { governor, index: at, isClose: false } : undefined;
}

/** The thing that is "dated", if it is not the bag. */
function ownerOf(scene: Scene, index: number): Ruling | undefined {
  const owns = (token: Token) => !['made', undefined].includes(governorOf(token)?.kind);
  const alphabet: Alphabet = [
    ['O', owns],
    ['x', any],
  ];
  const { letters, at } = spell(scene, index - 1, -1, 6, alphabet, scene.sentenceAt);
  const governor = letters.endsWith('O') ? governorOf(scene.tokenAt(at)) : undefined;
  return governor && { governor, index: at, isClose: false };
}

function isDenied(scene: Scene, index: number): boolean {
  return isNear(scene, index - 1, -1, 5, [is.noneOf], scene.clauseAt);
}

/**
 * The word after a date, in its clause, that governs it: 2004年製, 2008 in Paris gekauft, 2004 collection.
 */
function rulingAfter(scene: Scene, date: WrittenDate): Ruling | undefined {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  const clause = clauseAt(date.first);
  let isClose = true;
  let [hasCountry, hasAnd] = [false, false];
  for (let index = date.end, seen = 0; seen < REACH_BACK; index += 1) {
    if (clauseAt(index) !== clause) {
      if (index - date.end > 30 || sentenceAt(index) !== sentenceAt(date.first)) return undefined;
      continue;
    }
    seen += 1;
    const token = tokenAt(index);
    if (token.kind === 'code' || token.kind === 'colon' || token.kind === 'number')
      return undefined;
    // What a colon follows heads the next thing.
    if (tokenAt(index + 1).kind === 'colon') return undefined;
    // "2004 era" is a time, "la del 2004 era la cartera" tells what was of that time.
    const isWas = has(token, is.tenure) && has(tokenAt(index + 1), is.fill);
    const governor = isWas ? undefined : governorAt(scene, index);
    if (has(token, is.cue) && !governor) return undefined;
    if (governor?.kind === 'made') {
      // "Сумка 2001 года выпуска"
      const isNoun = index === date.end && has(token, is.makingDate);
      const isBound = token.isUnspaced || hasCountry || isNoun || startsClause(scene, date.first);
      const isWhole = !hasAnd && has(token, is.made) && isClosing(scene, date.first, index);
      if (!isWhole && (!isClose || !isBound)) return undefined;
      return { governor, index, isClose };
    }
    if (governor) {
      // "2004 collection", "2008 in Paris gekauft"; a word of a clause that goes on is too far.
      const isNear = token.isUnspaced || isClose || (seen <= 5 && has(tokenAt(date.end), is.small));
      const isFar =
        governor.kind === 'existed' &&
        (isClosing(scene, date.first, index) || isOfMilestone(scene, date, index));
      return isNear || (isFar && !hasAnd) ? { governor, index, isClose } : undefined;
    }
    if (has(token, is.andOrBut)) hasAnd = true;
    if (token.entry?.country !== undefined) hasCountry = true;
    else if (token.kind === 'word' && !has(token, is.small)) isClose = false;
  }
  return undefined;
}

/** "Diese Tasche habe ich 1997 in der Theatinerstraße neu gekauft": the end of a clause about the bag, with its auxiliary. */
function isClosing(scene: Scene, first: number, index: number): boolean {
  const { tokenAt, clauseAt } = scene;
  const isEnd = (at: number) => clauseAt(at) !== clauseAt(index) || tokenAt(at).kind !== 'word';
  const hasAuxiliary = has(tokenAt(index + 1), is.auxiliary);
  const isThere = (...signs: Parameters<typeof isNear>[4]) =>
    isNear(scene, index - 1, -1, index - first + REACH_BACK - 1, signs, clauseAt);
  // "Die Alma wurde 1934 hergestellt" may be said of the model.
  const isModel = (token: Token) => line(token) && !has(tokenAt(index), is.made);
  return (
    isEnd(hasAuxiliary ? index + 2 : index + 1) &&
    isThere(is.theBag, isModel) &&
    (hasAuxiliary || isThere(is.auxiliary))
  );
}

/** "For my birthday in 2008 my husband gave me this" */
function isOfMilestone(scene: Scene, { first, end }: WrittenDate, index: number): boolean {
  const { clauseAt } = scene;
  const sign = (token: Token, at: number) =>
    has(token, is.milestone) && clauseAt(at) === clauseAt(index);
  return (
    isNear(scene, first - 1, -1, REACH_BACK, [sign]) || isNear(scene, end, 1, index - end, [sign])
  );
}

/** Whether only small words, or a code, are before a token in its clause. */
function startsClause(scene: Scene, first: number): boolean {
  const isOther = (token: Token) => token.kind === 'word' && !has(token, is.small);
  const alphabet: Alphabet = [
    ['C', 'code'],
    ['W', isOther],
    ['x', any],
  ];
  return !spell(scene, first - 1, -1, 5, alphabet, scene.clauseAt).letters.endsWith('W');
}

/**
 * How a date is tied to a code, if it is; `denied` if the text says that the code does not mean this date.
 */
function codeDateOf(scene: Scene, date: WrittenDate): CodeDateRule | 'denied' | undefined {
  return inPlaceOfCode(scene, date) ?? codeExplained(scene, date) ?? codeAfter(scene, date);
}

/** "Date code: March 1986" gives the date in place of the code. */
function inPlaceOfCode(scene: Scene, { first, form }: WrittenDate): CodeDateRule | undefined {
  if (form !== 'month' && form !== 'week') return undefined;
  const alphabet: Alphabet = [
    ['C', is.codeCue],
    ['f', 'colon', 'dash', is.small],
  ];
  const isThere = spell(scene, first - 1, -1, 4, alphabet).letters.endsWith('C');
  return isThere ? 'in-place-of-code' : undefined;
}

/** A bracket with nothing but the date, an arrow or a word like "means" ties a date to the code before it. */
function codeExplained(scene: Scene, date: WrittenDate): CodeDateRule | 'denied' | undefined {
  const { tokenAt, sentenceAt } = scene;
  const isAlone = isAloneInBrackets(scene, date);
  const isApart = (_: Token, at: number) => sentenceAt(at) !== sentenceAt(date.first);
  const isOther = (token: Token) =>
    (has(token, is.otherRuling) || has(token, is.notOfCode)) &&
    !has(token, is.means) &&
    !has(token, is.small);
  const isColon = ({ kind }: Token, at: number) =>
    kind === 'colon' && tokenAt(at - 1).kind === 'code' && date.form !== 'year';
  const isFar = (token: Token, at: number) =>
    token.kind === 'word' && date.first - at > 6 && !has(token, is.besideCode) && !country(token);
  const { letters } = spell(scene, date.first - 1, -1, 15, [
    ['C', 'code'],
    // "SP0065. (2005)"
    ['.', (token, at) => isApart(token, at) && isAlone && token.kind === 'stop'],
    ['E', isApart, 'number', 'mixed', 'line-end'],
    ['N', is.denied],
    ['E', isOther],
    ['=', 'arrow', isColon, is.means],
    ['f', isFar],
    ['w', 'word'],
    ['x', any],
  ]);
  // A word far from the brackets, and more words than these, are about something else.
  if (/f.*\./.test(letters) || /(?:[fw].*){9}/.test(letters)) return undefined;
  if (letters.endsWith('N')) return 'denied';
  const isTied =
    isOfCode(scene, date) || letters.includes('=') || (isAlone && !letters.includes('f'));
  return letters.endsWith('C') && isTied ? 'code-explained' : undefined;
}

/** "Code SP0054 de mai 2004" */
function isOfCode({ tokenAt }: Scene, { first, form }: WrittenDate): boolean {
  if (form !== 'month' && form !== 'week') return false;
  return has(tokenAt(first - 1), is.from) && tokenAt(first - 2).kind === 'code';
}

/** "(2005)", "(in the week 3 of 2005)"; "(2005, France)". */
function isAloneInBrackets(scene: Scene, { first, end }: WrittenDate): boolean {
  const before: Alphabet = [
    ['f', 'comma', is.small, country],
    ['O', 'open'],
  ];
  const after: Alphabet = [
    ['C', 'close', 'comma', 'none'],
    ['f', 'stop', is.makingWord, country],
  ];
  return (
    spell(scene, first - 1, -1, 8, before).letters.endsWith('O') &&
    spell(scene, end, 1, 8, after).letters.endsWith('C')
  );
}

/** "2005 (code SP0065)", "2005 = SP0065". */
function codeAfter(scene: Scene, { end }: WrittenDate): CodeDateRule | undefined {
  const alphabet: Alphabet = [
    ['C', 'code'],
    ['f', 'colon', is.cueWord],
  ];
  const isLed = ['open', 'arrow'].includes(scene.tokenAt(end).kind);
  const isThere = isLed && spell(scene, end + 1, 1, 6, alphabet).letters.endsWith('C');
  return isThere ? 'code-after' : undefined;
}

/**
 * Hardly anything but a code has a week. So a week in the sentence of a code, or in a sentence of its own next to it, is the
 * code's.
 */
function weekOfCode(scene: Scene, { first, end, form }: WrittenDate): 'week' | undefined {
  if (form !== 'week') return undefined;
  const { sentenceAt } = scene;
  const reach = isWhole(scene, first, end) ? 4 : 0;
  const alphabet: Alphabet = [
    ['E', (_, at) => Math.abs(sentenceAt(at) - sentenceAt(first)) > reach],
    ['C', 'code'],
    ['x', any],
  ];
  const isThere = (step: 1 | -1) => spell(scene, first, step, 40, alphabet).letters.endsWith('C');
  return isThere(-1) || isThere(1) ? 'week' : undefined;
}

/** Whether a date is a sentence by itself, small words aside. */
function isWhole(scene: Scene, first: number, end: number): boolean {
  const { sentenceAt } = scene;
  const alphabet: Alphabet = [
    ['E', (_, at) => sentenceAt(at) !== sentenceAt(first)],
    ['f', (token) => token.kind !== 'word' || has(token, is.small)],
  ];
  const isEnd = (from: number, step: 1 | -1) =>
    spell(scene, from, step, 40, alphabet).letters.endsWith('E');
  return isEnd(first - 1, -1) && isEnd(end, 1);
}
