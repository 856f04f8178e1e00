import type { ErrorCode, Evidence, Standing } from '../core/index.ts';
import { site } from './site.ts';

/** The first screen. */
export const hero = {
  headline: 'Every bag carries its birthday. Read it.',
  lede: `Type the date code stamped inside a ${site.brand} bag. See when and where it was made, and why we read it so. No code you type leaves this page.`,
} as const;

/** The way through the page. */
export const contents = {
  label: 'On this page',
  links: [
    { href: '#before', label: 'Where to look' },
    { href: '#how-to', label: 'Three steps' },
    { href: '#eras', label: 'Eras' },
    { href: '#factory-codes', label: 'Factory codes' },
    { href: '#faq', label: 'Questions' },
    { href: '#trust', label: 'Why trust it' },
    { href: '#feed', label: 'Feeds' },
    { href: '#art', label: 'The art' },
    { href: '#join', label: 'Community' },
  ],
} as const;

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
  othersTitle: 'It could also be read as',
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
  styleNumber:
    'This looks like a style number: the product number on receipts and tags. It names the model. The date code is stamped inside the bag.',
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
