import { monthInterval, weeksIn } from '../../core/calendar.ts';
import { type StatedTime, timeOf, yearsTime } from '../../core/stated.ts';
import { has, type Token } from '../reader/lexer.ts';
import { calendarYear, EARLIEST, LATEST, lettersOf } from '../reader/letters.ts';
import type { PartId, Reign } from '../reader/meanings.ts';
import type { Scene } from '../reader/scene.ts';
import * as is from '../reader/sets.ts';
import type { TextSpan } from '../reader/text.ts';

/** How a date is written. */
export type DateForm = 'day' | 'week' | 'month' | 'year' | 'decade' | 'age';

/** A form, and the days that it means. */
interface Timed {
  readonly form: DateForm;
  readonly time: StatedTime;
}

/** A date and its tokens, without the words around it. */
interface Bare extends Timed {
  /** The index of its first token, and the index after its last. */
  readonly first: number;
  readonly end: number;
}

/** A date as written, whatever happened then. */
export interface WrittenDate extends Bare, TextSpan {
  /** "Since 1998" is a bound, not a date; "before 1998" is one that ends then. */
  readonly limit: 'none' | 'open' | 'upTo';
}

/** By how many years an age, a decade or a part of one, "circa" and 頃 may be off. */
const AGE_YEARS = 2;
const DECADE_YEARS = 1;
const ABOUT_YEARS = 2;
const AROUND_YEARS = 1;

/** How a date can be written, in the letters of its tokens. */
interface Shape {
  readonly form: DateForm;
  /** The letters with which it can begin. */
  readonly begins: string;
  readonly pattern: RegExp;
  /** What the groups of the pattern are. */
  readonly holds: readonly (
    'year' | 'month' | 'quarter' | 'week' | 'decade' | 'era' | 'named' | 'age' | 'last' | 'none'
  )[];
}

/** The first shape that fits counts. */
// prettier-ignore
const SHAPES: readonly Shape[] = [
  shape('day', 'n', '(n)[/.-](n)[/.-](Y)', 'none', 'none', 'year'),
  shape('day', 'Y', '(Y)[/.-](n)[/.-](n)(?![/.-]?n)', 'year', 'month', 'none'),
  // 26 July - 22 August 2003, Nov. 28 to Dec. 4, 2003
  shape('month', 'nM', '(?:nt?\\.?f?)?(M)\\.?f?(?:nt?)?[fj-]{1,3}(?:nt?\\.?f?)?(M)\\.?f?(?:nt?)?,?f{0,2}(Y)', 'month', 'month', 'year'),
  // 1st quarter of 2003, 2003年第1四半期; "er" is of decades too: 1er trimestre 2003
  shape('month', 'nF', '([nF])[td.]{0,2}qf{0,3}(Y)', 'quarter', 'year'),
  shape('month', 'Y', '(Y)S?[,f]?o?(n)[t.]{0,2}q', 'year', 'quarter'),
  // November/December 2003, week 22-23 of 2016, 2003年11月または12月
  shape('month', 'M', "(M)\\.?f{0,2}[/jf-]f{0,2}(M)\\.?[,/-]?f{0,3}'?(Y)", 'month', 'month', 'year'),
  shape('week', 'W', "W[.-]?f{0,2}[.-]?(n)[/jf-](n)[f,/(.-]{0,4}'?(Y)", 'week', 'week', 'year'),
  shape('month', 'Yn', '(Y)Sf?(n)m?f?[/jf-]f?(n)m', 'year', 'month', 'month'),
  // 平成16年11月, 令和元年
  shape('week', 'e', '(e)([nF])S?f?o?(n)w', 'era', 'year', 'week'),
  shape('month', 'e', '(e)([nF])Sf?(n)m(?:nx)?', 'era', 'year', 'month'),
  shape('year', 'e', '(e)([nF])S', 'era', 'year'),
  // พ.ศ. 2547: four digits of another calendar
  shape('year', 'e', '(e)([Y#])', 'era', 'year'),
  // 2016年第22週, 08年48週
  shape('week', 'Yn', '([Yn])Sf?o?(n)w', 'year', 'week'),
  shape('week', 'Y', '(Y)f?o?(n)w', 'year', 'week'),
  shape('week', 'on', 'o?(n)w[f/,]{0,2}(Y)S?', 'week', 'year'),
  shape('month', 'Yn', '([Yn])Sf?(n)m(?:nx)?', 'year', 'month'),
  shape('month', 'n', '(n)m[f/,]?(Y)S?', 'month', 'year'),
  // week 22 of 2016, KW 22/2016, week 34 of '14, wk 22/14
  shape('week', 'W', "W[.-]?f{0,2}[.-]?(n)[f,/(.-]{0,4}'?(Y)", 'week', 'year'),
  shape('week', 'W', "W\\.?f{0,2}(n)(?:[/-]|f{0,2}')(n)(?![/.-]?[nY#])", 'week', 'year'),
  // the 22nd week of 2016, 22. Woche 2016, first week of 2016
  shape('week', 'n', "(n)[t.-]{1,3}W\\.?[f,/(]{0,4}'?(Y)", 'week', 'year'),
  shape('week', 'n', "(n)W\\.?[f/(]{0,4}'?(Y)", 'week', 'year'),
  shape('week', 'n', "(n)[t.-]{0,3}Wf{0,3}'(n)", 'week', 'year'),
  shape('week', 'F', '(F)W\\.?[f,/(]{0,4}(Y)', 'week', 'year'),
  // 2016, week 22; 2016, 22nd week
  shape('week', 'Y', '(Y)[,/(:-]{0,2}f{0,2}W\\.?f?(n)', 'year', 'week'),
  shape('week', 'Y', '(Y)[,/(-]{0,2}f{0,2}(n)[t.-]{0,3}W', 'year', 'week'),
  // 1998-99, 2003/04
  shape('year', 'Y', 'Y[/-](n)(?![/.-]?[nY#])', 'last'),
  // November 2003, 27 novembre 2003, May 12, 2004, March of 98, Mar-98
  shape('month', 'nM', "(?:nt?\\.?f?)?(M)\\.?(?:f?nt?)?[,/-]?f{0,3}'?(Y)", 'month', 'year'),
  shape('month', 'M', "(?<![nt]\\.?f?)(M)\\.?(?:[/-]|f?'|f?)(n)(?![t/.:,-]?[nY#M])", 'month', 'year'),
  // 48/2008, 11/2003, 2003/11, 03/98
  shape('month', 'n', '(n)[/.-](Y)(?![/.-]n)', 'month', 'year'),
  shape('month', 'Y', '(Y)[/.-](n)(?![/.-]?[nY#])', 'year', 'month'),
  shape('month', 'n', '(n)[/](n)(?![/.-]?[nY#])', 'month', 'year'),
  shape('month', 'Y', '(Y)[,(/-]{0,2}f?(M)', 'year', 'month'),
  // 1980s, '80s, 80年代, années 80
  shape('decade', 'Yn', "([Yn])['-]?d", 'decade'),
  shape('decade', 'd', "d\\.?f{0,2}'?([Yn])", 'decade'),
  // nineties
  shape('decade', 'e', '(e)', 'named'),
  // 20 years old, 20+ years old
  shape('age', 'n', '(n)[+]?f?a', 'age'),
  // twenty years old
  shape('age', 'N', '(N)f?a', 'age'),
  shape('year', 'Y', '(Y)S?', 'year'),
  shape('year', 'n', '(n)S', 'year'),
  shape('year', "'", "'(n)", 'year'),
];

function shape(form: DateForm, begins: string, pattern: string, ...holds: Shape['holds']): Shape {
  return { form, begins, pattern: new RegExp(pattern, 'dy'), holds };
}

/** Shapes by the letter with which they can begin. */
const BY_LETTER: ReadonlyMap<string, readonly Shape[]> = new Map(
  Array.from("YnNMWFoed'", (letter) => [
    letter,
    SHAPES.filter(({ begins }) => begins.includes(letter)),
  ]),
);

/**
 * The dates in a text, whatever happened then.
 *
 * @param thisYear the current year, from which ages are counted
 * @example
 * writtenDatesIn(sceneFor('made in October 2004'), 2026)[0].time.when // => {"year":2004,"month":10}
 */
export function writtenDatesIn(scene: Scene, thisYear: number): readonly WrittenDate[] {
  const letters = lettersOf(scene);
  const dates: WrittenDate[] = [];
  let index = 0;
  while (index < letters.length) {
    const date = dateAt(scene, letters, index, thisYear);
    if (date) dates.push(date);
    index = date?.end ?? index + 1;
  }
  return withSpans(scene, dates);
}

function dateAt(
  scene: Scene,
  letters: string,
  first: number,
  thisYear: number,
): WrittenDate | undefined {
  for (const shape of BY_LETTER.get(letters.charAt(first)) ?? []) {
    shape.pattern.lastIndex = first;
    const [whole, ...groups] = shape.pattern.exec(letters)?.indices ?? [];
    if (!whole) continue;
    const [, end] = whole;
    if (!staysTogether(scene, first, end)) continue;
    const places = groups.filter((group) => group !== undefined).map(([place]) => place);
    const found = timeAt(scene, shape, places, thisYear);
    if (found) return modified(scene, { ...found, first, end });
  }
  return undefined;
}

/** A date does not cross the end of a sentence: "KW 22. 2016". */
function staysTogether({ tokenAt }: Scene, first: number, end: number): boolean {
  for (let index = first + 1; index < end; index += 1) {
    const [before, token, next] = [tokenAt(index - 1), tokenAt(index), tokenAt(index + 1)];
    const isBetween = before.kind === 'number' && next.kind === 'number' && next.isApart;
    if (token.kind === 'stop' && isBetween) return false;
  }
  return true;
}

interface DateParts {
  year?: number | undefined;
  quarter?: number;
  month?: number;
  week?: number;
}

function timeAt(
  scene: Scene,
  { form, holds }: Shape,
  places: readonly number[],
  thisYear: number,
): Timed | undefined {
  const parts: DateParts = {};
  let begin: Pick<DateParts, 'month' | 'week'> | undefined;
  let era: Omit<Reign, 'names'> | undefined;
  for (const [group, place] of places.entries()) {
    const token = scene.tokenAt(place);
    const hold = holds[group];
    if (hold === 'decade') return decadeOf(token);
    if (hold === 'last') return yearsUntil(calendarYear(scene, place - 2), token);
    if (hold === 'age') return ageOf(token, thisYear);
    if (hold === 'era' || hold === 'named') era = token.entry?.era;
    if (hold === 'named') return era && decadeNamed(era);
    if (hold === 'quarter') parts.quarter = numberOf(token);
    if (hold === 'year') {
      parts.year = era ? eraYear(era, numberOf(token)) : yearOf(scene, place, form, thisYear);
    } else if (hold === 'month' || hold === 'week') {
      if (parts[hold] !== undefined) begin = { [hold]: parts[hold] };
      parts[hold] = numberOf(token);
    }
  }
  const timed = timeOfParts(form, parts);
  const { year } = parts;
  if (!begin || !timed || year === undefined) return timed;
  // "December/January 2004" begins the year before.
  const isBefore = Number(begin.month ?? begin.week) > Number(parts.month ?? parts.week);
  const first = timeOfParts(form, { year: isBefore ? year - 1 : year, ...begin });
  return first && { form, time: spanTime(first.time, timed.time) };
}

/** A month by its name is its number, "first" is 1, "twenty" 20. */
function numberOf(token: Token): number {
  return token.entry?.month ?? token.entry?.number ?? (has(token, is.first) ? 1 : token.value);
}

function eraYear(
  { first, last = LATEST }: Omit<Reign, 'names'>,
  count: number,
): number | undefined {
  const year = first + count - 1;
  return year >= Math.max(first, EARLIEST) && year <= Math.min(last, LATEST) ? year : undefined;
}

/** Two digits count as a year, 1980 to this one, if more words make a date of them. */
function yearOf(scene: Scene, place: number, form: DateForm, thisYear: number): number | undefined {
  const { tokenAt } = scene;
  const { digits, value } = tokenAt(place);
  if (digits === 4) return calendarYear(scene, place);
  const year = value < 80 ? 2000 + value : 1900 + value;
  const before = tokenAt(place - 1);
  if (digits !== 2 || year > thisYear || before.entry?.era) return undefined;
  if (form !== 'month' || year < 2000) return year;
  const isSet =
    before.kind === 'slash' && tokenAt(place - 2).kind === 'number'
      ? isMonthAlone(scene, place - 2)
      : // A day or a size may follow a month: "May 12".
        ['quote', 'dash', 'slash'].includes(before.kind) ||
        has(tokenAt(place + 1), is.yearSign) ||
        year < 2010;
  return isSet ? year : undefined;
}

/** 03/08 and 12/16, but not 9/11 and 1/12/16. */
function isMonthAlone({ tokenAt }: Scene, place: number): boolean {
  const { digits, value } = tokenAt(place);
  return digits === 2 && value < 13 && tokenAt(place - 1).kind !== 'slash';
}

function timeOfParts(form: DateForm, parts: DateParts): Timed | undefined {
  const { year, quarter, month, week } = parts;
  if (year === undefined) return undefined;
  if (quarter !== undefined) {
    const part = QUARTERS[quarter - 1];
    return part && partOf({ form: 'year', time: timeOf({ year }) }, part);
  }
  if (week !== undefined) {
    return week > 0 && week <= weeksIn(year) ? { form, time: timeOf({ year, week }) } : undefined;
  }
  if (month === undefined) return { form, time: timeOf({ year }) };
  // 48/2008
  if (month > 12 && form === 'month') return timeOfParts('week', { year, week: month });
  return month > 0 && month < 13 ? { form, time: timeOf({ year, month }) } : undefined;
}

/** 1998-99; 2003/04 may be a month and the next year too, 2003/11 is a month. */
function yearsUntil(year: number, { value, digits }: Token): Timed | undefined {
  if (digits !== 2) return undefined;
  const last = year - (year % 100) + value;
  const isLater = value > 12 ? last > year : last === year + 1;
  return isLater
    ? { form: 'year', time: { ...yearsTime(year, last, 0), isExact: true } }
    : undefined;
}

function decadeOf({ value, digits }: Token): Timed | undefined {
  let first = value;
  if (digits === 2) first += value < 50 ? 2000 : 1900;
  if (value % 10 !== 0 || first > 2020) return undefined;
  return { form: 'decade', time: yearsTime(first, first + 9, DECADE_YEARS) };
}

/** "Nineties", which is in the lexicon as a time of ten years. */
function decadeNamed({ first, last = LATEST }: Omit<Reign, 'names'>): Timed | undefined {
  return last - first === 9
    ? { form: 'decade', time: yearsTime(first, last, DECADE_YEARS) }
    : undefined;
}

function ageOf(token: Token, thisYear: number): Timed | undefined {
  const value = numberOf(token);
  if (value < 2 || value > 80) return undefined;
  const year = thisYear - value;
  return { form: 'age', time: yearsTime(year, year, AGE_YEARS) };
}

interface Part {
  /** From which month of a year to which; a season with a month's grace, a winter from the year before into the next. */
  readonly months: readonly [first: number, last: number];
  /** Which years of a decade. */
  readonly years?: readonly [first: number, last: number];
}

// prettier-ignore
const PARTS: Readonly<Record<PartId, Part>> = {
  firstHalf: { months: [1, 6], years: [0, 4] }, secondHalf: { months: [7, 12], years: [5, 9] },
  early: { months: [1, 4], years: [0, 3] }, mid: { months: [5, 8], years: [4, 6] }, late: { months: [9, 12], years: [7, 9] },
  spring: { months: [2, 6] }, summer: { months: [5, 9] }, autumn: { months: [8, 12] }, winter: { months: [-1, 15] },
  q1: { months: [1, 3] }, q2: { months: [4, 6] }, q3: { months: [7, 9] }, q4: { months: [10, 12] },
};

const QUARTERS: readonly PartId[] = ['q1', 'q2', 'q3', 'q4'];

/** A part of a year or of a decade. */
function partOf({ form, time }: Timed, part: PartId): Timed | undefined {
  const year = yearOfDay(time.from);
  const { months, years } = PARTS[part];
  if (form === 'decade' && years) {
    return { form, time: yearsTime(year + years[0], year + years[1], DECADE_YEARS) };
  }
  if (form !== 'year' || !time.when) return undefined;
  const { from } = monthInterval(year, months[0]);
  const { to } = monthInterval(year, months[1]);
  return { form: 'month', time: { from, to, isExact: false, grace: 0 } };
}

/** A date with the words right before and after it: circa, early, 頃, 前半, since. */
function modified(scene: Scene, bare: Bare): WrittenDate {
  const { tokenAt } = scene;
  let { form, time, first, end } = bare;
  let limit: WrittenDate['limit'] = 'none';
  let parts = 0;
  const take = (index: number): boolean => {
    const token = tokenAt(index);
    const { part } = token.entry ?? {};
    const timed = part && partOf(bare, part);
    if (timed) {
      // "Spring/Summer 2014" is from one to the other.
      time = parts > 0 ? spanTime(time, timed.time) : timed.time;
      ({ form } = timed);
      parts += 1;
    } else if (has(token, is.about) || isTilde(scene, index)) time = about(time, ABOUT_YEARS);
    else if (has(token, is.around)) time = about(time, AROUND_YEARS);
    else return false;
    return true;
  };
  // After: 2000年代前半, 1998年頃, 1998 or so, 1998年以降.
  const isSaid = () => {
    const { isUnspaced, entry } = tokenAt(end);
    if (entry?.part !== undefined) return tokenAt(end + 1).kind !== 'number';
    return isUnspaced || (has(tokenAt(end), is.about) && endsHere(scene, end + 1));
  };
  // 2010年の春に
  const isPartNext = tokenAt(end).isUnspaced && tokenAt(end + 1).entry?.part !== undefined;
  if (has(tokenAt(end), is.fill) && isPartNext) end += 1;
  while (end - bare.end < 3 && isSaid() && take(end)) end += 1;
  if (tokenAt(end).isUnspaced) limit = limitOf(tokenAt(end));
  // Before: circa 1998, in the early 1990s, around the year 1998, before 1998.
  for (let at = first - 1; bare.first - at <= 4; at -= 1) {
    const token = tokenAt(at);
    if (take(at)) first = at;
    else if (limitOf(token) !== 'none' && !token.isUnspaced) {
      // "Between 26 July and 22 August 2003"
      const isRange = bare.form === 'month' && !bare.time.when;
      if (!isRange) limit = limitOf(token);
      break;
    } else if (token.kind === 'colon') {
      // "Circa: 2014", "Baujahr ca.: 2014"
      if (isHedged(scene, at)) time = about(time, ABOUT_YEARS);
      break;
    } else {
      const isJoint =
        token.kind === 'quote' ||
        (token.kind === 'stop' && has(tokenAt(at - 1), is.about)) ||
        (token.kind === 'dash' && form === 'decade') ||
        (parts > 0 && ['dash', 'slash'].includes(token.kind));
      const isMonth = form === 'month' && token.entry?.month !== undefined;
      if (!isJoint && !isMonth && !has(token, is.small)) break;
    }
  }
  const span = { first, end, from: tokenAt(first).from, to: tokenAt(end - 1).to };
  return { form, time, ...span, limit };
}

/** Whether the heading that ends at a colon says that its value is not exact. */
function isHedged({ tokenAt }: Scene, colon: number): boolean {
  for (let at = colon - 1; colon - at < 4; at -= 1) {
    const token = tokenAt(at);
    if (has(token, is.about) || has(token, is.around)) return true;
    const isAbbreviation = token.kind === 'stop' && has(tokenAt(at - 1), is.about);
    if (token.kind !== 'word' && !isAbbreviation) return false;
  }
  return false;
}

function limitOf(token: Token): WrittenDate['limit'] {
  if (has(token, is.upTo)) return 'upTo';
  return has(token, is.limit) ? 'open' : 'none';
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

/** The dates of a text, with alternatives or a span as one time: 2003-2005, 2003 or 2004, between 2003 and 2005, Dec 2003/Jan 2004. */
function withSpans(scene: Scene, dates: readonly WrittenDate[]): readonly WrittenDate[] {
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
  const hasOr = between.some((token) => has(token, is.or));
  return (
    between.some((token) => (isSign(token) && date.form === next.form) || has(token, is.span)) &&
    between.every(
      (token) => isSign(token) || has(token, is.spanWord) || (hasOr && token.kind === 'open'),
    )
  );
}

function spanOf({ tokens, tokenAt }: Scene, date: WrittenDate, next: WrittenDate): WrittenDate {
  // "Between 1980 and 1983" is a time; "since 1980 or 1981" is a bound.
  const isBetween = tokens.slice(date.end, next.first).some((token) => has(token, is.between));
  const limit = isBetween && date.limit === 'open' ? 'none' : date.limit;
  const places = [1, 2, 3].map((by) => date.first - by);
  const lead = isBetween ? places.find((index) => has(tokenAt(index), is.limit)) : undefined;
  const first = lead ?? date.first;
  return {
    form: next.form,
    time: spanTime(date.time, next.time),
    first,
    end: next.end,
    from: tokenAt(first).from,
    to: next.to,
    limit,
  };
}

/** From the beginning of one time to the end of another. */
function spanTime(a: StatedTime, b: StatedTime): StatedTime {
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
