import type { Standing } from '../../core/formats.ts';
import type { LabelFinding } from '../../core/labels.ts';
import type { ErrorCode } from '../../core/notices.ts';
import type { Evidence } from '../../core/places.ts';
import { site } from '../config.ts';
import { core, monthName } from './core.ts';

/** The result panel of a code that reads. */
export const validPanel = {
  title: 'Authentication Verified',
  meaning: 'The code is consistent. It tells when and where, not whether the bag is authentic.',
  rows: {
    date: 'Manufacturing Date',
    country: 'Location',
    factory: 'Factory Code',
    period: 'Production Period',
    format: 'Date Code Format',
  },
  overlapTitle: 'Code Overlap Notice',
  overlap: (code: string) =>
    `${code} is used in several locations. Context and item type help determine the origin.`,
  footer: 'Date codes should be combined with other authentication methods.',
  reset: 'Analyze Another',
} as const;

/** How well a place is attested, in words. */
export const evidenceWords: Readonly<Record<Evidence, string>> = {
  documented: 'Documented: independent lists agree',
  reported: 'Reported: one family of lists',
  unconfirmed: 'Unconfirmed: no published list names it',
};

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

/** The answer in one sentence. */
export const sentence = {
  week: (week: number, year: number, days: string) => `week ${week} of ${year} (${days})`,
  made: (when: string) => `Made in ${when}.`,
  madeIn: (when: string, where: string) => `Made in ${when}, in ${where}.`,
  relined: (when: string) => `Repaired or relined in ${when}.`,
} as const;

/** What a part of the stamp means, beside its line. */
export const stampParts = {
  factory: 'factory',
  year: (year: number) => `year ${year}`,
  week: (week: number) => `week ${week}`,
  month: monthName,
} as const;

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
    `Most likely: ${date} lies in ${period}, when codes gave ${week === undefined ? 'month' : 'week'} and year.`,
  lessLikely: (why: string) => `Less likely: ${why}`,
  /** Above a reading that is only looked at. */
  mark: 'Less likely reading',
  back: (date: string) => `Back to ${date}`,
} as const;

/** What the sheet of paper says besides the answer itself. */
export const sheet = {
  title: 'Date code',
  checked: (day: string) => `Checked on ${day} at`,
  address: site.baseUrl,
  disclaimer: `A code is no proof of authenticity. ${site.disclaimer}`,
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
  print: 'Print or save',
  /** The field that holds the link where it must be copied by hand. */
  field: 'Link to this result',
} as const;

export const linkCopied = {
  title: 'Link copied',
  description: 'It opens this result. The code in it stays in browsers and reaches no server.',
} as const;

export const linkNotCopied = {
  title: 'Not copied',
  description: 'Your browser keeps the clipboard closed. The link is selected: copy it by hand.',
} as const;
