import { DATE_WORDS } from './date-words.ts';
import type { StatedDate } from './stated-date.ts';
import { anyPhrase, type Context, matchesOf, type TextSpan } from './text.ts';
import { combine } from './vocabulary.ts';

/** A date as a text writes it, whatever happened then. */
export interface WrittenDate extends TextSpan {
  readonly when: StatedDate;
}

/** No bag that is dated by a reign is older. */
const EARLIEST = 1950;

/** How much of the text around a date is looked at, in characters. */
export const NEAR = 70;

const { latin, cjk } = combine(DATE_WORDS);

const monthNames = DATE_WORDS.flatMap(({ months = [] }) =>
  months.flatMap((names, index) => names.split(' ').map((name) => ({ name, month: index + 1 }))),
);

const monthOf: ReadonlyMap<string, number> = new Map(
  monthNames.map(({ name, month }) => [unaccented(name), month]),
);

function unaccented(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The name of a month, or its short form. */
export const MONTH = anyPhrase(monthNames.flatMap(({ name }) => [name, unaccented(name)]));
const NUMBER = `(?:${latin('weekNumber')}|#)?`;
const OF_YEAR = `(?:${latin('ofYear')} )*`;
const ORDINAL = `(?:${latin('ordinals')}|°|\\.)`;

const ERAS = DATE_WORDS.flatMap(({ eras = [] }) => eras).map(({ names, first, last }) => {
  const name = `(?:${names.join('|')})`;
  return { name, pattern: new RegExp(`^${name}`, 'u'), first, last: last ?? Infinity };
});
const ERA = `(?:${ERAS.map(({ name }) => name).join('|')})`;

/** Two digits of a year: 1980 to 2026. */
const SHORT_YEAR = '(?:[89]\\d|[01]\\d|2[0-6])';

/**
 * A year that may be one of making; none in prices, decades and longer numbers. Of two digits only where more makes a date
 * of them: `week 34 of '14`, 08年48週. A year of a reign has its name in front: 平成16年.
 */
const YEAR = new RegExp(
  [
    '(?<![a-zß-ɏ\\d]|\\p{Sc} ?|(?<![a-zß-ɏ]\\d{3,4}|(?<![\\d.,/-])(?:0?[1-9]|1[0-2]))(?<=\\d)[.,])(?:19[5-9]\\d|20[0-4]\\d)' +
      "(?!\\d|(?!w\\d)[a-zß-ɏ]|,\\d\\d?(?!\\d)|\\.(?!(?:0[1-9]|1[0-2])(?!\\d|[.,]\\d))\\d|\\p{Sc}|['’]?s| ?(?:cm|mm|eur|usd|€)(?!\\p{L}))",
    `(?<!\\d|${ERA} ?)${SHORT_YEAR}(?=${cjk('yearSign')} ?${cjk('possessive')}?(?:${cjk('ordinalSign')}? ?\\d{1,2} ?${cjk('weekSignAfterShortYear')}` +
      `|\\d{1,2} ?${cjk('monthSign')}(?! ?${cjk('aboutMonth')})|${cjk('madeSign')}))`,
    `(?<=${latin('weekBeforeShortYear')}\\.? ?\\d{1,2} ?[/-] ?)${SHORT_YEAR}(?![\\da-zß-ɏ/-]|\\.\\d)`,
    `(?<=(?<![a-zß-ɏ])${MONTH}\\.?[ -])(?:[89]\\d|0\\d|(?<=-)(?:1\\d|2[0-6]))(?![\\da-zß-ɏ]|[.,/:-]\\d|,? (?:19|20)\\d\\d)`,
    `(?<=(?:[a-zß-ɏ.(/] ?|\\d[ /])['’])${SHORT_YEAR}(?![\\da-zß-ɏ]|['’]?s)`,
    `(?<=(?<![\\d/.,-])(?:0[1-9]|1[0-2])\\/)${SHORT_YEAR}(?![\\da-zß-ɏ/-]|[.,]\\d)`,
    `${ERA} ?(?:\\d{1,2}|${cjk('firstYear')})(?= ?${cjk('yearSign')})`,
  ].join('|'),
  'gu',
);

/** How a year becomes a week or a month, which a group of the pattern names: what stands beside it, tried top to bottom. */
const PARSERS: readonly {
  readonly side: 'before' | 'after';
  readonly pattern: RegExp;
}[] = [
  // 第22週, 22週目, 22周
  after(
    `^ ?${cjk('yearSign')}?${cjk('possessive')}? ?${cjk('ordinalSign')}? ?(?<week>\\d{1,2}) ?${cjk('weekSign')}`,
  ),
  // 28週/2009年
  before(
    `(?<!\\d)(?<week>\\d{1,2}) ?${cjk('weekSignBeforeYear')} ?(?:[/,、・]|${cjk('possessive')})? ?$`,
  ),
  // week 22 of 2016, KW 22/2016
  before(
    `(?<![a-zß-ɏ])${latin('week')}\\.? ?${NUMBER}(?<week>\\d{1,2})(?:[,/( ‑–-]| ${latin('ofWeek')}){0,3} ?${OF_YEAR}['’]?$`,
  ),
  // the 22nd week of 2016, 22e semaine 2016, 22. Woche 2016
  before(
    `(?<![\\da-zß-ɏ])(?<week>\\d{1,2}|${latin('first')})${ORDINAL}? ?${latin('week')}(?![a-zß-ɏ])\\.?[,/( ]{0,2}${OF_YEAR}['’]?$`,
  ),
  // 2016, week 22; 2016 (KW 22)
  after(
    `^[,/ (:–-]{0,3}(?:${latin('inWeek')} )?${latin('week')}\\.? ?${NUMBER}(?<week>\\d{1,2})(?!\\d)`,
  ),
  // 2016, 22nd week
  after(
    `^[,/ (–-]{1,3}(?:${latin('the')} )?(?<week>\\d{1,2})${ORDINAL}? ?${latin('week')}(?![a-zß-ɏ])`,
  ),
  // 2003年11月
  after(
    `^ ?${cjk('yearSign')}${cjk('possessive')}? ?(?<month>1[0-2]|0?[1-9]) ?${cjk('monthSign')}`,
  ),
  // November 2003, 27 novembre 2003, noviembre de 2003
  before(
    `(?<![a-zß-ɏ\\d])(?:\\d{1,2}(?:${latin('dayOrdinals')}|\\.)? (?:${latin('ofMonth')} )?)?(?<month>${MONTH})\\.?` +
      `(?: \\d{1,2}${latin('dayOrdinalsAfter')}?)?[,-]? ?${OF_YEAR}['’]?$`,
  ),
  // 48/2008, 2008/48: no month has such a number
  before('(?<![\\d/.-])(?<week>1[3-9]|[2-4]\\d|5[0-3]) ?\\/ ?$'),
  after('^\\/(?<week>1[3-9]|[2-4]\\d|5[0-3])(?![\\d/])'),
  // 11月2003年
  before(`(?<!\\d)(?<month>1[0-2]|0?[1-9]) ?${cjk('monthSign')}${cjk('possessive')}?[ /,、]?$`),
  // 11/2003
  before('(?<![\\d/.-])(?<month>1[0-2]|0?[1-9]) ?[/.-] ?$'),
  // 2003/11, 2003-11
  after('^[/.-](?<month>1[0-2]|0?[1-9])(?![\\d/-]|\\.\\d|[a-zß-ɏ])'),
  // 2003 November, 2003 (November), 2003 in November
  after(
    `^[, (/-]{1,3}(?:${latin('inMonth')} )?(?<month>${MONTH})(?![a-zß-ɏ])(?! ${latin('notAfterMonth')})`,
  ),
];

function before(pattern: string): (typeof PARSERS)[number] {
  return { side: 'before', pattern: new RegExp(pattern, 'u') };
}

function after(pattern: string): (typeof PARSERS)[number] {
  return { side: 'after', pattern: new RegExp(pattern, 'u') };
}

const FIRST = new RegExp(`^${latin('first')}$`, 'u');

/** Two digits are a year by themselves in "2009年製" and "made in '09". */
const MADE_AFTER = new RegExp(`^${cjk('yearSignAfter')}${cjk('madeSign')}`, 'u');

/**
 * The dates of a folded text: its years, with what makes a month or a week of them.
 *
 * @example
 * writtenDatesIn('made in october 2004')[0].when // => {"year":2004,"month":10}
 */
export function writtenDatesIn(plain: string): readonly WrittenDate[] {
  return matchesOf(plain, YEAR).flatMap(({ 0: year, index }) => dateAt(plain, index, year) ?? []);
}

/**
 * What stands close around a part of a text.
 *
 * @example
 * contextOf('in 2004, in France', { from: 3, to: 7 }) // => {"before":"in ","after":", in France"}
 */
export function contextOf(plain: string, { from, to }: TextSpan): Context {
  return { before: plain.slice(Math.max(0, from - NEAR), from), after: plain.slice(to, to + NEAR) };
}

function dateAt(plain: string, index: number, digits: string): WrittenDate | undefined {
  const end = index + digits.length;
  const year = yearOf(digits);
  if (year === undefined) return undefined;
  const context = contextOf(plain, { from: index, to: end });
  for (const { side, pattern } of PARSERS) {
    const match = pattern.exec(context[side]);
    if (!match?.groups) continue;
    const { week, month = '' } = match.groups;
    const count = countOf(week ?? month);
    if (count < 1 || count > 53) continue;
    const length = match[0].length;
    return {
      from: side === 'before' ? index - length : index,
      to: side === 'before' ? end : end + length,
      when: week === undefined ? { year, month: count } : { year, week: count },
    };
  }
  const isYear =
    !/^\d\d$/.test(digits) || MADE_AFTER.test(context.after) || /['’]$/.test(context.before);
  return isYear ? { from: index, to: end, when: { year } } : undefined;
}

/** `14` is 2014, `89` is 1989, 平成16 is 2004; undefined for a year that a reign does not have. */
function yearOf(digits: string): number | undefined {
  const era = ERAS.find(({ pattern }) => pattern.test(digits));
  if (era) {
    const year = era.first + Number(/\d+/.exec(digits)?.[0] ?? 1) - 1;
    return year >= era.first && year <= era.last && year >= EARLIEST ? year : undefined;
  }
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 80 ? 2000 + year : 1900 + year;
}

function countOf(text: string): number {
  return FIRST.test(text) ? 1 : (monthOf.get(unaccented(text)) ?? Number(text));
}
