import type { DateRuleId } from '../../../evidence/date-rules.ts';
import { EARLY_LETTERS } from '../../../core/formats.ts';
import { YEARS } from '../../../core/years.ts';
import { site } from '../../config.ts';
import { early, firstChips } from '../core.ts';
import { datesLink } from '../layout.ts';

/** The page that says where each rule about dates comes from. */
export const dates = {
  path: '/dates',
  title: datesLink.label,
  lede: `${site.brand} has never published how its date codes are read. Here’s every rule we use: who says so, who says otherwise, and codes that were published with their meaning.`,
  sources: (count: number) => `Who says so (${count})`,
  against: 'Who says otherwise',
  published: 'Published with their meaning',
  seen: {
    label: 'On real items',
    count: (count: number, of: number, examples: string) =>
      `${count} of the ${of} codes we found in public resale listings, such as ${examples}.`,
    limits:
      'These codes are as sellers typed them, for items we haven’t handled. The listings are on Vestiaire Collective, in collections published by',
  },
  back: 'Read a date code',
  head: {
    title: `How ${site.brand} date codes are read: sources | ${site.name}`,
    description: `Where each rule for reading ${site.brand} date codes comes from: formats, eras and the years between them, with sources, counter-evidence and published codes.`,
    keywords: ['louis vuitton date code format', 'date code by year', 'date code sources'],
  },
} as const;

/** Each rule: what it says, and what speaks against it. */
export const dateRules: Readonly<
  Record<DateRuleId, { readonly title: string; readonly text: string }>
> = {
  'digits-only': {
    title: `Digits alone, early ${early}: year, then month`,
    text: 'The first two digits are the year, the rest is the month: 836 is June 1983, 8311 is November 1983. No guide we count puts the month first.',
  },
  'digits-1982': {
    title: `The first codes: ${YEARS.first} or ${YEARS.digits}`,
    text: `Some pages say that there were no codes before ${YEARS.digits}; others start in ${YEARS.first}. We know of no published code from before ${YEARS.digits}, so earlier dates are unusual.`,
  },
  'digits-letters': {
    title: 'Letters after the digits, mid to late 1980s',
    text: 'The same digits, followed by two letters for the factory: 8907 VI is July 1989.',
  },
  'letters-first': {
    title: 'Letters in front of year and month, late 1980s',
    text: 'The same digits with the letters in front, in the same years: SP8808 is August 1988. Real items have this format into 1990.',
  },
  'letters-1985': {
    title: `Letters from about ${YEARS.letters}`,
    text: `Pages that give a year say about ${YEARS.letters}. Two codes with letters are older, each from a single item: ${EARLY_LETTERS.join(' and ')}. So letters before ${YEARS.letters} are unusual, not impossible.`,
  },
  'letters-1987': {
    title: `Letters as a rule from about ${YEARS.lettersAlways}`,
    text: `One page says that all bags from ${YEARS.lettersAlways} on have letters, so digits alone are unusual from then on. An owner’s page shows a Speedy 35 stamped 884, April 1988: unusual, then, not impossible.`,
  },
  'month-first': {
    title: 'Month first: no page reads it that way',
    text: `Some digits only make sense with the month in front, such as 1289 SL. We read them, but no page reads codes of the ${early} that way, so the date is undocumented.`,
  },
  'months-1990': {
    title: `Alternating digits from ${YEARS.months}`,
    text: `From ${YEARS.months} on, the digits of month and year alternate, and the letters come first. Real items from ${YEARS.months} have both: until September some still give the year, then the month, while in others the digits alternate.`,
  },
  'month-year': {
    title: `Month and year, ${YEARS.months} to ${YEARS.lastMonths}`,
    text: 'Digits 1 and 3 are the month, digits 2 and 4 the year: MI0053 is May 2003.',
  },
  'week-2007': {
    title: `Weeks instead of months from ${YEARS.weeks}`,
    text: `All pages put the change in ${YEARS.weeks}. One prints FC1036 as week 13 of ${YEARS.lastMonths} in an example of its own, among other slips. The real items we found have only months in ${YEARS.lastMonths}, and weeks in ${YEARS.weeks}.`,
  },
  'week-year': {
    title: `Week and year, from ${YEARS.weeks}`,
    text: 'Digits 1 and 3 are the week, digits 2 and 4 the year: CA4171 is week 47 of 2011.',
  },
  'iso-weeks': {
    title: 'Which days a week covers',
    text: 'Nobody documents how the brand counts its weeks. We use the weeks of the international calendar (ISO 8601), from Monday to Sunday, so the days may be off by up to a week.',
  },
  'week-53': {
    title: 'Week 53',
    text: 'By the calendar, only 2009, 2015 and 2020 had a week 53. One page counts up to 54 weeks, another stops at 52. Where the year had no week 53, we read the seven days after week 52.',
  },
  'chips-2021': {
    title: `Chips from ${firstChips}`,
    text: `Several pages name ${firstChips}, and two of them its first day; others just say ${YEARS.chips}, and one shop says the main rollout began in 2020. Two sources say the brand announced nothing; one says it did.`,
  },
  'last-codes': {
    title: `The last codes: ${YEARS.chips} to ${YEARS.lastCodes}`,
    text: `The chips came gradually, so codes up to the end of ${YEARS.lastCodes} are possible. No code we have seen on an item is later than week 13 of ${YEARS.chips}.`,
  },
};
