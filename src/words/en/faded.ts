import type { Day } from '../../core/calendar.ts';
import type { Standing } from '../../core/formats.ts';
import type { CodeDate } from '../../core/notices.ts';
import { type DateWords, type Likeliest, sayDates } from '../candidate-dates.ts';
import { core, monthName, withArticle } from './core.ts';

/** The panel for a stamp with unreadable characters. */
export const fadedPanel = {
  title: 'Possible codes',
  noMatch: (input: string) => `No code we know of fits ${input}.`,
  tooManyMissing: 'With more than two characters unreadable, it could be almost any code.',
  /** In place of the likeliest dates, for digits alone that read as no date of a code. */
  lettersWorn: (date: string) => `${date}, if two letters in front of it have worn off.`,
  /** The date that such digits would have as they stand. */
  asItStands: (code: string, date: string) =>
    `Read as it stands, ${code} would be ${date}, and no bag has a code from then.`,
  help: 'Try light from the side: it may bring out another character.',
  label: 'The label says “made in”',
  anyLabel: 'not known',
  count: (codes: number) => `${codes === 1 ? '1 code fits' : `${codes} codes fit`}.`,
  grid: 'Codes that fit, by letters and date',
  /** Heads the row of codes that have digits alone. */
  noLetters: 'no letters',
  /** Stands under a date. */
  unusual: 'unusual',
  /** Summary of the folded codes: undocumented dates and unconfirmed letters. */
  folded: (codes: number) =>
    codes === 1
      ? '1 more, with a date or letters no source documents'
      : `${codes} more, with dates or letters no source documents`,
} as const;

/** A note after a date, by its standing. */
const standingNotes: Readonly<Record<Standing, string>> = {
  documented: '',
  unusual: 'A date like this is unusual.',
  undocumented: 'No source documents a date like this.',
};

/** The answer in a sentence: `October, November or December 2003, most likely France.` */
export function likeliestSentence({ dates, standing, ...where }: Likeliest): string {
  const when = sayDates(dates, dateWords);
  const answer = `${when.slice(0, 1).toUpperCase()}${when.slice(1)}${formatPlace(where)}.`;
  return [answer, standingNotes[standing]].filter(Boolean).join(' ');
}

function formatPlace({
  place,
  isOnlyPlace,
  isCountry,
}: Pick<Likeliest, 'place' | 'isOnlyPlace' | 'isCountry'>): string {
  if (place === undefined) return '';
  const name = withArticle(place);
  if (!isCountry) return `, listed as ${place}`;
  return isOnlyPlace ? `, in ${name}` : `, most likely ${name}`;
}

/** From one month to another: `between March and May 2011`. */
function formatSpan(from: Day, to: Day): string {
  const [start, end] = [from, to].map((day) => ({
    month: monthName(Number(day.slice(5, 7))),
    year: day.slice(0, 4),
  }));
  const isOneYear = start?.year === end?.year;
  const startYear = isOneYear ? '' : `\u00a0${start?.year}`;
  return `between ${start?.month}${startYear} and ${end?.month}\u00a0${end?.year}`;
}

/** Dates as a person says them: `November 1993 or 2003`, `week 22 of 2012 or 2016`. */
const dateWords: DateWords = {
  span: formatSpan,
  years: (years) => core.either(years.map(String)),
  months: (months, years) =>
    `${core.either(months.map(monthName))}\u00a0${core.either(years.map(String))}`,
  weeks: (weeks, years) =>
    `week\u00a0${core.either(weeks.map(String))} of\u00a0${core.either(years.map(String))}`,
  either: (dates) => core.either(dates.map(formatDate)),
  or: ', or ',
};

function formatDate({ year, week, month }: CodeDate): string {
  return week === undefined
    ? `${monthName(month)}\u00a0${year}`
    : `week\u00a0${week} of\u00a0${year}`;
}

/** A short date for a column header: `Oct 2003`, `wk 22, 2016`. */
export function shortDate(when: CodeDate): string {
  return `${shortUnit(when)}${when.week === undefined ? '' : ','} ${when.year}`;
}

/** The same below its year: `Oct`, `wk 22`. */
export function shortUnit({ week, month }: CodeDate): string {
  return week === undefined ? monthName(month).slice(0, 3) : `wk ${week}`;
}
