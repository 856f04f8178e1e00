import type { EventId } from '../../core/checks.ts';
import type { StatedTime } from '../../core/stated.ts';
import {
  type Alphabet,
  any,
  country,
  isNear,
  line,
  type Sign,
  spell,
  unknown,
} from '../reader/letters.ts';
import { has, type Token } from '../reader/lexer.ts';
import { type MeaningMask, meanings } from '../reader/lexicon.ts';
import type { Scene } from '../reader/scene.ts';
import * as is from '../reader/sets.ts';
import { attach, isDenied, type Of } from '../reader/attach.ts';
import type { TextSpan } from '../reader/text.ts';
import { isBehindCode } from './fields.ts';
import type { WrittenDate } from './written-dates.ts';

/** Why a date was taken as the date of something. */
export type DateRule =
  | 'code-explained' // SP0065 (2005), SP0065 means 2005
  | 'week' // hardly anything else has a week
  | 'word-before' // made in 2004
  | 'word-after' // 2004年製, 2004 collection
  | 'clause-before' // made in France, 2004
  | 'year-heading' // Year: 2004
  | 'of-bag' // 1980s Keepall, Alma circa 1998
  | 'age' // 20 years old
  | 'unbound' // nothing says what it is the date of
  | 'other'; // it seems to be said of another thing

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
    /** A word right before it is not known, as in "1er trimestre 2003" without the word for a quarter: then it agrees with nothing. */
    readonly isPartlyRead: boolean;
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

/** In this order; the first that finds something counts. Where none does, nothing binds the date. */
const RULES: readonly ((scene: Scene, date: WrittenDate) => Verdict)[] = [
  wordNear,
  codeNear,
  clauseBefore,
  yearHeading,
  weekNear,
  ofBag,
];

/**
 * What the dates of a text are the dates of: making, being there by then, or release; by the rule `other` those of another thing,
 * a strap or another bag. A date without such words is an unbound date of making.
 *
 * @example
 * const scene = sceneFor('bought in 2008, made in Spain');
 * readDates(scene, writtenDatesIn(scene, 2026)).map(({ claim, event }) => [claim, event]) // => [["existed-by","bought"]]
 */
export function readDates(scene: Scene, written: readonly WrittenDate[]): readonly DateClaim[] {
  const dates: DateClaim[] = [];
  for (const each of written) {
    const of = attach(scene, each.first, each.end);
    const found = foundIn(scene, each, of);
    if (found === undefined || found === 'dropped') continue;
    const { from, to, time } = each;
    const text = scene.plain.text.slice(from, to);
    dates.push({ ...found, time, from, to, text, isPartlyRead: isPartlyRead(scene, each) });
  }
  return dates;
}

/** "1º bimestre 2003", "made midterm 2003": an unknown word in small letters, or with a number before it, may be a part of the year. */
function isPartlyRead({ tokenAt, clauseAt, plain }: Scene, { first, form }: WrittenDate): boolean {
  const word = tokenAt(first - 1);
  if (form !== 'year' || word.isUnspaced || clauseAt(first - 1) !== clauseAt(first)) return false;
  if (!unknown(word)) return has(word, is.quarter);
  const at = has(tokenAt(first - 2), is.nth) || tokenAt(first - 2).kind === 'stop' ? 3 : 2;
  const text = plain.text.slice(word.from, word.to);
  return tokenAt(first - at).kind === 'number' || /^\p{Ll}{4}/u.test(text);
}

function foundIn(scene: Scene, date: WrittenDate, of: Of): Verdict {
  const found = byRules(scene, date);
  if (found === undefined || found === 'dropped' || of === 'bag') return found;
  if (of === 'other') return { ...found, rule: 'other' };
  // "So week 48 of 2008 if I read it right" explains the code all the same.
  const isOfWords = found.claim !== 'made' || ASKED.has(found.rule);
  return isOfWords ? 'dropped' : found;
}

function byRules(scene: Scene, date: WrittenDate): Verdict {
  if (date.form === 'age') return ageOf(scene, date);
  if (date.limit !== 'none') return boundOf(scene, date);
  for (const rule of RULES) {
    const found = rule(scene, date);
    if (found) return found;
  }
  return unbound(date);
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
      return { claim: 'released', rule, isBound: true };
    case 'none':
      return 'dropped';
  }
}

/** What a word says about a date. */
function verdictOf(scene: Scene, ruling: Ruling | undefined, rule: DateRule): Verdict {
  const found = ruling && ruledBy(ruling.governor, rule);
  if (!ruling || !found || found === 'dropped') return found;
  // "The strap was made in 2009", "not bought by me, 2002"
  const of = attach(scene, ruling.index, ruling.index + 1);
  if (of === 'nothing' || isDenied(scene, ruling.index, ruling.index + 1)) return 'dropped';
  return of === 'other' && rule !== 'word-after' ? { ...found, rule: 'other' } : found;
}

/** The word before or after a date, in its clause, that says what it is the date of. */
function wordNear(scene: Scene, date: WrittenDate): Verdict {
  const before = rulingBefore(scene, date.first, scene.clauseAt(date.first));
  const after = rulingAfter(scene, date);
  if (!after) return verdictOf(scene, before, 'word-before');
  // A heading is closer than a verb at the end: 購入日：2008年.
  const isHeading = before?.isClose === true && isHeadingAt(scene, before.index, date.first);
  // In Japanese and German the verb is at the end. Elsewhere the word before the date counts, unless the one after it touches the date.
  const isLast = scene.tokenAt(after.index).isUnspaced || after.index === date.end;
  return before && (isHeading || !isLast)
    ? verdictOf(scene, before, 'word-before')
    : verdictOf(scene, after, 'word-after');
}

function isHeadingAt(scene: Scene, index: number, first: number): boolean {
  if (isNear(scene, index + 1, 1, first - index - 1, ['colon'])) return true;
  const heading = scene.tokenAt(index);
  return first === index + 1 && !heading.isUnspaced;
}

function codeNear(scene: Scene, date: WrittenDate): Verdict {
  const isTied = isBehindCode(scene, date.first, date.end) || isExplained(scene, date);
  return isTied ? made('code-explained') : undefined;
}

/** How many words and marks may be before a date that is alone in its clause. */
const REACH = 12;

const AWAY: Alphabet = [
  ['E', 'code', 'number', 'mixed', 'stop', 'line-end', (token) => isPlain(token)],
  ['x', any],
];
/** The clause before may be a bracket: "made in France (new) 2004". */
const SIGNS: Alphabet = [
  ['s', 'bullet', 'slash', 'comma', 'dash', 'close', 'quote', 'arrow', 'line-end'],
];

/** A clause that is only a date takes the word of the one clause before it. */
function clauseBefore(scene: Scene, date: WrittenDate): Verdict {
  const { clauseAt } = scene;
  const { letters, at } = spell(scene, date.first - 1, -1, REACH + 1, AWAY, clauseAt);
  if (letters.endsWith('E') || letters.length > REACH) return undefined;
  const index = spell(scene, at - 1, -1, 60, SIGNS).at - 1;
  const ruling = rulingBefore(scene, index + 1, clauseAt(index));
  return verdictOf(scene, ruling, 'clause-before');
}

/** A word that says what a date is of, or anything else but a small word. */
function isPlain(token: Token): boolean {
  return governorOf(token) !== undefined || (token.kind === 'word' && !has(token, is.small));
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
  const { clauseAt } = scene;
  const { first, end, form, time } = date;
  // "90s style bag", "sac style années 70"
  const isManner =
    isNear(scene, end, 1, 2, [is.manner]) || isNear(scene, first - 1, -1, 2, [is.manner]);
  if (isManner) return 'dropped';
  if (form !== 'decade' && time.isExact) return bagFrom(scene, date);
  const bag = (token: Token, at: number) => clauseAt(at) === clauseAt(first) && isBag(token);
  const isThere = isNear(scene, end, 1, 5, [bag]) || isNear(scene, first - 1, -1, 5, [bag]);
  return isThere ? made('of-bag') : undefined;
}

function isBag(token: Token): boolean {
  return has(token, is.bagWord) || line(token);
}

/** "Speedy 30 from 2003", "Tasche von 2009", "bauletto 30 del 2004"; "2012 Neverfull MM", "Neverfull MM 2012", 03年的包. */
function bagFrom(scene: Scene, { first, end, form }: WrittenDate): Verdict {
  if (form === 'year') {
    const beside: Alphabet = [
      ['B', isBag],
      ['s', isSize, is.praise, ({ isUnspaced, ...token }) => isUnspaced && has(token, is.fill)],
    ];
    const isBeside = (start: number, step: 1 | -1) =>
      spell(scene, start, step, 4, beside, scene.clauseAt).letters.endsWith('B');
    if (isBeside(first - 1, -1) || isBeside(end, 1)) return made('of-bag');
  }
  const { letters, at } = spell(scene, first - 1, -1, 6, [
    ['F', is.from],
    ['f', is.small],
  ]);
  const isThere = letters.endsWith('F') && isNear(scene, at - 1, -1, 4, [isBag], scene.clauseAt);
  return isThere ? made('of-bag') : undefined;
}

/** Speedy 30 */
function isSize({ kind, digits }: Token): boolean {
  return kind === 'number' && digits < 3;
}

/** "20 years old" describes the bag, unless its clause is about something or somebody else. */
function ageOf(scene: Scene, date: WrittenDate): Verdict {
  const near = wordNear(scene, date);
  if (near === 'dropped' || near?.claim === 'existed-by') return near;
  // "Offert pour mes 30 ans", "I am 40 years old"
  const isBefore = (...signs: readonly Sign[]) =>
    isNear(scene, date.first - 1, -1, 11, signs, scene.clauseAt);
  if (isBefore(unknown, is.part) && !isBefore(isBag)) return 'dropped';
  return { claim: 'existed-by', rule: 'age', isBound: true, event: 'age' };
}

/** Events that go on after a date. */
const SINCE: ReadonlySet<string> = new Set<EventId>(['owned', 'worn']);

/** "Owner since 2005", 2010年から所有, "bought before 2003": it was there by then. Any other bound says nothing. */
function boundOf(scene: Scene, date: WrittenDate): Verdict {
  const before = rulingBefore(scene, date.first, scene.clauseAt(date.first));
  const ruling = before ?? rulingAfter(scene, date);
  if (ruling?.governor.kind !== 'existed') return undefined;
  const { event } = ruling.governor;
  if (date.limit === 'upTo') return verdictOf(scene, ruling, before ? 'word-before' : 'word-after');
  if (before) return SINCE.has(event) ? ruledBy(ruling.governor, 'word-before') : undefined;
  // 平成11年から使っている; "used since 1990" may be said of codes.
  const verb = scene.tokenAt(ruling.index);
  const isUsed = event === 'worn' && verb.isUnspaced && !verb.entry?.phrase.startsWith('使用');
  return event === 'owned' || isUsed ? ruledBy(ruling.governor, 'word-after') : undefined;
}

/** Nothing says what it is the date of. It may agree, but never conflicts. */
function unbound({ form }: WrittenDate): Verdict {
  if (form === 'day') return 'dropped';
  return { claim: 'made', rule: 'unbound', isBound: false };
}

/** What a word says about the dates and places in its clause. `none` is for anything else that has a date: a photo, a price. */
type Governor =
  | { readonly kind: 'made' | 'released' | 'none' }
  | { readonly kind: 'existed'; readonly event: EventId };

/** The mildest first: of two meanings the milder one counts. */
const KINDS: readonly { readonly mask: MeaningMask; readonly governor: Governor }[] = [
  { mask: is.event, governor: { kind: 'none' } },
  ...(
    ['bought', 'received', 'receipt', 'owned', 'repaired', 'worn', 'appraised', 'stocked'] as const
  ).map((event) => ({
    mask: meanings(event),
    governor: { kind: 'existed', event } as const,
  })),
  { mask: is.released, governor: { kind: 'released' } },
  { mask: meanings('made', 'makingDate'), governor: { kind: 'made' } },
];

/**
 * What a token says about a date in its clause; undefined for most.
 */
function governorOf(token: Token | undefined): Governor | undefined {
  if (!has(token, is.ruling)) return undefined;
  return KINDS.find(({ mask }) => has(token, mask))?.governor;
}

/** A word that governs a date, and its index. */
interface Ruling {
  readonly governor: Governor;
  readonly index: number;
  /** Whether only small words, marks, countries and dates are between them. */
  readonly isClose: boolean;
}

/** How far a word reaches, in tokens. */
const RULING_REACH = 24;
const REACH_BACK = 12;

/** The nearest word before an index, in its clause, that governs it; a release only where nobody has the bag. */
function rulingBefore(scene: Scene, start: number, clause: number): Ruling | undefined {
  const { tokenAt, clauseAt } = scene;
  let isClose = true;
  let released: Ruling | undefined;
  for (let index = start - 1, seen = 0; start - index < 60 && seen < RULING_REACH; index -= 1) {
    if (clauseAt(index) !== clause) continue;
    seen += 1;
    const token = tokenAt(index);
    const governor = governorOf(token);
    if (governor?.kind === 'released') released ??= { governor, index, isClose };
    else if (governor?.kind === 'made') return released ?? ownerBefore(scene, index, isClose);
    else if (governor) return { governor, index, isClose };
    else if (token.kind === 'word' && !country(token) && !has(token, is.small)) {
      isClose = false;
    }
  }
  return released;
}

/** The paper or the deed that "dated" or "made" is said of, right before it: "receipt dated 03/2017", "purchase made in 2018". */
function ownerBefore({ tokenAt, clauseAt }: Scene, made: number, isClose: boolean): Ruling {
  const reach = has(tokenAt(made), is.makingDate) ? 3 : 1;
  for (let index = made; made - index <= reach && clauseAt(index) === clauseAt(made); index -= 1) {
    const governor = governorOf(tokenAt(index));
    if (governor?.kind === 'existed') return { governor, index, isClose: true };
  }
  return { governor: { kind: 'made' }, index: made, isClose };
}

/** The word after a date, in its clause, that governs it: 2004年製, 2008 in Paris gekauft, 2004 collection. */
function rulingAfter(scene: Scene, date: WrittenDate): Ruling | undefined {
  const { tokenAt, clauseAt, sentenceAt } = scene;
  const clause = clauseAt(date.first);
  let isClose = true;
  let hasCountry = false;
  let released: Ruling | undefined;
  for (let index = date.end, seen = 0; seen < REACH_BACK; index += 1) {
    if (clauseAt(index) !== clause) {
      if (index - date.end > 30 || sentenceAt(index) !== sentenceAt(date.first)) return released;
      continue;
    }
    seen += 1;
    const token = tokenAt(index);
    if (token.kind === 'code' || token.kind === 'colon' || token.kind === 'number') return released;
    const governor = governorOf(token);
    if (governor) {
      // "1990 hergestellt", "1998 in einer Boutique gekauft": the verb ends its clause.
      const isLast = clauseAt(index + 1) !== clause;
      const isVerb = token.isUnspaced || hasCountry || isLast || startsClause(scene, date.first);
      const isBound =
        governor.kind === 'made'
          ? (isClose || isLast) && isVerb
          : token.isUnspaced ||
            isClose ||
            isLast ||
            (seen <= 5 && has(tokenAt(date.end), is.small));
      if (governor.kind === 'released' && isBound) {
        released ??= { governor, index, isClose };
        continue;
      }
      return isBound ? { governor, index, isClose } : released;
    }
    if (country(token)) hasCountry = true;
    else if (token.kind === 'word' && !has(token, is.small)) isClose = false;
  }
  return released;
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

/** A bracket with nothing but the date, an arrow or a word like "means" ties a date to the code before it. */
function isExplained(scene: Scene, date: WrittenDate): boolean {
  const { sentenceAt } = scene;
  const isAlone = isAloneInBrackets(scene, date);
  const isOther = (token: Token) =>
    (has(token, is.otherRuling) || has(token, is.notOfCode)) &&
    !has(token, is.means) &&
    !has(token, is.small);
  const { letters } = spell(scene, date.first - 1, -1, 15, [
    ['C', 'code'],
    // "SP0065. (2005)"
    [
      'x',
      (token, at) => isAlone && token.kind === 'stop' && sentenceAt(at) !== sentenceAt(date.first),
    ],
    ['E', (_, at) => sentenceAt(at) !== sentenceAt(date.first)],
    ['E', 'number', 'mixed', 'line-end', is.denied, isOther],
    ['=', 'arrow', is.means],
    ['w', 'word'],
    ['x', any],
  ]);
  // More words than these are about something else.
  if (/(?:w.*){9}/.test(letters)) return false;
  return letters.endsWith('C') && (letters.includes('=') || isAlone);
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

/** Hardly anything but a code has a week: one near a code is the code's. */
function weekNear(scene: Scene, { form, first }: WrittenDate): Verdict {
  if (form !== 'week') return undefined;
  const { sentenceAt } = scene;
  const alphabet: Alphabet = [
    ['E', (_, at) => Math.abs(sentenceAt(at) - sentenceAt(first)) > 4],
    ['C', 'code'],
    ['x', any],
  ];
  const isThere = (step: 1 | -1) => spell(scene, first, step, 40, alphabet).letters.endsWith('C');
  return isThere(-1) || isThere(1) ? made('week') : undefined;
}
