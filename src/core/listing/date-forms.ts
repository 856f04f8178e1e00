import type { CodeDate } from '../notices.ts';
import { oneOf, type Span } from './text.ts';

/** A date of making as a seller states it: a year, or a month or an ISO 8601 week of one. */
export type Stated =
  | CodeDate
  | {
      /** A calendar year. */
      readonly year: number;
      readonly month?: never;
      readonly week?: never;
    };

/** A date as a text writes it, whatever happened then. */
export interface WrittenDate extends Span {
  readonly when: Stated;
}

/** How far around a date is looked, in characters. */
export const NEAR = 70;

/** Names of months in English, French, Italian, Spanish and German, January first; accents and case make no difference. */
const MONTHS = [
  'january jan janvier janv gennaio gen enero januar jänner',
  'february feb février févr fév febbraio febrero februar',
  'march mar mars marzo märz maerz mrz',
  'april apr avril avr aprile abril abr',
  'may mai maggio mag mayo',
  'june jun juin giugno giu junio juni',
  'july jul juillet juil luglio lug julio juli',
  'august aug août agosto ago',
  'september sept sep septembre settembre set septiembre',
  'october oct octobre ottobre ott octubre oktober okt',
  'november nov novembre noviembre',
  'december dec décembre déc dicembre dic diciembre dezember dez',
].map((names) => names.split(' '));

const monthOf: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.map((name) => [unaccented(name), at + 1] as const)),
);

function unaccented(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const MONTH = oneOf([...new Set([...MONTHS.flat(), ...MONTHS.flat().map(unaccented)])]);
const WEEK = 'weeks?|wk|semaine|sem|settimana|sett|semana|kalenderwoche|woche|kw|[sw](?=\\d)';
/** What may stand between the word for a week and its number. */
const NUMBER = '(?:no\\.? ?|number |nr\\.? ?|n[°º.] ?|#)?';
const OF =
  "(?:(?:of|in|de|del|des|du|vom|von|im|the|year|jahr(?:es)?|anno|dell['’]anno|de l['’]année|année|año|l['’]an) )";

/**
 * A year that may be one of making; none in prices, decades and longer numbers. Of two digits only where more makes a date
 * of them: `week 34 of '14`, 08年48週.
 */
const YEAR = new RegExp(
  [
    /(?<![a-zß-ɏ\d]|\p{Sc} ?|(?<![a-zß-ɏ]\d{3,4}|(?<![\d.,/-])(?:0?[1-9]|1[0-2]))(?<=\d)[.,])(?:19[5-9]\d|20[0-4]\d)(?!\d|(?!w\d)[a-zß-ɏ]|,\d\d?(?!\d)|\.(?!(?:0[1-9]|1[0-2])(?!\d|[.,]\d))\d|\p{Sc}|['’]?s| ?(?:cm|mm|eur|usd|€)(?!\p{L}))/u,
    /(?<!\d|平成|昭和|令和|(?<![a-zß-ɏ])[hrs]\.?)(?:[89]\d|[01]\d|2[0-6])(?=[年년] ?(?:の)?(?:第? ?\d{1,2} ?(?:週|周|번째 주|주차)|\d{1,2} ?[月월](?! ?[頃末日经])|製(?!品)))/u,
    /(?<=(?:wk|week|kw|woche|semaine|settimana|semana)\.? ?\d{1,2} ?[/-] ?)(?:[89]\d|[01]\d|2[0-6])(?![\da-zß-ɏ/-]|\.\d)/u,
    new RegExp(
      `(?<=(?<![a-zß-ɏ])${MONTH}\\.?[ -])(?:[89]\\d|0\\d|(?<=-)(?:1\\d|2[0-6]))(?![\\da-zß-ɏ]|[.,/:-]\\d|,? (?:19|20)\\d\\d)`,
      'u',
    ),
    /(?<=(?:[a-zß-ɏ.(/] ?|\d[ /])['’])(?:[89]\d|[01]\d|2[0-6])(?![\da-zß-ɏ]|['’]?s)/u,
    /(?<=(?<![\d/.,-])(?:0[1-9]|1[0-2])\/)(?:[89]\d|[01]\d|2[0-6])(?![\da-zß-ɏ/-]|[.,]\d)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** How a year becomes a month or a week: what stands before it or behind it, tried top to bottom. */
const PARTS: readonly {
  readonly unit: 'week' | 'month';
  readonly side: 'before' | 'after';
  /** Its first group is the week, or the month by number or name. */
  readonly pattern: RegExp;
}[] = [
  // 第22週, 22週目, 22周
  {
    unit: 'week',
    side: 'after',
    pattern: /^ ?[年년]?(?:の)? ?第? ?(\d{1,2}) ?(?:週目?|周|번째 주|주차?)/u,
  },
  // 28週/2009年
  {
    unit: 'week',
    side: 'before',
    pattern: /(?<!\d)(\d{1,2}) ?(?:週目?|周|주차?) ?[/,、・の]? ?$/u,
  },
  // week 22 of 2016, KW 22/2016
  {
    unit: 'week',
    side: 'before',
    pattern: new RegExp(
      `(?<![a-zß-ɏ])(?:${WEEK})\\.? ?${NUMBER}(\\d{1,2})(?:[,/( ‑–-]| of){0,3} ?${OF}*['’]?$`,
      'u',
    ),
  },
  // the 22nd week of 2016, 22e semaine 2016, 22. Woche 2016
  {
    unit: 'week',
    side: 'before',
    pattern: new RegExp(
      `(?<![\\da-zß-ɏ])(\\d{1,2}|first|première|prima|primera|ersten?)(?:st|nd|rd|th|er|re|e|è|i?ème|i?eme|ère|ª|(?:es)?i?m?a|te|ten|º|°|\\.)? ?(?:${WEEK})(?![a-zß-ɏ])\\.?[,/( ]{0,2}${OF}*['’]?$`,
      'u',
    ),
  },
  // 2016, week 22; 2016 (KW 22)
  {
    unit: 'week',
    side: 'after',
    pattern: new RegExp(`^[,/ (:–-]{0,3}(?:in )?(?:${WEEK})\\.? ?${NUMBER}(\\d{1,2})(?!\\d)`, 'u'),
  },
  // 2016, 22nd week
  {
    unit: 'week',
    side: 'after',
    pattern: new RegExp(
      `^[,/ (–-]{1,3}(?:the )?(\\d{1,2})(?:st|nd|rd|th|er|re|e|è|i?ème|i?eme|ère|ª|(?:es)?i?m?a|te|ten|º|°|\\.)? ?(?:${WEEK})(?![a-zß-ɏ])`,
      'u',
    ),
  },
  // 2003年11月
  { unit: 'month', side: 'after', pattern: /^ ?[年년](?:の)? ?(1[0-2]|0?[1-9]) ?[月월]/u },
  // November 2003, 27 novembre 2003, noviembre de 2003
  {
    unit: 'month',
    side: 'before',
    pattern: new RegExp(
      `(?<![a-zß-ɏ\\d])(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de )?)?(${MONTH})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?[,-]? ?${OF}*['’]?$`,
      'u',
    ),
  },
  // 48/2008, 2008/48: no month has such a number
  { unit: 'week', side: 'before', pattern: /(?<![\d/.-])(1[3-9]|[2-4]\d|5[0-3]) ?\/ ?$/u },
  { unit: 'week', side: 'after', pattern: /^\/(1[3-9]|[2-4]\d|5[0-3])(?![\d/])/u },
  // 11月2003年
  { unit: 'month', side: 'before', pattern: /(?<!\d)(1[0-2]|0?[1-9]) ?[月월](?:の)?[ /,、]?$/u },
  // 11/2003
  { unit: 'month', side: 'before', pattern: /(?<![\d/.-])(1[0-2]|0?[1-9]) ?[/.-] ?$/u },
  // 2003/11, 2003-11
  { unit: 'month', side: 'after', pattern: /^[/.-](1[0-2]|0?[1-9])(?![\d/-]|\.\d|[a-zß-ɏ])/u },
  // 2003 November, 2003 (November), 2003 in November
  {
    unit: 'month',
    side: 'after',
    pattern: new RegExp(
      `^[, (/-]{1,3}(?:in |im |en |nel )?(${MONTH})(?![a-zß-ɏ])(?! (?:be|have|need|show|not))`,
      'u',
    ),
  },
];

/**
 * The dates of a folded text: its years, with what makes a month or a week of them.
 *
 * @example
 * writtenDatesIn('made in october 2004')[0].when // => {"year":2004,"month":10}
 */
export function writtenDatesIn(plain: string): readonly WrittenDate[] {
  return [...plain.matchAll(YEAR)].flatMap(
    ({ 0: year, index }) => dateAt(plain, index, year) ?? [],
  );
}

/** What stands close before and behind something. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/**
 * What stands close around a part of a text.
 *
 * @example
 * aroundOf('in 2004, in France', { from: 3, to: 7 }) // => {"before":"in ","after":", in France"}
 */
export function aroundOf(plain: string, { from, to }: Span): Around {
  return { before: plain.slice(Math.max(0, from - NEAR), from), after: plain.slice(to, to + NEAR) };
}

/** Two digits alone are no year. */
function dateAt(plain: string, index: number, digits: string): WrittenDate | undefined {
  const end = index + digits.length;
  const year = yearOf(digits);
  const around = aroundOf(plain, { from: index, to: end });
  for (const { unit, side, pattern } of PARTS) {
    const [whole = '', named = ''] = pattern.exec(around[side]) ?? [];
    const count = countOf(named);
    if (count < 1 || count > 53) continue;
    const [from, to] =
      side === 'before' ? [index - whole.length, end] : [index, end + whole.length];
    const when = unit === 'week' ? { year, week: count } : { year, month: count };
    return { from, to, when };
  }
  return isYear(digits, around) ? { from: index, to: end, when: { year } } : undefined;
}

/** Two digits are a year by themselves in "2009年製" and "made in '09". */
function isYear(digits: string, { before, after }: Around): boolean {
  return digits.length === 4 || after.startsWith('年製') || /['’]$/.test(before);
}

/** `14` is 2014, `89` is 1989. */
function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 80 ? 2000 + year : 1900 + year;
}

function countOf(named: string): number {
  if (/^(?:first|prem|prim|erst)/u.test(named)) return 1;
  return monthOf.get(unaccented(named)) ?? Number(named);
}
