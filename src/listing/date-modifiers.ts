import { type StatedTime, yearsTime } from '../core/stated.ts';
import { meanings } from './lexicon.ts';
import { has } from './lexer.ts';
import type { Scene } from './scene.ts';
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
const LOOKALIKE = meanings('lookalike');
/** Words that may be between a date and "style": 90s vintage style. */
const LED = meanings('fill', 'year', 'praise');
/** Between two years, the first of which is not a bound: between 1980 and 1983, from 1980 until 1983. */
const BETWEEN = meanings('and', 'to', 'limit');
const SPAN = meanings('or', 'and', 'to', 'limit');
const SMALL = meanings('or', 'and', 'to', 'limit', 'fill');

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
  let isLimit = false;
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
  if (tokenAt(end).isUnspaced && has(tokenAt(end), LIMIT)) isLimit = true;
  // Before: circa 1998, in the early 1990s, around the year 1998, before 1998.
  for (let at = first - 1; bare.first - at <= 4; at -= 1) {
    const token = tokenAt(at);
    if (take(at)) first = at;
    else if (has(token, LIMIT) && !token.isUnspaced) {
      isLimit = true;
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
  return { form, time, ...span, isLimit, isLookalike: isLookalike(scene, form, first, end) };
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
 * The dates of a text, with alternative years or a span as one time: 2003-2005, 2003 or 2004, between 2003 and 2005.
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

function joins({ tokens }: Scene, date: WrittenDate, next: WrittenDate): boolean {
  if (next.form !== 'year' || date.form !== 'year' || next.first - date.end > 3) return false;
  const between = tokens.slice(date.end, next.first);
  const isSign = ({ kind }: (typeof between)[number]) => kind === 'dash' || kind === 'slash';
  return (
    between.some((token) => isSign(token) || has(token, SPAN)) &&
    between.every((token) => isSign(token) || has(token, SMALL))
  );
}

function spanOf({ tokens, tokenAt }: Scene, date: WrittenDate, next: WrittenDate): WrittenDate {
  const years = [date, next].flatMap(({ time: { from, to } }) => [from, to]).map(yearOfDay);
  const grace = Math.max(date.time.grace, next.time.grace);
  const time = yearsTime(Math.min(...years), Math.max(...years), grace);
  // "Between 1980 and 1983" is a time; "before 1980 or 1981" is a bound.
  const isBetween = tokens.slice(date.end, next.first).some((token) => has(token, BETWEEN));
  const isLimit = date.isLimit && !isBetween;
  const places = [1, 2, 3].map((by) => date.first - by);
  const lead = isBetween ? places.find((index) => has(tokenAt(index), LIMIT)) : undefined;
  const first = lead ?? date.first;
  return {
    form: 'year',
    time: { ...time, isExact: date.time.isExact && next.time.isExact },
    first,
    end: next.end,
    from: tokenAt(first).from,
    to: next.to,
    isLimit,
    isLookalike: date.isLookalike || next.isLookalike,
  };
}

function yearOfDay(day: string): number {
  return Number(day.slice(0, 4));
}
