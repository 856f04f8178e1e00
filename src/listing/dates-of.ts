import type { EventId } from '../core/checks.ts';
import type { StatedTime } from '../core/stated.ts';
import type { WrittenDate } from './dates.ts';
import { type Governor, governorOf, OTHER, RULING } from './governors.ts';
import { meanings } from './lexicon.ts';
import { has } from './lexer.ts';
import type { Scene } from './scene.ts';
import type { TextSpan } from './text.ts';

/** Why a date was taken for what it is. */
export type DateRule =
  | 'word-before' // made in 2004
  | 'word-behind' // 2004年製, 2004 collection
  | 'clause-before' // made in France, 2004
  | 'year-heading' // Year: 2004
  | 'in-place-of-code' // date code: March 1986
  | 'code-explained' // SP0065 (2005), SP0065 means 2005
  | 'code-behind' // 2005 (code SP0065)
  | 'week' // hardly anything else has a week
  | 'of-bag' // 1980s Keepall, Alma circa 1998
  | 'age' // 20 years old
  | 'unbound'; // nothing says of what

/** A date with what it is of. */
export interface DateClaim extends TextSpan {
  readonly claim: 'made' | 'existed-by' | 'released';
  readonly rule: DateRule;
  readonly time: StatedTime;
  /** Whether words tie it to the making or to the code; any other date of making is unbound. */
  readonly isBound: boolean;
  readonly event?: EventId;
  /** As it stands there: `October 2004`. */
  readonly text: string;
}

/** How far a word reaches, in tokens. */
const REACH = 24;
const MADE_REACH = 12;

const FILL = meanings('fill', 'year', 'from');
const MADE = meanings('made', 'makingDate');
const VERB = meanings('made');
const FROM = meanings('from');
const MADE_PLACE = meanings('madePlace');
const DENIAL = meanings('denial', 'notThis');
const NOT_THE = meanings('denial', 'notThis', 'otherBag');

const PERSON = meanings('person');
const OTHER_BAG = meanings('otherBag');
const PART = meanings('part');
const MEANS = meanings('means');
const CUE = meanings('codeCue', 'stampCue');
const CODE_CUE = meanings('codeCue');
const HEADING = meanings('makingDate');
const YEAR = meanings('year');
const BAG = meanings('bag', 'praise');
const REFERENCE = meanings('reference', 'style', 'lock', 'unit');
const SEASON = meanings('season');
const MISSING = meanings('missing', 'denial');

/** The verdict of a rule: what the date is of, or that it is of nothing that counts. */
type Found = Pick<DateClaim, 'claim' | 'rule' | 'isBound' | 'event'> | 'dropped' | undefined;

/**
 * What the dates of a text are of: made, there by then, or released. A date that nothing binds is one of making that is not bound.
 *
 * @example
 * const scene = sceneFor('bought in 2008, made in Spain');
 * datesOf(scene, writtenDatesIn(scene, 2026)).map(({ claim, event }) => [claim, event]) // => [["existed-by","bought"]]
 */
export function datesOf(scene: Scene, dates: readonly WrittenDate[]): readonly DateClaim[] {
  return dates.flatMap((date, index) => {
    const found = rulesFor(scene, date, dates[index - 1]);
    if (found === undefined || found === 'dropped') return [];
    const { from, to, time } = date;
    return [{ ...found, time, from, to, text: scene.plain.text.slice(from, to) }];
  });
}

function rulesFor(scene: Scene, date: WrittenDate, previous: WrittenDate | undefined): Found {
  if (date.isLookalike) return 'dropped';
  if (date.form === 'age') return ageFound(scene, date);
  if (date.isLimit) return limitFound(scene, date);
  return (
    wordNear(scene, date) ??
    inPlaceOfCode(scene, date) ??
    codeExplained(scene, date) ??
    codeBehind(scene, date) ??
    headingBefore(scene, date) ??
    clauseBefore(scene, date, previous) ??
    yearHeading(scene, date) ??
    weekOfCode(scene, date) ??
    ofBag(scene, date) ??
    unbound(scene, date)
  );
}

function foundFor(governor: Governor, rule: DateRule): Found {
  switch (governor.kind) {
    case 'made':
      return { claim: 'made', rule, isBound: true };
    case 'existed':
      return { claim: 'existed-by', rule, isBound: true, event: governor.event };
    case 'released':
    case 'season':
      return { claim: 'released', rule, isBound: true };
    default:
      return 'dropped';
  }
}

/** A word that rules a date, and where it stands. */
interface Ruling {
  readonly governor: Governor;
  readonly index: number;
  /** Whether nothing but small words, marks, countries and dates lies between. */
  readonly isClose: boolean;
}

/** The word before or behind a date in its clause that says what it is of. */
function wordNear(scene: Scene, date: WrittenDate): Found {
  const before = rulingBefore(scene, date.first, scene.clauses[date.first] ?? 0);
  const behind = rulingBehind(scene, date);
  if (before === 'denied' || behind === 'denied') return 'dropped';
  if (isOfOther(scene, date)) return 'dropped';
  // A heading is closer than a verb at the end: 購入日：2008年.
  // A season is not: im Herbst 2016 getragen.
  const isHeading =
    before?.isClose === true &&
    before.governor.kind !== 'season' &&
    isHeadingAt(scene, before.index, date.first);
  // The verb stands at the end in Japanese and German; elsewhere what comes first rules, unless the other touches the date.
  const isLast =
    behind !== undefined &&
    (scene.tokens[behind.index]?.isUnspaced === true || behind.index === date.end);
  const first = isHeading || !behind || (before && !isLast) ? before : behind;
  if (first) return foundFor(first.governor, first === before ? 'word-before' : 'word-behind');
  return undefined;
}

/** "Sold my 2008 Neverfull", "the matching 2005 wallet" */
function isOfOther({ tokens, clauses }: Scene, { first }: WrittenDate): boolean {
  for (let index = first - 1; index >= first - 4 && index >= 0; index -= 1) {
    if (clauses[index] !== clauses[first]) return false;
    if (has(tokens[index], OTHER_BAG)) return true;
  }
  return false;
}

function isHeadingAt({ tokens }: Scene, index: number, first: number): boolean {
  for (let at = index + 1; at < first; at += 1) {
    if (tokens[at]?.kind === 'colon') return true;
  }
  return first === index + 1 && (tokens[index]?.isUnspaced !== true || has(tokens[index], HEADING));
}

/** The nearest word before a place in its clause that rules it; `denied` where a "not" or a part of the bag goes with it. */
function rulingBefore(scene: Scene, start: number, clause: number): Ruling | 'denied' | undefined {
  const { tokens, clauses } = scene;
  let isClose = true;
  let season: Ruling | undefined;
  for (
    let index = start - 1, seen = 0;
    index >= 0 && start - index < 60 && seen < REACH;
    index -= 1
  ) {
    if (clauses[index] !== clause) {
      if ((scene.sentences[index] ?? 0) < (scene.sentences[start] ?? 0)) break;
      continue;
    }
    seen += 1;
    const token = tokens[index];
    if (has(token, PART) && seen <= 3 && !has(token, RULING)) return 'denied';
    const governor = governorOf(token);
    if (governor?.kind === 'season') {
      season ??= { governor, index, isClose };
      continue;
    }
    if (governor?.kind === 'made') {
      if (isDenied(scene, index, clause) || isOfPart(scene, index, clause)) return 'denied';
      if (seen > MADE_REACH || (!isClose && season)) return season;
      // "Invoice dated May 2009": what has the date is named before.
      const first = has(token, VERB)
        ? wordOf(scene, index, clause)
        : firstOwner(scene, index, clause);
      return first ?? { governor, index, isClose };
    }
    if (governor?.kind === 'released' && isDenied(scene, index, clause, NOT_THE)) return 'denied';
    if (governor) return { governor, index, isClose };
    if (
      token?.kind === 'word' &&
      !has(token, FILL) &&
      token.entry?.country === undefined &&
      !has(token, MADE_PLACE)
    ) {
      isClose = false;
    }
    if (has(token, CODE_CUE)) isClose = false;
  }
  return season;
}

/** "Purchase made in 2018", "stopped production in 2015". */
function wordOf({ tokens, clauses }: Scene, index: number, clause: number): Ruling | undefined {
  const at =
    has(tokens[index - 1], FILL) && !has(tokens[index - 1], RULING) ? index - 2 : index - 1;
  const token = tokens[at];
  if (clauses[at] !== clause || token?.isUnspaced !== false || has(token, SEASON)) return undefined;
  const governor = governorOf(token);
  return governor && governor.kind !== 'made' ? { governor, index: at, isClose: false } : undefined;
}

/** What has a date that "dated" leads to, where it is not the bag. */
function firstOwner({ tokens, clauses }: Scene, index: number, clause: number): Ruling | undefined {
  for (let at = index - 1; at >= 0 && index - at <= 5; at -= 1) {
    if (clauses[at] !== clause) return undefined;
    const governor = governorOf(tokens[at]);
    if (governor && governor.kind !== 'made') return { governor, index: at, isClose: false };
  }
  return undefined;
}

function isDenied(
  { tokens, clauses }: Scene,
  index: number,
  clause: number,
  denial = DENIAL,
): boolean {
  for (let at = index - 1; at >= 0 && index - at <= 5; at -= 1) {
    if (clauses[at] !== clause) return false;
    if (has(tokens[at], denial)) return true;
  }
  return false;
}

/** "Strap made in 2008". */
function isOfPart({ tokens, clauses }: Scene, index: number, clause: number): boolean {
  for (let at = index - 1; at >= 0 && index - at <= 4; at -= 1) {
    if (clauses[at] !== clause) return false;
    if (has(tokens[at], PART) && !has(tokens[at], BAG)) return true;
  }
  return false;
}

/** The word behind a date in its clause: 2004年製, 2008 in Paris gekauft, 2004 collection. */
function rulingBehind(scene: Scene, date: WrittenDate): Ruling | 'denied' | undefined {
  const { tokens, clauses } = scene;
  const clause = clauses[date.first];
  let isClose = true;
  let hasCountry = false;
  for (let index = date.end, seen = 0; index < tokens.length && seen < 12; index += 1) {
    if (clauses[index] !== clause) {
      if (index - date.end > 30 || scene.sentences[index] !== scene.sentences[date.first])
        return undefined;
      continue;
    }
    seen += 1;
    const token = tokens[index];
    if (token?.kind === 'code' || token?.kind === 'colon' || token?.kind === 'number')
      return undefined;
    // What a colon follows heads the next thing.
    if (tokens[index + 1]?.kind === 'colon') return undefined;
    if (has(token, CUE) && !has(token, RULING)) return undefined;
    const governor = governorOf(token);
    if (governor?.kind === 'made') {
      const isBound =
        isClose &&
        (token?.isUnspaced === true ||
          hasCountry ||
          startsClause(scene, date.first) ||
          index === date.end);
      if (!isBound) return undefined;
      if (token?.isUnspaced && isDeniedBehind(scene, index)) return 'denied';
      return isOfNext(scene, index) ? undefined : { governor, index, isClose };
    }
    if (governor?.kind === 'released' && isDenied(scene, date.first, clause ?? 0, NOT_THE))
      return 'denied';
    if (governor) {
      // "2004 collection", "2008 in Paris gekauft"; a word of a clause that goes on is too far.
      const isNear =
        token?.isUnspaced === true || isClose || (seen <= 5 && has(tokens[date.end], FILL));
      return isNear ? { governor, index, isClose } : undefined;
    }
    if (token?.entry?.country !== undefined) hasCountry = true;
    else if (token?.kind === 'word' && !has(token, FILL)) isClose = false;
    if (token?.kind === 'mark' || token?.kind === 'mixed') isClose = false;
  }
  return undefined;
}

/** "2004 made of": what follows making can make it a noun of something else. */
function isOfNext({ tokens }: Scene, index: number): boolean {
  return has(tokens[index + 1], PART);
}

function isDeniedBehind({ tokens }: Scene, index: number): boolean {
  for (let at = index + 1; at <= index + 4; at += 1) {
    if (has(tokens[at], DENIAL)) return true;
    if (tokens[at]?.isUnspaced !== true) return false;
  }
  return false;
}

/** Whether nothing but small words stands before a token in its clause, or a code does. */
function startsClause({ tokens, clauses }: Scene, first: number): boolean {
  for (let index = first - 1; index >= 0 && first - index < 6; index -= 1) {
    if (clauses[index] !== clauses[first]) return true;
    const token = tokens[index];
    if (token?.kind === 'code') return true;
    if (token?.kind === 'word' && !has(token, FILL)) return false;
  }
  return true;
}

/** "Date code: March 1986" gives the date in place of the code. */
function inPlaceOfCode({ tokens }: Scene, { first, form }: WrittenDate): Found {
  if (form !== 'month' && form !== 'week') return undefined;
  for (let index = first - 1; index >= 0 && first - index < 5; index -= 1) {
    const token = tokens[index];
    if (has(token, CODE_CUE)) return { claim: 'made', rule: 'in-place-of-code', isBound: true };
    if (token?.kind !== 'colon' && token?.kind !== 'dash' && !has(token, FILL)) return undefined;
  }
  return undefined;
}

/** A bracket with nothing but the date, an arrow or a word like "means" ties a date to the code before it. */
function codeExplained(scene: Scene, date: WrittenDate): Found {
  const { tokens, sentences } = scene;
  let hasTie = isOfCode(scene, date);
  let inBrackets = isAloneInBrackets(scene, date);
  let words = 0;
  for (let index = date.first - 1; index >= 0 && date.first - index < 16; index -= 1) {
    const token = tokens[index];
    if (!token) return undefined;
    if (token.kind === 'code') {
      return hasTie || inBrackets
        ? { claim: 'made', rule: 'code-explained', isBound: true }
        : undefined;
    }
    if (sentences[index] !== sentences[date.first]) {
      // "SP0065. (2005)"
      if (!inBrackets || token.kind !== 'stop') return undefined;
    }
    if (has(token, DENIAL)) return 'dropped';
    if (has(token, OTHER) || has(token, SEASON) || has(token, REFERENCE) || has(token, PART)) {
      if (!has(token, FILL) && !has(token, MEANS)) return undefined;
    }
    if (token.kind === 'number' || token.kind === 'mixed' || token.kind === 'line-end')
      return undefined;
    const isColon =
      token.kind === 'colon' && tokens[index - 1]?.kind === 'code' && date.form !== 'year';
    if (token.kind === 'arrow' || isColon || has(token, MEANS)) {
      if (words <= 8) hasTie = true;
    } else if (token.kind === 'word') {
      words += 1;
      if (words > 10) return undefined;
      if (
        inBrackets &&
        index < date.first - 6 &&
        !has(token, FILL) &&
        token.entry?.country === undefined &&
        !has(token, MADE_PLACE) &&
        !has(token, CUE)
      )
        inBrackets = false;
    }
  }
  return undefined;
}

/** "Code SP0054 de mai 2004" */
function isOfCode({ tokens }: Scene, { first, form }: WrittenDate): boolean {
  if (form !== 'month' && form !== 'week') return false;
  const before = tokens[first - 1];
  return has(before, FROM) && tokens[first - 2]?.kind === 'code';
}

/** "(2005)", "(in the week 3 of 2005)"; "(2005, France)". */
function isAloneInBrackets({ tokens }: Scene, { first, end }: WrittenDate): boolean {
  let index = first - 1;
  while (
    has(tokens[index], FILL) ||
    tokens[index]?.kind === 'comma' ||
    tokens[index]?.entry?.country !== undefined
  )
    index -= 1;
  if (tokens[index]?.kind !== 'open') return false;
  for (index = end; index < end + 8; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'close' || token?.kind === 'comma') return true;
    if (token === undefined) return true;
    if (
      token.kind === 'stop' ||
      has(token, FILL) ||
      token.entry?.country !== undefined ||
      has(token, MADE_PLACE) ||
      has(token, MADE)
    )
      continue;
    return false;
  }
  return false;
}

/** "2005 (code SP0065)", "2005 = SP0065", "from 1988, date code: 8809 SL". */
function codeBehind({ tokens, sentences }: Scene, date: WrittenDate): Found {
  const sign = tokens[date.end];
  if (sign?.kind !== 'open' && sign?.kind !== 'arrow') return undefined;
  for (let index = date.end + 1; index < date.end + 7; index += 1) {
    const token = tokens[index];
    if (sentences[index] !== sentences[date.first]) return undefined;
    if (token?.kind === 'code') return { claim: 'made', rule: 'code-behind', isBound: true };
    if (token?.kind === 'colon' || has(token, CUE) || has(token, FILL)) continue;
    return undefined;
  }
  return undefined;
}

/** A clause that is only a date takes the word of the one clause before it. */
function clauseBefore(scene: Scene, date: WrittenDate, previous: WrittenDate | undefined): Found {
  const { tokens, clauses } = scene;
  const clause = clauses[date.first];
  let index = date.first - 1;
  while (
    clauses[index] === clause &&
    (has(tokens[index], FILL) ||
      (tokens[index]?.kind !== 'word' &&
        tokens[index]?.kind !== 'code' &&
        tokens[index]?.kind !== 'number' &&
        tokens[index]?.kind !== 'mixed'))
  ) {
    const kind = tokens[index]?.kind;
    if (kind === 'stop' || (kind === 'line-end' && tokens[date.first - 1]?.kind !== 'open'))
      return undefined;
    index -= 1;
  }
  if (index < 0 || clauses[index] === clause) return undefined;
  const behind = tokens[date.end];
  if (
    date.form !== 'month' &&
    behind &&
    clauses[date.end] === clause &&
    behind.kind === 'word' &&
    !has(behind, FILL) &&
    behind.entry?.country === undefined
  )
    return undefined;
  const breaker = tokens[index + 1];
  const last = tokens[index];
  const isSet = tokens[date.first - 1]?.kind === 'open';
  if (last?.kind === 'stop' || (last?.kind === 'line-end' && !isSet)) return undefined;
  if (
    breaker &&
    (breaker.kind === 'stop' ||
      (breaker.kind === 'line-end' && tokens[date.first - 1]?.kind !== 'open'))
  )
    return undefined;
  // The clause before may be a bracket: "made in France (new) 2004".
  let before = index;
  while (
    before >= 0 &&
    tokens[before] !== undefined &&
    ['bullet', 'slash', 'comma', 'dash', 'close', 'quote', 'arrow', 'line-end'].includes(
      tokens[before]?.kind ?? '',
    )
  )
    before -= 1;
  if (
    before < 0 ||
    (previous && previous.end > before && clauses[previous.first] === clauses[before])
  )
    return undefined;
  const ruling = rulingBefore(scene, before + 1, clauses[before] ?? 0);
  if (ruling === 'denied') return 'dropped';
  return ruling && foundFor(ruling.governor, 'clause-before');
}

/** A heading that a sign parts from its date: 【製造年】2003, Year of production - 1999. */
function headingBefore({ tokens }: Scene, { first }: WrittenDate): Found {
  let index = first - 1;
  const sign = tokens[index];
  if (
    !sign ||
    !['close', 'dash', 'bullet', 'colon', 'quote', 'arrow', 'line-end'].includes(sign.kind)
  )
    return undefined;
  while (first - index < 4 && tokens[index] && tokens[index]?.kind !== 'word') index -= 1;
  if (sign.kind === 'line-end' && tokens[first - 2]?.kind !== 'colon') return undefined;
  const token = tokens[index];
  const governor = governorOf(token);
  if (!governor || (governor.kind === 'made' && !has(token, HEADING))) return undefined;
  return foundFor(governor, 'word-before');
}

/** "Year: 2009", "anno 2009" and "from 2011" as a field or a clause of their own. */
function yearHeading({ tokens, clauses }: Scene, { first, end, form }: WrittenDate): Found {
  if (form === 'decade') return undefined;
  const clause = clauses[first];
  let index = first - 1;
  let isHeading = false;
  while (index >= 0 && clauses[index] === clause && first - index < 5) {
    const token = tokens[index];
    if (has(token, YEAR) || has(token, FROM)) isHeading = true;
    else if (
      token?.kind !== 'colon' &&
      token?.kind !== 'bullet' &&
      token?.kind !== 'comma' &&
      token?.kind !== 'dash' &&
      token?.kind !== 'slash' &&
      token?.kind !== 'open' &&
      token?.kind !== 'stop' &&
      token?.kind !== 'line-end' &&
      !has(token, FILL)
    )
      return undefined;
    index -= 1;
  }
  const next = tokens[end];
  const isWhole = !next || clauses[end] !== clause || next.kind !== 'word';
  return isHeading && isWhole ? { claim: 'made', rule: 'year-heading', isBound: true } : undefined;
}

/** Hardly anything else has a week: one in the sentence of a code is the code's, and one that is a sentence beside it. */
function weekOfCode(scene: Scene, { first, end, form }: WrittenDate): Found {
  if (form !== 'week') return undefined;
  const { tokens, sentences } = scene;
  const sentence = sentences[first] ?? 0;
  const reach = isWhole(scene, first, end) ? 4 : 0;
  const isNear = (step: number) => {
    for (
      let index = first;
      index >= 0 && index < tokens.length && Math.abs(index - first) < 40;
      index += step
    ) {
      if (Math.abs((sentences[index] ?? 0) - sentence) > reach) return false;
      if (tokens[index]?.kind === 'code') return true;
    }
    return false;
  };
  return isNear(-1) || isNear(1) ? { claim: 'made', rule: 'week', isBound: true } : undefined;
}

/** Whether a date is a sentence by itself, small words aside. */
function isWhole({ tokens, sentences }: Scene, first: number, end: number): boolean {
  const sentence = sentences[first];
  for (let index = first - 1; index >= 0 && sentences[index] === sentence; index -= 1) {
    if (tokens[index]?.kind === 'word' && !has(tokens[index], FILL)) return false;
  }
  for (let index = end; index < tokens.length && sentences[index] === sentence; index += 1) {
    if (tokens[index]?.kind === 'word' && !has(tokens[index], FILL)) return false;
  }
  return true;
}

/** A decade, or "circa" with a year, that is said of the bag itself. */
function ofBag(scene: Scene, date: WrittenDate): Found {
  const { tokens, clauses } = scene;
  const { first, end, form, time } = date;
  if (form !== 'decade' && time.isExact) return bagFrom(scene, date);
  const clause = clauses[first];
  const isBag = (index: number) => {
    const token = tokens[index];
    return (
      token !== undefined &&
      clauses[index] === clause &&
      (has(token, BAG) || token.entry?.line !== undefined)
    );
  };
  for (let by = 0; by < 5; by += 1) {
    if (isBag(end + by) || isBag(first - 1 - by))
      return { claim: 'made', rule: 'of-bag', isBound: true };
  }
  return undefined;
}

/** "Speedy 30 from 2003", "Tasche von 2009", "bauletto 30 del 2004". */
function bagFrom({ tokens, clauses, plain }: Scene, { first, end }: WrittenDate): Found {
  const sign = tokens[end];
  if (sign?.kind === 'stop' && plain.text.charAt(sign.from) === '?') return undefined;
  const clause = clauses[first];
  let index = first - 1;
  while (has(tokens[index], FILL) && !has(tokens[index], FROM)) index -= 1;
  if (!has(tokens[index], FROM) || clauses[index] !== clause) return undefined;
  for (let at = index - 1; at >= 0 && index - at <= 4 && clauses[at] === clause; at -= 1) {
    const token = tokens[at];
    if (has(token, BAG) || token?.entry?.line !== undefined)
      return { claim: 'made', rule: 'of-bag', isBound: true };
    if (token?.kind !== 'number' && token?.kind !== 'word') return undefined;
  }
  return undefined;
}

/** "20 years old" is said of the bag, unless its clause is about something else. */
function ageFound(scene: Scene, date: WrittenDate): Found {
  const near = wordNear(scene, date);
  if (near === 'dropped') return near;
  const { tokens, clauses } = scene;
  const clause = clauses[date.first];
  let hasBag = false;
  for (let index = date.first - 1; index >= 0 && date.first - index < 12; index -= 1) {
    const token = tokens[index];
    // "My mother, 70 years old"
    if (has(token, PERSON)) return 'dropped';
    if (clauses[index] !== clause) {
      if (date.first - index > 5 || token?.kind === 'stop' || token?.kind === 'line-end') break;
      continue;
    }
    if (has(token, BAG) || token?.entry?.line !== undefined) hasBag = true;
    else if (token?.kind === 'word' && !has(token, FILL) && token.entry === undefined)
      return 'dropped';
    if (has(token, PART)) return 'dropped';
  }
  if (near?.claim === 'existed-by') return near;
  const next = tokens[has(tokens[date.end], FILL) ? date.end + 1 : date.end];
  if (next && clauses[date.end] === clause && (has(next, BAG) || next.entry?.line !== undefined))
    hasBag = true;
  else if (next && clauses[date.end] === clause && next.kind === 'word' && next.entry === undefined)
    return 'dropped';
  return hasBag || isShortAge(scene, date)
    ? { claim: 'existed-by', rule: 'age', isBound: true, event: 'age' }
    : 'dropped';
}

/** "Over 20 years old", "it is 20 years old". */
function isShortAge({ tokens, clauses }: Scene, { first, end }: WrittenDate): boolean {
  // 30年前のデザイン
  if (tokens[end - 1]?.isUnspaced && tokens[end]?.isUnspaced) return false;
  for (let index = first - 1; index >= 0 && clauses[index] === clauses[first]; index -= 1) {
    if (first - index > 5) return false;
    const token = tokens[index];
    if (token?.kind === 'word' && token.entry === undefined) return false;
  }
  return true;
}

/** What goes on since a date. */
const SINCE: ReadonlySet<string> = new Set(['owned', 'worn']);

/** "Owner since 2005": it was there by then. Any other bound says nothing. */
function limitFound(scene: Scene, date: WrittenDate): Found {
  const before = rulingBefore(scene, date.first, scene.clauses[date.first] ?? 0);
  return before !== undefined &&
    before !== 'denied' &&
    before.governor.kind === 'existed' &&
    SINCE.has(before.governor.event)
    ? { claim: 'existed-by', rule: 'word-before', isBound: true, event: before.governor.event }
    : 'dropped';
}

/** Nothing says of what. It may agree and never conflicts. */
function unbound({ tokens }: Scene, { first, form }: WrittenDate): Found {
  if (form === 'day') return 'dropped';
  const before = tokens[first - 1];
  if (has(before, MISSING) || has(before, REFERENCE) || has(before, PART)) return 'dropped';
  return { claim: 'made', rule: 'unbound', isBound: false };
}
