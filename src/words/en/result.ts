import type { Interval } from '../../core/calendar.ts';
import type { Standing } from '../../core/formats.ts';
import type { Label, LabelFinding } from '../../core/labels.ts';
import type { ErrorCode } from '../../core/notices.ts';
import type { Evidence } from '../../core/places.ts';
import { site } from '../config.ts';
import { core, labelName, monthName } from './core.ts';
import { disclaimer } from './layout.ts';

/** The result panel of a code that reads. */
export const validPanel = {
  title: 'Authentication Verified',
  rows: {
    date: 'Manufacturing Date',
    country: 'Location',
    factory: 'Factory Code',
    period: 'Production Period',
    format: 'Date Code Format',
  },
  overlapTitle: 'Code Overlap Notice',
  overlapSources: 'Which list says which',
  overlap: (code: string) =>
    `${code} is used in several locations. Context and item type help determine the origin.`,
  footer: 'Date codes should be combined with other authentication methods.',
  reset: 'Analyze Another',
} as const;

/** The line under the sentence: what it means that the code reads so. */
export const meaning = {
  /** `tellsWhere` is whether a list names a country for it. */
  documented: (tellsWhere: boolean) =>
    `The code is consistent. It tells ${tellsWhere ? 'when and where' : 'when'}, not whether the bag is authentic.`,
  unusual: 'It can be read, but its date is unusual.',
  /** `isTimeOfCodes` is whether there are other codes of that year. */
  undocumented: (year: number, isTimeOfCodes: boolean) =>
    `It can be read, but no source shows ${isTimeOfCodes ? 'such a code' : 'a code'} of ${year}.`,
  compare: 'Compare it with the item’s age and other features.',
  monthFirst: 'It can be read, but no source reads its digits so.',
  /** What speaks against it, see `against`. */
  but: (against: string) => `It can be read, but ${against}.`,
} as const;

/** What can speak against a code, behind a `but`. */
export const against = {
  label: (label: Label) => `the label says ${labelName(label)}`,
  seller: 'the seller says otherwise',
  /** Of a line or model. */
  'too-early': (name: string) => `no source shows ${name} so early`,
  'after-end': (name: string) => `a source says that ${name} had ended`,
} as const;

/** No code is longer, and no tab shows more, in characters. */
const MOST_IN_TAB = 24;

/** What the browser's tab is called while a result shows. */
export function tabTitle(
  result:
    | { readonly isValid: true; readonly code: string; readonly date: string }
    | { readonly isValid: false; readonly code: string },
): string {
  return tabTitleFor(result.code, result.isValid ? result.date : invalidPanel.title);
}

/** What it is called while another answer shows: what was read, and what came of it. */
export function tabTitleFor(subject: string, outcome?: string): string {
  const short = subject.length > MOST_IN_TAB ? `${subject.slice(0, MOST_IN_TAB)}…` : subject;
  return `${[short, ...(outcome === undefined ? [] : [outcome])].join(': ')} · ${site.name}`;
}

/** How well a place is attested, in words. */
export const evidenceWords: Readonly<Record<Evidence, string>> = {
  documented: 'Documented: independent lists agree',
  reported: 'Reported: one family of lists',
  unconfirmed: 'Unconfirmed: no published list names it',
};

/** A range as it is printed: `1990–2006`, `2007 – March 2021`. */
export function inPrint(range: string): string {
  return range.replace(/(\d ?)-( ?[\dA-Z])/g, '$1–$2');
}

/** What a reading's standing is called; the notices say why. */
export const standingWords: Readonly<Record<Standing, string>> = {
  documented: 'Documented',
  unusual: 'Unusual date',
  undocumented: 'Undocumented date',
};

/** The result panel of a code that does not read. */
export const invalidPanel = {
  title: 'Invalid Code',
  read: 'You entered',
  suggestionsTitle: 'Did you mean',
  styleNumber: core.styleNumber,
  reset: 'Try Again',
} as const;

/** What to do about an error, under its message. */
export const errorHelp: Readonly<Record<ErrorCode, string>> = {
  empty: 'Type what is stamped in the bag.',
  'unknown-pattern':
    'A date code has three or four digits, usually with two letters in front or behind, such as AR2126, 8912 SL or 836.',
  'invalid-week':
    'In this shape digits 1 and 3 are the week. Look at the stamp again: 0 and 6, 1 and 7 or 5 and 8 are easily confused.',
  'invalid-month':
    'In this shape two digits are the month. Look at the stamp again, and check that you have the digits in order.',
  'unknown-factory':
    'No list we know has these letters. The brand publishes none, so compare them with the stamp before you conclude anything.',
  'future-date':
    'Check every character first: a digit misread from a worn stamp is the simplest explanation.',
};

/** Above a result that was found in a longer text, or opened from a table or from possible readings. */
export const above = {
  found: (code: string) => `Found ${code} in what you pasted.`,
  back: { list: 'Back to the table', faded: 'Back to the possible readings' },
} as const;

export const fadedHint = 'Type ? for a character you can’t read, such as SD?013.';

/** What the characters of the stamp mean, in words. */
export const stampLegend = {
  label: 'How the code is read',
  letters: (count: number) => (count === 1 ? 'Letter' : 'Letters'),
  digits: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Digit' : 'Digits'} ${numbers.join(' and ')}`,
  /** Where the characters stand, what they are, and what they mean. */
  reading: (where: string, characters: readonly string[], meaning: string) =>
    `${where}, ${characters.join(' and ')}: ${meaning}`,
} as const;

/** A space that holds together what belongs together: `30 May`, `week 22`. */
export const TIE = '\u00a0';

/** A sentence in pieces; the days that a week means are set in softer ink. */
export type Piece = string | { readonly days: string };

/** The answer in one sentence: `Made in week 22 of 2016, 30 May to 5 June, in France.` */
export const sentence = {
  week: (week: number, year: number, days: Interval): readonly Piece[] => [
    `week${TIE}${week} of${TIE}${year}, `,
    { days: daysOf(days) },
  ],
  month: (month: number, year: number): readonly Piece[] => [`${monthName(month)}${TIE}${year}`],
  made: (when: readonly Piece[]): readonly Piece[] => ['Made in ', ...when, '.'],
  madeIn: (when: readonly Piece[], where: string): readonly Piece[] => [
    'Made in ',
    ...when,
    `, in ${where}.`,
  ],
  relined: (when: readonly Piece[]): readonly Piece[] => ['Repaired or relined in ', ...when, '.'],
} as const;

/** The days of a week as a sentence has them, after its year: `30 May to 5 June`. */
function daysOf({ from, to }: Interval): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  const isOneMonth = isOneYear && from.slice(5, 7) === to.slice(5, 7);
  const dayOf = (date: string) => String(Number(date.slice(8)));
  const wordsOf = (date: string) =>
    [
      dayOf(date),
      monthName(Number(date.slice(5, 7))),
      ...(isOneYear ? [] : [date.slice(0, 4)]),
    ].join(TIE);
  // Days that share their month are one: `25 to 31 March`.
  return isOneMonth
    ? [dayOf(from), 'to', wordsOf(to)].join(TIE)
    : `${wordsOf(from)} to ${wordsOf(to)}`;
}

/** What a part of the stamp means, beside its line. */
export const stampParts = {
  factory: 'factory',
  year: (year: number) => `year ${year}`,
  week: (week: number) => `week ${week}`,
  month: monthName,
  /** The same without its value, where a drawing is small. */
  kinds: { week: 'week', month: 'month', year: 'year' },
} as const;

/** Beside the digits: what they would say if they were read straight, as many do. */
export const straight = (digits: string, date: string, isWeek: boolean) =>
  `Read straight, ${digits} would be ${date}; but ${isWeek ? 'week' : 'month'} and year take turns.`;

/** The choice between the readings that a code allows. */
export const readings = {
  title: 'Possible readings',
  likeliest: ({
    date,
    period,
    week,
  }: {
    readonly date: string;
    readonly period: string;
    readonly week?: number;
  }) =>
    `Most likely: ${date} lies in ${inPrint(period)}, when codes gave ${week === undefined ? 'month' : 'week'} and year.`,
  lessLikely: (why: string) => `Less likely: ${why}`,
  /** Above a reading that is only looked at. */
  mark: 'Less likely reading',
  back: (date: string) => `Back to ${date}`,
} as const;

/** What the sheet of paper says besides the answer itself. */
export const sheet = {
  title: 'Date code',
  checked: (day: string) => `Checked on ${day} at`,
  disclaimer: `A code is no proof of authenticity. ${disclaimer}`,
} as const;

type Verdict = LabelFinding['verdict'];

/** The check of the code against the heat stamp beside it. */
export const labelCheck = {
  question: 'What does the stamp in the bag say?',
  madeIn: 'Made in',
  /** Leads to the lists. */
  sources: 'Who says so',
  none: 'Not checked',
  verdicts: {
    match: 'Label and code agree',
    possible: 'Possible, but not attested',
    conflict: 'Label and code differ',
  } satisfies Readonly<Record<Verdict, string>>,
  next: {
    match:
      'A copy can carry a matching label too. Compare the letters of the stamp, the stitching and the hardware with a piece you are sure of.',
    possible:
      'Ask for sharp photos of the stamp and of the code, and for the receipt or where the bag was bought.',
    conflict:
      'Ask whether the bag was repaired or relined, and for photos of the interior and of the stamp. Read both again: worn letters mislead. If it stays so, ask a professional authenticator before you pay.',
  } satisfies Readonly<Record<Verdict, string>>,
} as const;

/** What can be done with a result that shows. */
export const resultTools = {
  copy: 'Copy link',
  share: 'Share',
  print: 'Print',
  /** The field that holds the link where it must be copied by hand. */
  field: 'Link to this result',
} as const;

export const linkCopied = {
  title: 'Link copied',
  description:
    'It opens this result. What stands behind the # is for browsers; our server never sees it.',
} as const;

export const linkNotCopied = {
  title: 'Not copied',
  description: 'Your browser keeps the clipboard closed. The link is selected: copy it by hand.',
} as const;
