import { type DatePart, type LabelBesideLists, NBSP, type Piece, shortSubject } from '../pieces.ts';
import type { Interval } from '../../core/calendar.ts';
import type { FormatId, Standing } from '../../core/formats.ts';
import type { CodeDate, ErrorCode } from '../../core/notices.ts';
import type { Evidence } from '../../core/places.ts';
import { YEARS } from '../../core/years.ts';
import { site } from '../config.ts';
import { core, early, firstChips, monthName, withArticle } from './core.ts';
import { disclaimer } from './layout.ts';

/** The result panel of a code that reads. */
export const validPanel = {
  title: 'Authentication Verified',
  /** Completes the title where nothing is doubtful. */
  plain: 'code only, not the bag',
  /** In its place where the code has no letters, and where they stand for no country. */
  assumed: 'no letters',
  relined: 'a repair, not a country',
  rows: {
    date: 'Manufacturing Date',
    country: 'Location',
    /** In its place where the letters stand for a relining, not for a country. */
    relined: 'Location',
    factory: 'Factory Code',
    /** In place of the factory code of digits alone. */
    noFactory: 'N/A',
    period: 'Production Period',
    /** Behind the period, which is the format’s, not the bag’s. */
    periodNote: 'years this format was in use',
    format: 'Date Code Format',
  },
  overlapTitle: 'Code Overlap Notice',
  overlapSources: 'See what each list says',
  overlap: (code: string) =>
    `${code} is used in several locations. Context and item type help determine the origin.`,
  /** Where lists name one of the places, and the others come from an unsourced directory alone. */
  overlapListed: (code: string, place: string) =>
    `Published lists name ${withArticle(place)} alone for ${code}. The other locations stand in one directory that gives no sources. Context and item type help determine the origin.`,
  /** Folds places that no list names. */
  unlistedPlaces: 'Places that no published list names',
  footer: 'Date codes should be combined with other authentication methods.',
  /** Opens the report of a wrong reading. */
  report: 'Did we get it wrong? Tell us',
  reset: 'Analyze Another',
} as const;

/** A report of a wrong reading, to send by email. */
export const report = {
  subject: 'Wrong reading',
  /** The issue form on GitHub has the same fields with the same names. */
  text: (code: string, answer: string, label: string) =>
    `The code: ${code}\n${site.name} says: ${answer}\nWhat the label says: ${label}\nThe right reading: \nThe source: `,
} as const;

/** The reset of a result, where a phone has room for a word. */
export const shortReset = 'Another';

/** What can be doubtful about a result, most serious first. Stands beside its title, in the tab and in lists. */
export const doubtTitles = {
  /** The code is one of those that a worn stamp could be. */
  guess: 'a guess',
  label: 'label differs',
  made: 'date differs',
  bought: 'bought too early',
  received: 'received too early',
  receipt: 'receipt too early',
  owned: 'owned too early',
  worn: 'used too early',
  repaired: 'repaired too early',
  appraised: 'appraised too early',
  stocked: 'in stock too early',
  age: 'younger than stated',
  released: 'older than its collection',
  /** Of a line or model. */
  'too-early': 'too early for the model',
  'after-end': 'too late for the model',
  maker: 'too late for The French Company',
  designer: 'outside the designer’s years',
  chip: 'chip in an older piece',
  /** A text says what doesn’t fit, and whether it is said of this bag is asked. */
  asks: 'one question',
  undocumented: 'undocumented date',
  unusual: 'unusual date',
  /** No published list names the letters, or none for that year. */
  unlisted: 'unlisted letters',
  /** Two or more pages say that the workshop opened later. */
  'before-opening': 'older than the workshop',
  /** Only an unsourced directory supports the label. */
  'label-unconfirmed': 'label unconfirmed',
  /** A line or model that no two sources let conflict. */
  'line-doubtful': 'model doubtful',
  /** Any other claim. */
  'claim-doubtful': 'a claim in doubt',
  /** The letters look like others that are better attested. */
  'look-alike': 'letters easily misread',
} as const;

/** The same, where there are several. */
export const questionsOpen = (count: number): string => `${count} questions`;

/** The most serious doubt, where other claims conflict or are asked about too; how many in all, where a phone has no room for both. */
export const withOthers = (title: string, count: number): string =>
  title.length > 13 ? `${count + 1} to look at` : `${title}, ${count} more`;

/** What is doubtful about a date, under the answer. */
export const meaning = {
  /** `worn` is the stamp with `?` for what can’t be read. */
  guess: (worn: string) => `Only ${worn} can be read on the stamp.`,
  /** Where something contradicts such a code. */
  wrongGuess: 'What doesn’t match may only mean that the guess is wrong.',
  unusual: 'The date is possible, but unusual.',
  /** `codes` are the same code with letters that look like its own. */
  lookAlike: (codes: readonly string[]) =>
    `Look at the letters again. ${core.either(codes)} is more likely, because far more lists name those letters.`,
  /** `isYearWithCodes` is whether any format was in use that year. */
  undocumented: (year: number, isYearWithCodes: boolean) =>
    `The digits can be read, but no source we know of shows ${isYearWithCodes ? 'a code like this' : 'a code'} from ${year}.`,
  compare: 'Check the date against the bag itself: its style, its wear, its hardware.',
  monthFirst: 'The digits can be read this way, but no published guide reads them like that.',
} as const;

/** The title of the browser tab while an answer is on the screen: what was read, and the outcome. */
export function tabTitleFor(subject: string, outcome?: string): string {
  const short = shortSubject(subject);
  return `${[short, ...(outcome === undefined ? [] : [outcome])].join(': ')} · ${site.name}`;
}

/** How well a place is attested, in words. */
export const evidenceWords: Readonly<Record<Evidence, string>> = {
  documented: 'Documented: two or more separate families of lists name it',
  reported: 'Reported: one list names it, or several that copied each other',
  unconfirmed: 'Unconfirmed: no published list names it',
};

/** The same in a few words, with a link to what each list says. */
export const agreement: Readonly<Record<Evidence, string>> = {
  documented: 'Several lists agree',
  reported: 'One list, or its copies',
  unconfirmed: 'No published list',
};

/** The same, followed by a remark that is a sentence. */
export function evidenceWithNote(evidence: Evidence, note: string): string {
  return `${evidenceWords[evidence]}. ${note}`;
}

/** A place with its years: `United States from 1994`. */
export function placeInYears(place: string, years: string): string {
  return years === '' ? place : `${place} ${years}`;
}

/** A range with an en dash for display: `1990–2006`, `2007 – March 2021`. */
export function withEnDash(range: string): string {
  return range.replace(/(\d ?)-( ?[\dA-Z])/g, '$1–$2');
}

/** An error the way the page sets it: the library has it with plain apostrophes and dashes. */
export function typeset(error: string): string {
  return withEnDash(error).replaceAll("'", '’').replace(' - ', ' – ');
}

/** Names for the standings of a reading. */
export const standingWords: Readonly<Record<Standing, string>> = {
  documented: 'Documented',
  unusual: 'Unusual date',
  undocumented: 'Undocumented date',
};

/** The result panel of a code that does not read. */
export const invalidPanel = {
  title: 'Invalid Code',
  entered: 'You entered',
  suggestionsTitle: 'Did you mean',
  styleNumber: core.styleNumber,
  reset: 'Try Again',
} as const;

/** Suggestions besides codes that read. */
export const suggestionWords = {
  /** All suggestions in one question, for screen readers. */
  question: (codes: readonly string[]) => `Did you mean ${codes.join(', ')}?`,
  letter: (letter: string, digit: string) =>
    `There’s a letter ${letter} among the digits. If the bag has the digit ${digit} there, type that instead.`,
} as const;

/** Help under an error message. */
export const errorHelp: Readonly<Record<ErrorCode, string>> = {
  empty: 'Type what’s stamped in the bag.',
  'unknown-pattern':
    'A date code has three or four digits, usually with two letters before or after them, such as AR2126, 8912 SL or 836.',
  'invalid-week':
    'In a code like this, digits 1 and 3 give the week. Look at the code in the bag again: 0 and 6, 1 and 7 or 5 and 8 are easily confused.',
  'invalid-month':
    'In a code like this, two of the digits give the month. Look at the code in the bag again and check their order.',
  'unknown-factory':
    'These letters aren’t on any list we know of. The brand doesn’t publish one, so check the code in the bag again before you draw conclusions.',
  'future-date':
    'Check every character first: a misread digit of a worn code is the simplest explanation.',
};

/** Stands above a result that was found in a longer text, or opened from a table or from possible readings. */
export const resultOrigin = {
  /** Of input that differs from a code by punctuation alone. */
  readAs: (code: string) => `Read as ${code}.`,
  inText: (code: string) => `Found ${code} in what you pasted.`,
  /** What a link says in words that can't be read. */
  unread: (words: string) =>
    `The link also says ${words}. We can’t read that, so it wasn’t compared.`,
  back: {
    text: 'Back to the text',
    list: 'Back to the table',
    faded: 'Back to the possible codes',
  },
} as const;

/** `code` is the visitor’s own with such a place. */
export const fadedHint = (code = 'SD?013') =>
  `Type ? for a character you can’t read, such as ${code}.`;

/** The legend of the stamp. */
export const stampLegend = {
  label: 'How the code is read',
  letters: (count: number) => (count === 1 ? 'Letter' : 'Letters'),
  digits: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Digit' : 'Digits'} ${numbers.join(' and ')}`,
  /** The position of the characters, and their meaning: `Digits 2 and 4: year 2024`. */
  reading: (where: string, meaning: string) => `${where}: ${meaning}`,
} as const;

/** A week or month with its year, as in `date`: `Week 22, 2016`, `November 2003`. */
export function dateParts({ week, month, year }: CodeDate): readonly DatePart[] {
  const text = week === undefined ? monthName(month) : `Week ${week}`;
  return [
    { part: 'count', text },
    week === undefined ? ' ' : ', ',
    { part: 'year', text: String(year) },
  ];
}

function asLabel({ code, lists, isAmong }: LabelBesideLists): string {
  return `, as the label says${isAmong ? '' : `; most lists place ${code} in ${lists}`}`;
}

/** The answer in one sentence: `Made in week 22 of 2016, May 30 to June 5, in France.` */
export const sentence = {
  week: (week: number, year: number, days: Interval): readonly Piece[] => [
    `week${NBSP}${week} of${NBSP}${year}, `,
    { days: daysOf(days) },
  ],
  month: (month: number, year: number): readonly Piece[] => [`${monthName(month)}${NBSP}${year}`],
  made: (when: readonly Piece[]): readonly Piece[] => ['Made in ', ...when, '.'],
  madeIn: (when: readonly Piece[], where: string, label?: LabelBesideLists): readonly Piece[] => [
    'Made in ',
    ...withComma(when),
    ` in${NBSP}${where}${label ? asLabel(label) : ''}.`,
  ],
  relined: (when: readonly Piece[]): readonly Piece[] => ['Repaired or relined in ', ...when, '.'],
  /** The code is one of those that a worn stamp could be. */
  guess: (code: string, [first = '', ...others]: readonly Piece[]): readonly Piece[] => [
    `If it reads ${code}: `,
    typeof first === 'string' ? first.charAt(0).toLowerCase() + first.slice(1) : first,
    ...others,
  ],
} as const;

/** A comma belongs to what it follows: behind days it is as soft as they are. */
function withComma(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces
    .slice(-1)
    .map((piece) => (typeof piece === 'string' ? `${piece},` : { days: `${piece.days},` }));
  return [...pieces.slice(0, -1), ...last];
}

/** The days of a week within a sentence: `May 30 to June 5`. */
function daysOf({ from, to }: Interval): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = isOneYear && from.slice(5, 7) === to.slice(5, 7);
  const dayOf = (date: string) => String(Number(date.slice(8)));
  const monthAndDay = (date: string) =>
    [monthName(Number(date.slice(5, 7))), dayOf(date)].join(NBSP);
  // Days of one month name it once: `March 25 to 31`.
  if (isOneMonth) return [monthAndDay(from), 'to', dayOf(to)].join(NBSP);
  return isOneYear
    ? `${monthAndDay(from)} to ${monthAndDay(to)}`
    : `${monthAndDay(from)}, ${from.slice(0, 4)}, to ${monthAndDay(to)}, ${to.slice(0, 4)}`;
}

/** The meanings beside the lines of the stamp. */
export const stampParts = {
  factory: 'factory',
  year: (year: number) => `year ${year}`,
  week: (week: number) => `week ${week}`,
  month: monthName,
  /** Without values, for small drawings. */
  kinds: { week: 'week', month: 'month', year: 'year' },
} as const;

/** What the digits do not mean, although they seem to when read from left to right. */
export const naiveReading = (date: string, isWeek: boolean) =>
  `Not ${lowerFirstOfWeek(date)}: ${isWeek ? 'week' : 'month'} and year alternate.`;

/** `Week 21, 2026` within a sentence: `week 21, 2026`. */
function lowerFirstOfWeek(date: string): string {
  return date.replace(/^Week/, 'week');
}

/** What speaks for a reading: what codes of its years gave. */
const inItsYears: Readonly<Record<FormatId, string>> = {
  'week-year': `from ${YEARS.weeks} to ${firstChips}, codes gave the week and the year.`,
  'month-year': `from ${YEARS.months} to ${YEARS.lastMonths}, codes gave the month and the year.`,
  'letters-first': `in the ${early}, codes gave the year and the month.`,
  'digits-letters': `in the ${early}, codes gave the year and the month.`,
  'digits-only': `in the early ${early}, codes gave the year and the month.`,
};

/** The choice between a code's possible readings. */
export const readings = {
  title: 'Possible readings',
  likeliest: ({ reading }: { readonly reading: FormatId }) => `Most likely: ${inItsYears[reading]}`,
  lessLikely: (why: string) => `Less likely: ${why.slice(0, 1).toLowerCase()}${why.slice(1)}`,
  /** Stands above a reading that is not the likeliest. */
  badge: 'Less likely reading',
  /** The answer of such a reading, for screen readers. */
  spoken: (answer: string) => `Less likely reading. ${answer}`,
  back: (date: string) => `Back to ${date}`,
} as const;

/** The header and footer of a printed result. */
export const printed = {
  title: 'Date code',
  checked: (day: string) => `Checked on ${day} at`,
  disclaimer: `A code doesn’t prove authenticity. ${disclaimer}`,
} as const;

/** The text of a shared result: `SD1013: November 2003, United States. A date code doesn’t prove authenticity.` */
export const shareText = (code: string, answer: string, doubt: string | undefined): string =>
  `${code}: ${answer}.${doubt === undefined ? '' : ` But: ${doubt}.`} A date code doesn’t prove authenticity.`;

/** Actions on a result. */
export const resultTools = {
  copy: 'Link',
  /** With what was pasted, which may hold a phone number. */
  copyWithText: 'Link with the text',
  share: 'Share',
  print: 'Print',
  /** The field with the link, shown if it must be copied by hand. */
  field: 'Link to this result',
} as const;

export const linkCopied = {
  title: 'Link copied',
  description:
    'Anyone with the link sees this result. The part after # stays in the browser, so our server never sees it.',
} as const;

export const linkNotCopied = {
  title: 'Not copied',
  description: 'Your browser blocked copying. The link is selected, so you can copy it yourself.',
} as const;
