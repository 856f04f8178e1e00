import type { EventId } from '../../core/checks.ts';
import type { StatedTime } from '../../core/stated.ts';
import { type CodeDateRule, codeDateOf, weekOfCode } from './code-dates.ts';
import type { WrittenDate } from './written-date.ts';
import { type Governor, governorOf } from '../reader/governors.ts';
import { type MeaningMask, meanings } from '../reader/lexicon.ts';
import { has, type TokenKind } from '../reader/lexer.ts';
import { rulingBefore, rulingBehind } from './ruling.ts';
import type { Scene } from '../reader/scene.ts';
import { stanceOf } from '../reader/stance.ts';
import type { TextSpan } from '../reader/text.ts';

/** Why a date was taken as the date of something. */
export type DateRule =
  | CodeDateRule
  | 'word-before' // made in 2004
  | 'word-behind' // 2004年製, 2004 collection
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

const FILL = meanings('fill', 'year', 'from');
const FROM = meanings('from');
const YEAR = meanings('year', 'from');
const HEADING = meanings('makingDate');
const ABOUT = meanings('about');
const BESIDE = meanings('beside');
const PERSON = meanings('person');
const STYLE = meanings('style');
const CODE_WORD = meanings('codeCue', 'stampCue', 'codeNoun');
const PART = meanings('part');
const OCCASION = meanings('occasion');
const BAG = meanings('bag', 'praise');
const NO_DATE = meanings('missing', 'denial', 'reference', 'style', 'lock', 'unit', 'part');

/** By these a date with a question mark states nothing; a date beside a code is compared all the same. */
const ASKED: ReadonlySet<DateRule> = new Set<DateRule>([
  'word-before',
  'word-behind',
  'clause-before',
  'of-bag',
]);

/** The verdict of a rule: what the date is the date of, or that it does not count. */
type Found = DateFinding | 'dropped' | undefined;

/** In this order; the first that finds something counts. */
const RULES: readonly ((scene: Scene, date: WrittenDate, previous?: WrittenDate) => Found)[] = [
  wordNear,
  codeNear,
  clauseBefore,
  yearHeading,
  weekNear,
  ofBag,
  unbound,
];

/**
 * What the dates of a text are the dates of: making, being there by then, or release. A date without such words is an unbound date of making.
 *
 * @example
 * const scene = sceneFor('bought in 2008, made in Spain');
 * datesOf(scene, writtenDatesIn(scene, 2026)).map(({ claim, event }) => [claim, event]) // => [["existed-by","bought"]]
 */
export function datesOf(scene: Scene, dates: readonly WrittenDate[]): readonly DateClaim[] {
  return dates.flatMap((date, index) => {
    const found = foundIn(scene, date, dates[index - 1]);
    if (found === undefined || found === 'dropped') return [];
    const { from, to, time } = date;
    return [{ ...found, time, from, to, text: scene.plain.text.slice(from, to) }];
  });
}

function foundIn(scene: Scene, written: WrittenDate, previous: WrittenDate | undefined): Found {
  const date = withOccasion(scene, written);
  const { about, said } = stanceOf(scene, date.first, date.end);
  if (about !== 'this') return 'dropped';
  const found = byRules(scene, date, previous);
  if (found === undefined || found === 'dropped') return found;
  // "So week 48 of 2008 if I read it right" explains the code all the same.
  const isOfWords = found.claim !== 'made' || ASKED.has(found.rule);
  if (isOfWords && (said === 'if' || said === 'hearsay')) return 'dropped';
  if (found.claim === 'released') return found;
  // "Bought in 2012?", "made in 2012?", and not "SP0065 (June 2005?)".
  const isQuestion = said === 'asked';
  if (found.claim === 'existed-by') {
    return isQuestion || (found.event === 'worn' && isOfCodes(scene, date)) ? 'dropped' : found;
  }
  if (!isQuestion) return found;
  return isOfWords && date.form !== 'week' ? unbound(scene, date) : found;
}

/** "For my 20th birthday (2003)" */
function withOccasion({ tokenAt }: Scene, date: WrittenDate): WrittenDate {
  const { first, end } = date;
  const isSet = tokenAt(first - 1).kind === 'open' && tokenAt(end).kind === 'close';
  return isSet && has(tokenAt(first - 2), OCCASION)
    ? { ...date, first: first - 2, end: end + 1 }
    : date;
}

function byRules(scene: Scene, date: WrittenDate, previous: WrittenDate | undefined): Found {
  if (date.isLookalike) return undefined;
  if (date.form === 'age') return ageOf(scene, date);
  if (date.limit !== 'none') return boundOf(scene, date);
  return RULES.reduce<Found>((found, rule) => found ?? rule(scene, date, previous), undefined);
}

/** "Codes used since 1990", and not "date code AR2126, used since 2012". */
function isOfCodes({ tokenAt, clauseAt }: Scene, { first }: WrittenDate): boolean {
  for (let index = first - 1; first - index < 12; index -= 1) {
    if (clauseAt(index) !== clauseAt(first)) return false;
    const isCode = (by: number) => tokenAt(index + by).kind === 'code';
    if (has(tokenAt(index), CODE_WORD)) return ![1, 2, 3].some(isCode);
  }
  return false;
}

function made(rule: DateRule): Found {
  return { claim: 'made', rule, isBound: true };
}

function ruledBy(governor: Governor, rule: DateRule): Found {
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

/** The word before or after a date, in its clause, that says what it is the date of. */
function wordNear(scene: Scene, date: WrittenDate): Found {
  const before = rulingBefore(scene, date.first, scene.clauseAt(date.first));
  const behind = rulingBehind(scene, date);
  if (before === 'denied' || behind === 'denied') return 'dropped';
  if (isOfModel(scene, date)) return 'dropped';
  if (!behind) return before && ruledBy(before.governor, 'word-before');
  // A heading is closer than a verb at the end: 購入日：2008年. A season is not: im Herbst 2016 getragen.
  const isHeading =
    before?.isClose === true &&
    before.governor.kind !== 'season' &&
    isHeadingAt(scene, before.index, date.first);
  // In Japanese and German the verb is at the end. Elsewhere the word before the date counts, unless the one after it touches the date.
  const isLast = scene.tokenAt(behind.index).isUnspaced || behind.index === date.end;
  return before && (isHeading || !isLast)
    ? ruledBy(before.governor, 'word-before')
    : ruledBy(behind.governor, 'word-behind');
}

/** "This model was made from 1998 until 2005" says for how long, not when this item was made. */
function isOfModel(scene: Scene, { first, form, time }: WrittenDate): boolean {
  return form === 'year' && !time.when && standsBefore(scene, first, STYLE, 8);
}

/** Whether a word with a meaning is within so many tokens before an index, in its clause. */
function standsBefore(
  { tokenAt, clauseAt }: Scene,
  first: number,
  mask: MeaningMask,
  reach: number,
): boolean {
  for (let index = first - 1; index >= first - reach; index -= 1) {
    if (clauseAt(index) !== clauseAt(first)) return false;
    if (has(tokenAt(index), mask)) return true;
  }
  return false;
}

function isHeadingAt({ tokenAt }: Scene, index: number, first: number): boolean {
  for (let at = index + 1; at < first; at += 1) {
    if (tokenAt(at).kind === 'colon') return true;
  }
  return first === index + 1 && (!tokenAt(index).isUnspaced || has(tokenAt(index), HEADING));
}

function codeNear(scene: Scene, date: WrittenDate): Found {
  const rule = codeDateOf(scene, date);
  return rule === 'denied' ? 'dropped' : rule && made(rule);
}

function weekNear(scene: Scene, date: WrittenDate): Found {
  const rule = weekOfCode(scene, date);
  return rule && made(rule);
}

/** How many words and marks may be before a date that is alone in its clause. */
const REACH = 12;

const NUMBERS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'code',
  'number',
  'mixed',
  'stop',
  'line-end',
]);

/** Signs before a clause that is only a date. */
const BETWEEN: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'bullet',
  'slash',
  'comma',
  'dash',
  'close',
  'quote',
  'arrow',
  'line-end',
]);

/** A clause that is only a date takes the word of the one clause before it. */
function clauseBefore(scene: Scene, date: WrittenDate, previous?: WrittenDate): Found {
  const { tokenAt, clauseAt } = scene;
  const clause = clauseAt(date.first);
  let index = date.first - 1;
  let isAlone = true;
  for (; clauseAt(index) === clause; index -= 1) {
    const token = tokenAt(index);
    if (date.first - index > REACH || NUMBERS.has(token.kind) || governorOf(token))
      return undefined;
    if (token.kind === 'word' && !has(token, FILL)) isAlone = false;
  }
  // "Bought with all its papers, at Harrods in London in 2002"
  const breaker = tokenAt(index).kind === 'comma' ? index : index + 1;
  if (!isAlone && !has(tokenAt(breaker + 1), BESIDE)) return undefined;
  const behind = tokenAt(date.end);
  const goesOn = behind.kind === 'word' && clauseAt(date.end) === clause;
  const isSmall = has(behind, FILL) || behind.entry?.country !== undefined;
  if (date.form !== 'month' && goesOn && !isSmall) return undefined;
  // The clause before may be a bracket: "made in France (new) 2004".
  while (BETWEEN.has(tokenAt(index).kind)) index -= 1;
  // "For my 30 years, in 1996"
  const isDated = previous && previous.form !== 'age' && previous.end > index;
  if (isDated && clauseAt(previous.first) === clauseAt(index)) return undefined;
  const ruling = rulingBefore(scene, index + 1, clauseAt(index));
  return ruling === 'denied' ? 'dropped' : ruling && ruledBy(ruling.governor, 'clause-before');
}

/** Signs that may be before "Year: 2009" in its clause. */
const MARKS: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'colon',
  'bullet',
  'comma',
  'dash',
  'slash',
  'open',
  'stop',
  'line-end',
]);

/** "Year: 2009", "anno 2009", "from 2011" and "from the 1990s" as a field or a clause of their own. */
function yearHeading({ tokenAt, clauseAt }: Scene, { first, end, form }: WrittenDate): Found {
  const heading = form === 'decade' ? FROM : YEAR;
  let isHeading = false;
  for (
    let index = first - 1;
    first - index < 5 && clauseAt(index) === clauseAt(first);
    index -= 1
  ) {
    const token = tokenAt(index);
    const isAbout = has(token, ABOUT) && tokenAt(index + 1).kind === 'colon';
    if (has(token, heading) || isAbout) isHeading = true;
    else if (!MARKS.has(token.kind) && !has(token, FILL)) return undefined;
  }
  const isWhole = clauseAt(end) !== clauseAt(first) || tokenAt(end).kind !== 'word';
  return isHeading && isWhole ? made('year-heading') : undefined;
}

/** A decade, or "circa" with a year, that describes the bag itself. */
function ofBag(scene: Scene, date: WrittenDate): Found {
  const { clauseAt } = scene;
  const { first, end, form, time } = date;
  if (form !== 'decade' && time.isExact) return bagFrom(scene, date);
  const isNear = (index: number) => clauseAt(index) === clauseAt(first) && isBag(scene, index);
  for (let by = 0; by < 5; by += 1) {
    if (isNear(end + by) || isNear(first - 1 - by)) return made('of-bag');
  }
  return undefined;
}

function isBag({ tokenAt }: Scene, index: number): boolean {
  return has(tokenAt(index), BAG) || tokenAt(index).entry?.line !== undefined;
}

/** "Speedy 30 from 2003", "Tasche von 2009", "bauletto 30 del 2004". */
function bagFrom(scene: Scene, { first }: WrittenDate): Found {
  const { tokenAt, clauseAt } = scene;
  let index = first - 1;
  while (first - index < 6 && has(tokenAt(index), FILL) && !has(tokenAt(index), FROM)) index -= 1;
  if (!has(tokenAt(index), FROM)) return undefined;
  for (let at = index - 1; index - at <= 4 && clauseAt(at) === clauseAt(first); at -= 1) {
    if (isBag(scene, at)) return made('of-bag');
  }
  return undefined;
}

/** "20 years old" describes the bag, unless its clause is about something or somebody else. */
function ageOf(scene: Scene, date: WrittenDate): Found {
  const near = wordNear(scene, date);
  if (near === 'dropped' || isOfPerson(scene, date)) return 'dropped';
  if (near?.claim === 'existed-by') return near;
  const { tokenAt, clauseAt } = scene;
  const isUnknown = (index: number) => {
    const token = tokenAt(index);
    return token.kind === 'word' && token.entry === undefined;
  };
  for (let index = date.first - 1; date.first - index < 12; index -= 1) {
    if (clauseAt(index) !== clauseAt(date.first)) break;
    if (isUnknown(index) || has(tokenAt(index), PART)) return 'dropped';
  }
  // 30年前のデザイン, "20 years old strap"
  const next = has(tokenAt(date.end), FILL) ? date.end + 1 : date.end;
  const isOther = isUnknown(next) || has(tokenAt(next), PART);
  if (clauseAt(date.end) === clauseAt(date.first) && isOther) return 'dropped';
  return { claim: 'existed-by', rule: 'age', isBound: true, event: 'age' };
}

/** "My mother, 70 years old", and not "my mother bought it 20 years ago". */
function isOfPerson(scene: Scene, { first }: WrittenDate): boolean {
  const { tokenAt, sentenceAt } = scene;
  for (let index = first - 1; first - index < 12; index -= 1) {
    // "My bag is 20 years old"
    if (isBag(scene, index)) return false;
    if (sentenceAt(index) !== sentenceAt(first) || governorOf(tokenAt(index))) return false;
    if (has(tokenAt(index), PERSON)) return true;
  }
  return false;
}

/** Events that go on after a date. */
const SINCE: ReadonlySet<string> = new Set<EventId>(['owned', 'worn']);

/** "Owner since 2005", 2010年から所有, "bought before 2003": it was there by then. Any other bound says nothing. */
function boundOf(scene: Scene, date: WrittenDate): Found {
  const before = rulingBefore(scene, date.first, scene.clauseAt(date.first));
  const ruling = before ?? rulingBehind(scene, date);
  if (ruling === undefined || ruling === 'denied' || ruling.governor.kind !== 'existed')
    return undefined;
  const { event } = ruling.governor;
  if (date.limit === 'upTo')
    return ruledBy(ruling.governor, before ? 'word-before' : 'word-behind');
  if (before) return SINCE.has(event) ? ruledBy(ruling.governor, 'word-before') : undefined;
  // 平成11年から使っている; "used since 1990" may be said of codes.
  const verb = scene.tokenAt(ruling.index);
  const isUsed = event === 'worn' && verb.isUnspaced && !verb.entry?.phrase.startsWith('使用');
  return event === 'owned' || isUsed ? ruledBy(ruling.governor, 'word-behind') : undefined;
}

/** Nothing says what it is the date of. It may agree, but never conflicts. */
function unbound({ tokenAt }: Scene, { first, form }: WrittenDate): Found {
  if (form === 'day' || has(tokenAt(first - 1), NO_DATE)) return 'dropped';
  return { claim: 'made', rule: 'unbound', isBound: false };
}
