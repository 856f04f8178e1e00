import type { Notice } from './types.ts';

/** `subject` is the date of a reading, or the factory code. */
type Words = (subject: string, year: number) => string;

/**
 * The words of every notice, those of the calendar first, then those of the factory.
 * A notice says what is wrong with a reading, never that a bag is fake.
 */
export const NOTICES = {
  'outside-era': (date) =>
    `${date} lies outside the years in which this format is documented. No source shows such a code, so compare it with the item's age and other features.`,
  'week-before-2007': () =>
    'Week codes are documented from 2007. Only one published code points to 2006.',
  'week-after-march-2021': () =>
    'From March 2021 microchips replaced date codes. They came in gradually, so codes up to the end of 2022 are possible.',
  'no-week-53': (_, year) =>
    `${year} had 52 weeks. Week 53 is read here as the seven days after week 52.`,
  'month-in-2007': () =>
    'Week codes replaced month codes in 2007, so a month code of that year is unusual.',
  'digits-after-1986': () =>
    'From about 1987 letters were the rule, so digits alone are unusual in that year.',
  'month-first': () =>
    'This reads the month first. Published guides to codes of the 1980s put the year first, so treat the date with care.',
  'country-assumed': () =>
    'Without letters the code names no factory. France is an assumption, not something the code says.',
  're-lined': () =>
    'DK marks a repair or relining by the brand. The date may be that of the repair, and the code names no country.',
  'no-country': (factory) => `${factory} is listed for a kind of production, not for a country.`,
  'factory-reported': (factory) =>
    `Only one family of lists names ${factory}, so the place is reported rather than documented.`,
  'factory-unconfirmed': (factory) =>
    `No published list we found names ${factory}. The place comes from a directory without sources.`,
  'place-outside-years': (factory, year) =>
    `No source places ${factory} anywhere in ${year}. The place is the one it had in other years.`,
} as const satisfies Record<string, Words>;

export type NoticeId = keyof typeof NOTICES;

/**
 * A notice in its words.
 *
 * @example
 * notice('no-week-53', 'Week 53, 2017', 2017).id // => "no-week-53"
 */
export function notice(id: NoticeId, subject: string, year: number): Notice {
  const words: Words = NOTICES[id];
  return Object.freeze({ id, text: words(subject, year) });
}
