import { type StatedTime, yearsTime } from '../../core/stated.ts';
import { meanings } from '../reader/lexicon.ts';
import { has, type Token } from '../reader/lexer.ts';
import type { Scene } from '../reader/scene.ts';
import type { DateForm, WrittenDate } from './written-date.ts';

/** By how many years "circa" and 頃 may be off. */
const ABOUT_YEARS = 2;
const AROUND_YEARS = 1;

/** By how many years a decade, or a part of one, may be off. */
export const DECADE_YEARS = 1;

const ABOUT = meanings('about');
const AROUND = meanings('around');
const FILL = meanings('fill', 'year');
const LIMIT = meanings('limit');
const UP_TO = meanings('upTo');
const LOOKALIKE = meanings('lookalike');
/** Words that may be between a date and "style": 90s vintage style. */
const LED = meanings('fill', 'year', 'praise');
/** Between two years, the first of which is not a bound: between 1980 and 1983, from 1980 until 1983. */
const OR = meanings('or');
const BETWEEN = meanings('and', 'to', 'limit');
const SPAN = meanings('or', 'and', 'to', 'limit');
const SMALL = meanings('or', 'and', 'to', 'limit', 'fill', 'early', 'mid', 'late');

/** Which years of a decade a word means. */
const PARTS = [
  { mask: meanings('firstHalf'), first: 0, last: 4 },
  { mask: meanings('secondHalf'), first: 5, last: 9 },
  { mask: meanings('early'), first: 0, last: 3 },
  { mask: meanings('mid'), first: 4, last: 6 },
  { mask: meanings('late'), first: 7, last: 9 },
] as const;

/** A date and its tokens, without the words around it. */
interface Bare {
  readonly form: DateForm;
  readonly time: StatedTime;
  readonly first: number;
  readonly end: number;
}

/**
 * A date with the words right before and after it: circa, early, 頃, 前半, since.
 *
 * @example
 * const date = { form: 'year', time: yearsTime(1998, 1998, 0), first: 1, end: 2 };
 * modified(sceneFor('circa 1998'), date).time.isExact // => false
 */
export function modified(scene: Scene, { form, ...bare }: Bare): WrittenDate {
  const { tokenAt } = scene;
  let { time, first, end } = bare;
  let limit: WrittenDate['limit'] = 'none';
  const take = (index: number): boolean => {
    const token = tokenAt(index);
    const part = form === 'decade' ? PARTS.find(({ mask }) => has(token, mask)) : undefined;
    if (part) {
      const decade = yearOfDay(time.from);
      time = yearsTime(decade + part.first, decade + part.last, DECADE_YEARS);
    } else if (has(token, ABOUT) || isTilde(scene, index)) time = about(time, ABOUT_YEARS);
    else if (has(token, AROUND)) time = about(time, AROUND_YEARS);
    else return false;
    return true;
  };
  // After: 2000年代前半, 1998年頃, 1998 or so, 1998年以降.
  const isSaid = () =>
    tokenAt(end).isUnspaced || (has(tokenAt(end), ABOUT) && endsHere(scene, end + 1));
  while (end - bare.end < 3 && isSaid() && take(end)) end += 1;
  if (tokenAt(end).isUnspaced) limit = limitOf(tokenAt(end));
  // Before: circa 1998, in the early 1990s, around the year 1998, before 1998.
  for (let at = first - 1; bare.first - at <= 4; at -= 1) {
    const token = tokenAt(at);
    if (take(at)) first = at;
    else if (limitOf(token) !== 'none' && !token.isUnspaced) {
      limit = limitOf(token);
      break;
    } else {
      const isJoint =
        token.kind === 'quote' ||
        (token.kind === 'stop' && has(tokenAt(at - 1), ABOUT)) ||
        (token.kind === 'dash' && form === 'decade');
      const isMonth = form === 'month' && token.entry?.month !== undefined;
      if (!isJoint && !isMonth && !has(token, FILL)) break;
    }
  }
  const span = { first, end, from: tokenAt(first).from, to: tokenAt(end - 1).to };
  return { form, time, ...span, limit, isLookalike: isLookalike(scene, form, first, end) };
}

function limitOf(token: Token): WrittenDate['limit'] {
  if (has(token, UP_TO)) return 'upTo';
  return has(token, LIMIT) ? 'open' : 'none';
}

/** "~1998", "≈ 1998"; 2003~2005 is a span. */
function isTilde({ tokenAt, plain }: Scene, index: number): boolean {
  const { from, isApart } = tokenAt(index);
  const sign = plain.text.charAt(from);
  return sign === '≈' || (sign === '~' && isApart && !tokenAt(index + 1).isApart);
}

/** "Or so" in "2004 or so." belongs to the year, "approx." in "May 2004 approx. 20 cm" does not. */
function endsHere({ tokenAt }: Scene, index: number): boolean {
  return !['word', 'number', 'mixed'].includes(tokenAt(index).kind);
}

function about(time: StatedTime, years: number): StatedTime {
  return { ...time, isExact: false, grace: Math.max(time.grace, years) };
}

/** 90s style, 90s-style, 90年代の雰囲気; before a decade: style années 90, im Stil der 70er. */
function isLookalike({ tokenAt }: Scene, form: DateForm, first: number, end: number): boolean {
  let lead = first - 1;
  while (first - lead < 4 && has(tokenAt(lead), FILL)) lead -= 1;
  if (form === 'decade' && has(tokenAt(lead), LOOKALIKE)) return true;
  const isJoined = tokenAt(end).kind === 'dash' || has(tokenAt(end), LED);
  return has(tokenAt(end), LOOKALIKE) || (isJoined && has(tokenAt(end + 1), LOOKALIKE));
}

/**
 * The dates of a text, with alternatives or a span as one time: 2003-2005, 2003 or 2004, between 2003 and 2005, Dec 2003/Jan 2004.
 *
 * @example
 * withSpans(sceneFor('2003 or 2004'), writtenDatesIn(sceneFor('2003 or 2004'), 2026))[0].time.to // => "2004-12-31"
 */
export function withSpans(scene: Scene, dates: readonly WrittenDate[]): readonly WrittenDate[] {
  const spans: WrittenDate[] = [];
  for (const date of dates) {
    const last = spans.at(-1);
    if (last && joins(scene, last, date)) spans[spans.length - 1] = spanOf(scene, last, date);
    else spans.push(date);
  }
  return spans;
}

/** The forms of dates that can be alternatives. */
const JOINED: ReadonlySet<DateForm> = new Set<DateForm>(['year', 'month', 'week', 'decade']);

function joins({ tokens }: Scene, date: WrittenDate, next: WrittenDate): boolean {
  if (!JOINED.has(next.form) || !JOINED.has(date.form) || next.first - date.end > 4) return false;
  const between = tokens.slice(date.end, next.first);
  const isSign = ({ kind }: Token) => kind === 'dash' || kind === 'slash';
  const hasOr = between.some((token) => has(token, OR));
  return (
    between.some((token) => (isSign(token) && date.form === next.form) || has(token, SPAN)) &&
    between.every((token) => isSign(token) || has(token, SMALL) || (hasOr && token.kind === 'open'))
  );
}

function spanOf({ tokens, tokenAt }: Scene, date: WrittenDate, next: WrittenDate): WrittenDate {
  // "Between 1980 and 1983" is a time; "since 1980 or 1981" is a bound.
  const isBetween = tokens.slice(date.end, next.first).some((token) => has(token, BETWEEN));
  const limit = isBetween && date.limit === 'open' ? 'none' : date.limit;
  const places = [1, 2, 3].map((by) => date.first - by);
  const lead = isBetween ? places.find((index) => has(tokenAt(index), LIMIT)) : undefined;
  const first = lead ?? date.first;
  return {
    form: next.form,
    time: spanTime(date.time, next.time),
    first,
    end: next.end,
    from: tokenAt(first).from,
    to: next.to,
    limit,
    isLookalike: date.isLookalike || next.isLookalike,
  };
}

/**
 * From the beginning of one time to the end of another.
 *
 * @example
 * spanTime(timeOf({ year: 2003, month: 12 }), timeOf({ year: 2004, month: 1 })).to // => "2004-01-31"
 */
export function spanTime(a: StatedTime, b: StatedTime): StatedTime {
  return {
    from: a.from < b.from ? a.from : b.from,
    to: a.to > b.to ? a.to : b.to,
    isExact: a.isExact && b.isExact,
    grace: Math.max(a.grace, b.grace),
  };
}

function yearOfDay(day: string): number {
  return Number(day.slice(0, 4));
}
