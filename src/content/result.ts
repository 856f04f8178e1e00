import type { ValidResult } from '../core/index.ts';
import { site } from './site.ts';

/** What the characters of the stamp mean, in words. */
export const legend = {
  label: 'How the code is read',
  letters: (count: number) => (count === 1 ? 'Letter' : 'Letters'),
  digits: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Digit' : 'Digits'} ${numbers.join(' and ')}`,
} as const;

/** The choice between the readings that a code allows. */
export const readings = {
  title: 'Possible readings',
  likeliest: ({ date, period, week }: ValidResult) =>
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
