import type { Day } from '../../core/calendar.ts';
import type { Standing } from '../../core/formats.ts';
import type { CodeDate } from '../../core/notices.ts';
import { type DateWords, type Likeliest, sayDates } from '../candidate-dates.ts';
import { capitalize, core, inCountry, monthName, uncapitalize } from './core.ts';

/** The panel for a stamp with unreadable characters. */
export const fadedPanel = {
  title: 'Codes possibles',
  noMatch: (input: string) => `Aucun code que nous connaissions ne correspond à ${input}.`,
  tooManyMissing:
    'Avec plus de deux caractères illisibles, le nombre de codes possibles est trop grand.',
  /** In place of the likeliest dates, for digits alone that read as no date of a code. */
  lettersWorn: (date: string) => `${date}, si deux lettres placées devant se sont effacées.`,
  /** The date that such digits would have as they stand. */
  asItStands: (code: string, date: string) =>
    `Lu tel quel, ${code} donnerait ${date}, et aucun sac ne porte de code de cette époque.`,
  help: 'Essayez une lumière rasante : elle peut faire ressortir un caractère de plus.',
  label: 'La mention « Made in » indique',
  anyLabel: 'je ne sais pas',
  count: (codes: number) =>
    codes < 2 ? `${codes} code correspond.` : `${codes} codes correspondent.`,
  grid: 'Codes possibles, par lettres et par date',
  /** Heads the row of codes that have digits alone. */
  noLetters: 'sans lettres',
  /** Stands under a date. */
  unusual: 'inhabituelle',
  /** Summary of the folded codes: undocumented dates and unconfirmed letters. */
  folded: (codes: number) =>
    codes < 2
      ? `${codes} autre, dont aucune source n’atteste la date ou les lettres`
      : `${codes} autres, dont aucune source n’atteste la date ou les lettres`,
} as const;

/** A note after a date, by its standing. */
const standingNotes: Readonly<Record<Standing, string>> = {
  documented: '',
  unusual: 'Une date de ce type est inhabituelle.',
  undocumented: 'Aucune source n’atteste une date de ce type.',
};

/** The answer in a sentence: `Octobre, novembre ou décembre 2003, le plus probablement en France.` */
export function likeliestSentence({ dates, standing, ...where }: Likeliest): string {
  const answer = `${capitalize(sayDates(dates, dateWords))}${formatPlace(where)}.`;
  return [answer, standingNotes[standing]].filter(Boolean).join(' ');
}

function formatPlace({
  place,
  isOnlyPlace,
  isCountry,
}: Pick<Likeliest, 'place' | 'isOnlyPlace' | 'isCountry'>): string {
  if (place === undefined) return '';
  if (!isCountry) return `, code répertorié comme ${uncapitalize(place)}`;
  return isOnlyPlace ? `, ${inCountry(place)}` : `, le plus probablement ${inCountry(place)}`;
}

/** From one month to another: `entre mars et mai 2011`. */
function formatSpan(from: Day, to: Day): string {
  const [start, end] = [from, to].map((day) => ({
    month: monthName(Number(day.slice(5, 7))),
    year: day.slice(0, 4),
  }));
  const isOneYear = start?.year === end?.year;
  const startYear = isOneYear ? '' : `\u00a0${start?.year}`;
  return `entre ${start?.month}${startYear} et ${end?.month}\u00a0${end?.year}`;
}

/** Dates as a person says them: `novembre 1993 ou 2003`, `semaine 22 de 2012 ou 2016`. */
const dateWords: DateWords = {
  span: formatSpan,
  years: (years) => core.either(years.map(String)),
  months: (months, years) =>
    `${core.either(months.map(monthName))}\u00a0${core.either(years.map(String))}`,
  weeks: (weeks, years) =>
    `semaine\u00a0${core.either(weeks.map(String))} de\u00a0${core.either(years.map(String))}`,
  either: (dates) => core.either(dates.map(formatDate)),
  or: ', ou ',
};

function formatDate({ year, week, month }: CodeDate): string {
  return week === undefined
    ? `${monthName(month)}\u00a0${year}`
    : `semaine\u00a0${week} de\u00a0${year}`;
}

const SHORT_MONTHS = [
  ...['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin'],
  ...['juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
];

/** A short date for a column header: `oct. 2003`, `sem. 22 de 2016`. */
export function shortDate(when: CodeDate): string {
  return `${shortUnit(when)}${when.week === undefined ? '' : ' de'} ${when.year}`;
}

/** The same below its year: `oct.`, `sem. 22`. */
export function shortUnit({ week, month }: CodeDate): string {
  return week === undefined ? SHORT_MONTHS.slice(month - 1, month).join('') : `sem. ${week}`;
}
