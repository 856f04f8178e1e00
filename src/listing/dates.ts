import { weeksIn } from '../core/calendar.ts';
import { type StatedDate, type StatedTime, timeOf, yearsTime } from '../core/stated.ts';
import { meanings } from './lexicon.ts';
import { has, type Token } from './lexer.ts';
import type { Scene } from './scene.ts';
import type { TextSpan } from './text.ts';

/** How a date is written. */
export type DateForm = 'day' | 'week' | 'month' | 'year' | 'decade' | 'age';

/** A date as a text writes it, whatever happened then. */
export interface WrittenDate extends TextSpan {
  readonly form: DateForm;
  readonly time: StatedTime;
  /** Its first token, and the one behind its last. */
  readonly first: number;
  readonly end: number;
  /** "Before 1998" is a bound and no date. */
  readonly isLimit: boolean;
  /** "90s style" is not of that time. */
  readonly isLookalike: boolean;
}

/** No bag that is dated by a reign is older. */
const EARLIEST = 1950;
const LATEST = 2049;

/** By how much a year of the Buddhist calendar is the larger. */
const BUDDHIST = 543;

/** Years that "circa" may be off, and those that 頃 may. */
const ABOUT_YEARS = 2;
const AROUND_YEARS = 1;

/** Parts of a decade and ages are off by so many years. */
const DECADE_YEARS = 1;
const AGE_YEARS = 2;

const UNIT = meanings('unit');
const WEEK = meanings('week');
const WEEK_SIGN = meanings('weekSign');
const YEAR_SIGN = meanings('yearSign');
const MONTH_SIGN = meanings('monthSign');
const ORDINAL_SIGN = meanings('ordinalSign');
const NTH = meanings('nth');
const FIRST = meanings('first');
const DECADE = meanings('decade');
const FILL = meanings('fill', 'year');
const AGE = meanings('age');
const ABOUT = meanings('about');
const AROUND = meanings('around');
const LIMIT = meanings('limit');
const LOOKALIKE = meanings('lookalike');
const MODIFIER = meanings('about', 'around', 'early', 'mid', 'late', 'firstHalf', 'secondHalf');

/** Which years of a decade a word means. */
const PARTS = [
  { mask: meanings('firstHalf'), first: 0, last: 4 },
  { mask: meanings('secondHalf'), first: 5, last: 9 },
  { mask: meanings('early'), first: 0, last: 3 },
  { mask: meanings('mid'), first: 4, last: 6 },
  { mask: meanings('late'), first: 7, last: 9 },
] as const;

/** One letter for each kind of token that a date can have. */
function letterOf(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  if (!token) return ' ';
  switch (token.kind) {
    case 'number':
      return numberLetter(tokens, index);
    case 'mixed':
      return 'x';
    case 'comma':
      return ',';
    case 'slash':
      return '/';
    case 'dash':
      return '-';
    case 'stop':
      return '.';
    case 'open':
      return '(';
    case 'close':
      return ')';
    case 'quote':
      return "'";
    case 'colon':
      return ':';
    case 'word':
      return wordLetter(tokens, index);
    default:
      return 'x';
  }
}

function numberLetter(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  const value = token?.value;
  if (!token || value === undefined) return '#';
  const next = tokens[index + 1];
  if (has(next, UNIT) && !has(next, YEAR_SIGN) && !has(next, DECADE) && !has(next, MONTH_SIGN))
    return '#';
  if (token.digits <= 2) return 'n';
  const year = calendarYear(tokens, index);
  const isYear = token.digits === 4 && year >= EARLIEST && year <= LATEST;
  return isYear && !isInNumber(tokens, index) ? 'Y' : '#';
}

/** Thai years count from 543 BC: ปี 2547 is 2004. Behind a Thai word, so late a year is one of these. */
function calendarYear(tokens: readonly Token[], index: number): number {
  const value = tokens[index]?.value ?? 0;
  const isThai = /\p{Script=Thai}/u.test(tokens[index - 1]?.entry?.phrase ?? '');
  return isThai && value >= EARLIEST + BUDDHIST && value <= LATEST + BUDDHIST
    ? value - BUDDHIST
    : value;
}

/** Whether digits are a part of a longer number: 555-2004, 0033 2004. */
function isInNumber(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const [farther, before, next, behind] = [-2, -1, 1, 2].map((by) => tokens[index + by]);
  const isSign = (sign: Token | undefined) =>
    sign !== undefined && !sign.isApart && ['dash', 'stop', 'slash'].includes(sign.kind);
  if (
    isSign(before) &&
    token?.isApart === false &&
    farther?.kind === 'number' &&
    farther.digits > 2 &&
    before?.kind !== 'slash' &&
    !isPlainYear(farther)
  )
    return true;
  if (before?.kind === 'number' && before.digits > 2 && !isPlainYear(before)) return true;
  if (next?.kind === 'number' && next.digits > 2 && !isPlainYear(next)) return true;
  return (
    isSign(next) &&
    behind?.isApart === false &&
    behind.kind === 'number' &&
    behind.digits > 2 &&
    next?.kind !== 'slash' &&
    !isPlainYear(behind)
  );
}

function isPlainYear({ digits, value = 0 }: Token): boolean {
  return digits === 4 && value >= EARLIEST && value <= LATEST;
}

function wordLetter(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  const entry = token?.entry;
  if (!token || !entry) return 'x';
  const before = tokens[index - 1];
  // A dash may join them: 80-talet, 12-я неделя.
  const joined = before?.kind === 'dash' && !before.isApart ? tokens[index - 2] : before;
  const isBehindNumber = !token.isApart && (joined?.kind === 'number' || joined?.kind === 'quote');
  const next = tokens[index + 1];
  if (
    entry.era &&
    (entry.phrase.length > 1 || (next?.kind === 'number' && has(tokens[index + 2], YEAR_SIGN)))
  )
    return 'e';
  // "Años 80" is a decade, "20 años" is an age.
  const leads = entry.phrase.length > 2 && (token.isUnspaced || before?.kind !== 'number');
  if (has(token, DECADE) && (isBehindNumber || leads)) return 'd';
  if (isBehindNumber && has(token, NTH)) return 't';
  if (has(token, YEAR_SIGN)) return 'S';
  if (has(token, MONTH_SIGN)) return 'm';
  if (has(token, WEEK_SIGN)) return 'w';
  if (has(token, ORDINAL_SIGN)) return 'o';
  if (entry.month !== undefined) return 'M';
  if (has(token, WEEK)) return 'W';
  if (has(token, FIRST)) return 'F';
  if (has(token, AGE)) return 'a';
  if (has(token, FILL)) return 'f';
  return has(token, MODIFIER) ? 'b' : 'x';
}

/** What the letters of a shape are read as. */
interface Parts {
  readonly year?: number;
  readonly month?: number;
  readonly week?: number;
}

/**
 * The shapes of dates, the first that fits counts. Y is a year of four digits, n a number of one or two, M the name of a month, W the
 * word for a week, S m w o the signs 年 月 週 第, t the ending of an ordinal, F "first", e a reign, d a decade, f small words.
 */
const SHAPES: readonly {
  readonly form: DateForm;
  /** The letters with which it can begin. */
  readonly begins: string;
  readonly shape: RegExp;
  /** Which groups hold what: year, month, week, in the order of the groups. */
  readonly holds: readonly ('year' | 'month' | 'week' | 'decade' | 'era' | 'age' | 'none')[];
}[] = [
  shape('day', 'n', '(n)[/.-](n)[/.-](Y)', 'none', 'none', 'year'),
  shape('day', 'Y', '(Y)[/.-](n)[/.-](n)(?![/.-]?n)', 'year', 'month', 'none'),
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
  // November 2003, 27 novembre 2003, May 12, 2004, March of 98, Mar-98
  shape('month', 'nM', "(?:nt?\\.?f?)?(M)\\.?(?:f?nt?)?[,/-]?f{0,3}'?(Y)", 'month', 'year'),
  shape('month', 'M', "(M)\\.?(?:[/-]|f?'|f?)(n)(?![t/.:,-]?[nY#])", 'month', 'year'),
  // 48/2008, 11/2003, 2003/11, 03/98
  shape('month', 'n', '(n)[/.-](Y)(?![/.-]n)', 'month', 'year'),
  shape('month', 'Y', '(Y)[/.-](n)(?![/.-]?[nY#])', 'year', 'month'),
  shape('month', 'n', '(n)[/](n)(?![/.-]?[nY#])', 'month', 'year'),
  shape('month', 'Y', '(Y)[,(/-]{0,2}f?(M)', 'year', 'month'),
  // 1980s, '80s, 80年代, années 80
  shape('decade', 'Yn', "([Yn])['-]?d", 'decade'),
  shape('decade', 'd', "d\\.?f{0,2}'?([Yn])", 'decade'),
  // 20 years old
  shape('age', 'n', '(n)a', 'age'),
  shape('year', 'Y', '(Y)S?', 'year'),
  shape('year', 'n', '(n)S', 'year'),
  shape('year', "'", "'(n)", 'year'),
];

function shape(
  form: DateForm,
  begins: string,
  pattern: string,
  ...holds: (typeof SHAPES)[number]['holds']
): (typeof SHAPES)[number] {
  return { form, begins, shape: new RegExp(pattern, 'dy'), holds };
}

/** Shapes by the letter with which they can begin. */
const BY_LETTER = new Map<string, typeof SHAPES>(
  Array.from("YnMWFoed'", (letter) => [
    letter,
    SHAPES.filter(({ begins }) => begins.includes(letter)),
  ]),
);

/**
 * The dates of a text, whatever happened then.
 *
 * @param thisYear that of today: ages count from it
 * @example
 * writtenDatesIn(sceneFor('made in October 2004'), 2026)[0].time.when // => {"year":2004,"month":10}
 */
export function writtenDatesIn(scene: Scene, thisYear: number): readonly WrittenDate[] {
  const { tokens } = scene;
  const letters = tokens.map((_, index) => letterOf(tokens, index)).join('');
  const dates: WrittenDate[] = [];
  let index = 0;
  while (index < tokens.length) {
    const date = dateAt(scene, letters, index, thisYear);
    if (!date) {
      index += 1;
      continue;
    }
    dates.push(date);
    index = date.end;
  }
  return withoutSpans(scene, dates);
}

function dateAt(
  scene: Scene,
  letters: string,
  index: number,
  thisYear: number,
): WrittenDate | undefined {
  const shapes = BY_LETTER.get(letters.charAt(index));
  if (!shapes) return undefined;
  for (const { form, shape, holds } of shapes) {
    shape.lastIndex = index;
    const match = shape.exec(letters);
    if (!match) continue;
    const places = holds.map((_, group) => match.indices?.[group + 1]?.[0] ?? index);
    const end = index + match[0].length;
    if (!staysTogether(scene, index, end)) continue;
    const date = timeAt(scene, form, holds, places, thisYear);
    if (date) return modified(scene, { ...date, first: index, end });
  }
  return undefined;
}

/** A date does not go across the end of a sentence: "KW 22. 2016". Its lines may. */
function staysTogether({ tokens }: Scene, first: number, end: number): boolean {
  for (let index = first; index < end; index += 1) {
    const token = tokens[index];
    if (
      token?.kind === 'stop' &&
      tokens[index + 1]?.isApart === true &&
      tokens[index - 1]?.kind === 'number' &&
      index > first &&
      tokens[index + 1]?.kind === 'number'
    )
      return false;
  }
  return true;
}

function timeAt(
  { tokens }: Scene,
  form: DateForm,
  holds: (typeof SHAPES)[number]['holds'],
  places: readonly number[],
  thisYear: number,
): { form: DateForm; time: StatedTime } | undefined {
  const parts: { year?: number; month?: number; week?: number } = {};
  let era: { first: number; last: number } | undefined;
  for (const [group, hold] of holds.entries()) {
    const place = places[group] ?? 0;
    const token = tokens[place];
    const value = token?.entry?.month ?? (has(token, FIRST) ? 1 : token?.value);
    if (hold === 'era') era = token?.entry?.era;
    else if (hold === 'decade') return decadeOf(tokens, place);
    else if (hold === 'age') return ageOf(token?.value, thisYear);
    else if (hold === 'year') {
      const year = era ? eraYear(era, numberOf(token)) : yearOf(tokens, place, form);
      if (year === undefined) return undefined;
      parts.year = year;
    } else if (hold !== 'none') {
      if (value === undefined) return undefined;
      parts[hold] = value;
    }
  }
  return whenOfParts(form, parts);
}

function numberOf(token: Token | undefined): number | undefined {
  return has(token, FIRST) ? 1 : token?.value;
}

function eraYear(
  era: { first: number; last: number },
  count: number | undefined,
): number | undefined {
  if (count === undefined) return undefined;
  const year = era.first + count - 1;
  return year >= Math.max(era.first, EARLIEST) && year <= Math.min(era.last, LATEST)
    ? year
    : undefined;
}

/** Two digits of a year, 1980 to 2026, where more makes a date of them. */
function yearOf(tokens: readonly Token[], place: number, form: DateForm): number | undefined {
  const token = tokens[place];
  if (token?.value === undefined) return undefined;
  if (token.digits === 4) return calendarYear(tokens, place);
  if (token.digits !== 2 || tokens[place - 1]?.entry?.era) return undefined;
  const year = token.value < 80 ? 2000 + token.value : 1900 + token.value;
  if (year > 2026) return undefined;
  const [before, farther] = [tokens[place - 1], tokens[place - 2]];
  if (form === 'month') {
    // 03/98 and 3/98, but not 9/11 and 12/16.
    if (before?.kind === 'slash' && farther?.kind === 'number') {
      return farther.digits === 2 &&
        tokens[place - 3]?.kind !== 'slash' &&
        (isLeadingZero(farther) || year < 2000)
        ? year
        : year < 2000
          ? year
          : undefined;
    }
    if (before?.kind === 'quote' || before?.kind === 'dash' || before?.kind === 'slash')
      return year;
    // A day or a size may follow a month: "May 12".
    if (tokens[place + 1]?.entry && has(tokens[place + 1], YEAR_SIGN)) return year;
    return year < 2010 ? year : undefined;
  }
  return year;
}

function isLeadingZero({ digits, value = 0 }: Token): boolean {
  return digits === 2 && value < 13;
}

function whenOfParts(
  form: DateForm,
  { year, month, week }: Parts,
): { form: DateForm; time: StatedTime } | undefined {
  if (year === undefined) return undefined;
  let when: StatedDate;
  if (week !== undefined) {
    if (week < 1 || week > weeksIn(year)) return undefined;
    when = { year, week };
  } else if (month !== undefined) {
    if (month > 12 && month < 54 && form === 'month')
      return whenOfParts('week', { year, week: month });
    if (month < 1 || month > 12) return undefined;
    when = { year, month };
  } else when = { year };
  return { form: when.week !== undefined && form === 'month' ? 'week' : form, time: timeOf(when) };
}

function decadeOf(
  tokens: readonly Token[],
  place: number,
): { form: DateForm; time: StatedTime } | undefined {
  const token = tokens[place];
  if (token?.value === undefined || token.value % 10 !== 0) return undefined;
  let first = token.value;
  if (token.digits === 2) first += first < 50 ? 2000 : 1900;
  if (first < EARLIEST || first > 2020) return undefined;
  return { form: 'decade', time: yearsTime(first, first + 9, DECADE_YEARS) };
}

function ageOf(
  age: number | undefined,
  thisYear: number,
): { form: DateForm; time: StatedTime } | undefined {
  if (age === undefined || age < 2 || age > 80) return undefined;
  const year = thisYear - age;
  return { form: 'age', time: yearsTime(year, year, AGE_YEARS) };
}

/** Adds what stands right before and behind a date: circa, early, 頃, 前半, since. */
function modified(
  { tokens, plain }: Scene,
  date: { form: DateForm; time: StatedTime; first: number; end: number },
): WrittenDate {
  let { time, first, end } = date;
  const { form } = date;
  let isLimit = false;
  const take = (token: Token | undefined): boolean => {
    if (has(token, ABOUT)) time = about(time, ABOUT_YEARS);
    else if (has(token, AROUND)) time = about(time, AROUND_YEARS);
    else {
      const part = form === 'decade' ? PARTS.find(({ mask }) => has(token, mask)) : undefined;
      if (!part) return false;
      const decade = Number(time.from.slice(0, 4));
      time = yearsTime(decade + part.first, decade + part.last, DECADE_YEARS);
    }
    return true;
  };
  // Behind: 2000年代前半, 1998年頃, 1998 or so, 1998年以降.
  for (let count = 0; count < 3; count += 1) {
    const token = tokens[end];
    if (token?.kind !== 'word' || (token.isUnspaced ? false : !token.isApart && count > 0)) break;
    if (token.isUnspaced || (has(token, ABOUT) && endsHere(tokens, end + 1))) {
      if (take(token)) {
        end += 1;
        continue;
      }
      if (token.isUnspaced && has(token, LIMIT)) isLimit = true;
    }
    break;
  }
  // Before: circa 1998, in the early 1990s, around the year 1998, before 1998.
  let at = first - 1;
  for (let count = 0; count < 4; count += 1, at -= 1) {
    const token = tokens[at];
    if (!token) break;
    if (
      token.kind === 'quote' ||
      (token.kind === 'stop' && has(tokens[at - 1], ABOUT)) ||
      (token.kind === 'mark' && plain.text.charAt(token.from) === '≈') ||
      (token.kind === 'dash' && plain.text.charAt(token.from) === '~')
    ) {
      if (token.kind === 'mark' || token.kind === 'dash') {
        time = about(time, ABOUT_YEARS);
        first = at;
      }
      continue;
    }
    if (token.kind === 'dash' && form === 'decade') continue;
    if (token.kind !== 'word') break;
    if (take(token)) {
      first = at;
      continue;
    }
    if (has(token, LIMIT) && !token.isUnspaced) {
      isLimit = true;
      break;
    }
    if (!has(token, FILL) && !(form === 'month' && token.entry?.month !== undefined)) break;
  }
  // Behind: 90s style; before a decade: style années 90, im Stil der 70er.
  let lead = first - 1;
  while (first - lead < 4 && has(tokens[lead], FILL)) lead -= 1;
  const isLookalike =
    (form === 'decade' && has(tokens[lead], LOOKALIKE)) ||
    [end, end + 1].some(
      (index) =>
        has(tokens[index], LOOKALIKE) &&
        (index === end || has(tokens[end], FILL) || tokens[end]?.kind === 'dash'),
    );
  const from = tokens[first]?.from ?? 0;
  const to = tokens[end - 1]?.to ?? from;
  return { form, time, first, end, from, to, isLimit, isLookalike };
}

/** "2004 or so." is said of the year, "May 2004 approx. 20 cm" is not. */
function endsHere(tokens: readonly Token[], index: number): boolean {
  const kind = tokens[index]?.kind ?? 'stop';
  return kind !== 'word' && kind !== 'number' && kind !== 'mixed';
}

function about(time: StatedTime, years: number): StatedTime {
  return { ...time, isExact: false, grace: Math.max(time.grace, years) };
}

const RANGE = meanings('or', 'fill', 'limit');

/** Of several years none is that of making: 2003-2005, 2003 or 2004, 2003年か2004年. */
function withoutSpans(scene: Scene, dates: readonly WrittenDate[]): readonly WrittenDate[] {
  const isSpan = dates.map((date, index) => {
    const next = dates[index + 1];
    if (!next || next.first - date.end > 3 || date.form !== 'year' || next.form !== 'year')
      return false;
    const between = scene.tokens.slice(date.end, next.first);
    if (between.length === 0) return false;
    const isSign = between.some(({ kind }) => kind === 'dash' || kind === 'slash');
    const isWord = between.some(
      (token) =>
        has(token, meanings('or')) ||
        has(token, LIMIT) ||
        (has(token, RANGE) &&
          /^(?:to|and|au|et|a|al|e|y|und|bis|から|~|tot|en|ate)$/.test(token.entry?.phrase ?? '')),
    );
    return (
      (isSign || isWord) &&
      between.every(
        ({ kind }, at) => kind === 'dash' || kind === 'slash' || has(between[at], RANGE),
      )
    );
  });
  return dates.filter((_, index) => isSpan[index] !== true && isSpan[index - 1] !== true);
}
