import type { ClaimId, CountedClaim, Coverage } from '../../core/checks.ts';
import type { Label } from '../../core/labels.ts';
import type { LineItems } from '../../core/lines.ts';
import { countryName } from './core.ts';
import { listing, outcomes } from './listing.ts';
import { quoted } from './text.ts';

const claims = {
  label: 'Label',
  made: 'Manufacturing date',
  'existed-by': 'Bought or received',
  released: 'Collection',
  line: 'Model',
  maker: 'Maker',
  designer: 'Designer',
  'no-code': 'No code',
  chip: 'Chip',
  sign: 'Other signs',
} satisfies Readonly<Record<ClaimId, string>>;

/** The claims beside the code, each with its outcome; what nobody stated is a question. */
export const checkSheet = {
  /** What lists say of a label that the code does not have, and what that proves. */
  labelDiffers: (code: string, lists: string, label: Label) =>
    `Lists give ${code} to ${lists}, not ${labelAnswer(label)}. Not proof: relined bags carry newer codes.`,
  title: 'Check it against the bag',
  claims,
  outcomes,
  /** Beside what sources say of a model. */
  items: ({ count, first }: LineItems) =>
    `${count === 1 ? 'The one item that we know is' : `Of ${count} items that we know, the oldest is`} from ${first}. That proves nothing.`,
  whereInModel: 'Where the code is in this model',
  /** Nothing contradicts it, but it is a reason to look closer. */
  doubtful: 'Look closer',
  /** In place of "agrees" where every code would. */
  provesNothing: 'Any code would fit',
  /** In place of it where any older code would. */
  possible: 'Possible',
  /** What stands in the text. */
  quoted,
  /** Whether what doesn’t fit is said of this bag. */
  question: {
    ask: 'Is that said of this bag?',
    yes: 'Yes, of this bag',
    no: 'No',
    /** In the row of what is asked once that is answered. */
    next: 'Asked next',
  },
  /** In place of the rows of a text, where all fit. */
  allFit: (fitting: readonly ClaimId[]) => {
    const names = fitting
      .map((claim) => (claim === 'existed-by' ? 'purchase' : claims[claim].toLowerCase()))
      .join(', ');
    const all = `${names.replace(/, (?=[^,]*$)/, ' and ')} ${fitting.length === 1 ? 'agrees' : 'agree'}`;
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} with the code.`;
  },
  details: 'Details',
  /** Behind a row whose "Why?" it opens. */
  why: 'Why?',
  sources: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  lists: {
    all: (code: string) => `What each list says about ${code}`,
    count: (place: string, lists: number, families: number) =>
      `${place}: ${lists} ${lists === 1 ? 'list' : 'lists'} in ${families} ${families === 1 ? 'family' : 'families'}.`,
    none: (place: string) => `None gives ${place}.`,
  },
  dates: 'How the digits are read',
  /** Takes a row away that was read wrong. */
  dismiss: 'That isn’t what it says',
  dismissed: (count: number) =>
    count === 1 ? '1 statement set aside.' : `${count} statements set aside.`,
  restore: 'Put back',
  /** Product numbers of the brand. */
  styleNumbers: (numbers: string) => `Style number: ${numbers}. It names the model, not the date.`,
} as const;

/** The questions in place of what nobody stated. */
export const questions = {
  label: {
    legend: 'Label',
    another: 'Another country',
    other: 'Other',
  },
  line: {
    label: 'Model',
    none: 'choose',
    /** The last choice, and what it means. */
    unlisted: 'Not in this list',
    unlistedMeans:
      'Then we don’t compare the model. One that we don’t know may be newer than its name suggests.',
  },
  bought: {
    label: 'Bought',
    example: 'year/month',
    hint: 'Or received: a year or a month, such as 2008 or May 2008',
    unreadable: 'We can’t read that as a year or a month.',
    future: 'That’s in the future.',
  },
} as const;

const NAMES: Readonly<Record<CountedClaim, string>> = {
  label: 'label',
  made: 'when it was made',
  'existed-by': 'bought or received',
  line: 'model',
};

/** What was compared and what was not: `2 of 4 checked: label, model. Not stated: when it was made, bought or received.` */
export function coverageSentence({ compared, open, unstated }: Coverage): string {
  const names = (claims: readonly CountedClaim[]) => claims.map((claim) => NAMES[claim]).join(', ');
  const all = compared.length + open.length + unstated.length;
  return [
    `${compared.length} of ${all} checked${compared.length > 0 ? `: ${names(compared)}` : ''}.`,
    open.length > 0 && `Stated but not compared: ${names(open)}.`,
    unstated.length > 0 && `Not stated: ${names(unstated)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the visitor answered about the label. */
export const labelAnswer = (label: Label): string =>
  label === 'other' ? 'a country not listed' : countryName(label);

/** Offers what was said of an earlier item with the same code. */
export const earlier = {
  /** In place of what the history says of the answer, which has none of its own. */
  saved:
    'Your history has this code as another item, with a name or details. To keep this one too, name it and save it.',
  title: 'Bags with this code in your history',
  offer: (said: string) => `In your history: ${said}`,
  named: quoted,
  label: (country: string) => `made in ${country}`,
  bought: (date: string) => `bought in ${date}`,
  made: (date: string) => `made in ${date}`,
} as const;

/** The seller's own text, with what was found marked. */
export const sellersText = {
  title: 'The text you pasted',
  /** The name of a mark, for screen readers. */
  mark: (claim: string) => `${claim}, see the check`,
  code: 'the code',
  ofOthers: (quotes: string) =>
    `Also in the text, but it seems to be said of something else: ${quotes}.`,
  /** Before the other codes of the text, each of which opens. */
  others: 'Also in the text:',
  other: (code: string, date: string) => `${code} (${date})`,
} as const;

/** The answer to a text without a code. */
export const noCode = {
  title: 'No date code found',
  message: 'We found no date code in this text, but we may have missed one.',
  /** In place of that, where the seller says so. */
  stated: {
    'no-code': 'The seller says there’s no date code.',
    unreadable: 'The seller says the code can’t be read.',
    chip: 'The seller says it has a chip.',
    ...listing.unread,
  },
  /** The same where it was typed, by whoever has the bag. */
  typed: {
    'no-code': 'A bag without a date code.',
    unreadable: 'A date code that can’t be read.',
    chip: 'A bag with a chip.',
  },
  /** What is given as a code and does not read, with the error. */
  unread: (code: string, error: string) => `“${code}”: ${error}`,
  /** What is given as a code and has worn characters; it is offered below. */
  worn: (code: string) => `Part of “${code}” can’t be read. Open it below to see what it could be.`,
  link: {
    message: 'That’s a link.',
    help: 'This page opens no links; that’s how it stays private. Copy the description and paste it here, or type the code from the photo.',
  },
  styleNumber: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `${numbers.join('')} looks like a style number, the product number on receipts and tags. It names the model, not the date.`
      : `${numbers.join(', ').replace(/, (?=[^,]*$)/, ' and ')} look like style numbers. They name the models, not the dates.`,
  help: 'Ask the seller for a photo of the code, which is stamped into a leather tab or the lining. It has three or four digits, usually with two letters before or after them, such as AR2126.',
  reset: 'Try Again',
} as const;

/** Ready-made sentences, to copy. */
export const nextSteps = {
  title: 'What to do next',
  message: 'Message the seller',
  line: 'Line for the listing',
  explanation: 'Explain it',
  /** To the check list of the guide. */
  guide: 'Check the rest of the bag',
  preview: 'Read it first',
} as const;
