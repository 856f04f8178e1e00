import type { GroupId, HeadingId } from '../../evidence/directory.ts';
import type { EraId } from '../../evidence/eras.ts';
import { YEARS } from '../../core/years.ts';
import type { PlaceFacts } from '../../core/places.ts';
import { core, early, firstChips } from './core.ts';
import type { HistoricalNoteWords } from '../words.ts';

const { months, lastMonths, weeks, chips } = YEARS;

/** The years of the eras, ready for sentences. */
export const years = {
  ...YEARS,
  early,
  monthSpan: `${months}–${lastMonths}`,
  weekSpan: `${weeks}–${chips}`,
  firstChips,
} as const;

/** The guide to factory codes on the home page. */
export const guide = {
  title: 'FACTORY LOCATION CODES',
  lede: 'Manufacturing locations worldwide, and the letters that stand for them.',
  fold: { show: 'Show the codes', hide: 'Hide the codes' },
} as const;

/** The legend of the code index. */
export const legend = {
  sources: 'Sources for every code.',
  itemGroups:
    'No published source says which codes are for charms, scarves or shoes. Those groups come from the directory we started from.',
  japan:
    'We know of no bag that says “Made in Japan.” The letters under Japan come from the directory we started from; no published list has them there.',
} as const;

/** The name of a heading in the directory; a country has its own name. */
export function headingName(id: HeadingId): string {
  if (id === 'special') return 'Special/Rare Codes';
  if (id === 'historical') return 'Historical/Discontinued';
  return id === 'single-letters' ? 'Vintage Single Letters (pre-1980s)' : core.places[id];
}

/** The subheadings of the directory. */
export const groupNames: Readonly<Record<GroupId, string>> = {
  'IT/general': 'General',
  'IT/charms': 'Bag Charms/Jewelry',
  'IT/scarves': 'Scarves',
  'IT/shoes': 'Shoes',
  'JP/primary': 'Primary Codes',
  'JP/vintage': 'Historical/Vintage',
  'BE/scarves': 'Scarves',
  'GB/hats': 'Hats',
  'special/special-edition': 'Special Edition',
  'special/workshop': 'Workshop/Custom',
  'special/special-production': 'Special Production/Atelier',
  'historical/YU': 'Yugoslavia vintage',
  'historical/CS': 'Czechoslovakia vintage',
  'single-letters/FR': 'France',
  'single-letters/IT': 'Italy',
  also: 'Other codes on published lists',
};

/** The years of a place, to append to its name: ` until 1994`, ` (vintage)`; empty if they are not known. */
export function yearsSuffix(place: Pick<PlaceFacts, 'from' | 'until' | 'note'>): string {
  const span = core.years(place);
  if (span !== '') return ` ${span}`;
  return place.note === 'vintage' ? ' (vintage)' : '';
}

export const overlapsPanel = {
  title: 'Code Overlaps',
  lede: 'Codes said to stand for several countries, the best supported first.',
} as const;

export const periodsPanel = { title: 'Authentication Periods' } as const;

/** The four systems, oldest first. */
export const periods = [
  { years: years.early, what: 'Number-letter format' },
  { years: years.monthSpan, what: 'Month-year system' },
  { years: years.weekSpan, what: 'Letter-number format' },
  { years: `${years.firstChips} to present`, what: 'Microchips' },
] as const;

export const evolutionPanel = {
  title: 'Date Code Format Evolution',
  unsourced: 'No source found',
} as const;

/** Told in the guide, on the page about missing codes and in the blog. */
export const afterLastCodes = `One source mentions codes after ${YEARS.lastCodes}, but none shows one.`;

/** The text on each era. */
export const eraWords: Readonly<
  Record<EraId, { readonly years: string; readonly shape: string; readonly text: string }>
> = {
  none: {
    years: 'Before the end of the 1960s',
    shape: 'None',
    text: `No source shows a date code from then. Guides agree that there were none before about ${years.first}.`,
  },
  'letter-number': {
    years: '1970s–80s',
    shape: 'Letter-number',
    text: 'The directory we started from has such codes this early. No guide we found mentions any.',
  },
  digits: {
    years: `Early ${years.early}`,
    shape: '3–4 digits',
    text: 'The year, then the month: 836 is June 1983.',
  },
  'digits-and-letters': {
    years: `Mid-${years.early}`,
    shape: 'Digits plus two letters',
    text: 'The same digits with the factory letters after or before them: 8912 SL and SL8912 both mean December 1989.',
  },
  months: {
    years: years.monthSpan,
    shape: 'Two letters + four digits, read as month/year',
    text: 'Digits 1 and 3 are the month, 2 and 4 the year: SD1013 is November 2003.',
  },
  transition: {
    years: `${years.lastMonths}–${years.weeks}`,
    shape: 'Transition',
    text: `Months give way to weeks. Sources date the change to ${years.weeks}, though one guide’s own example, probably a slip, gives a week of ${years.lastMonths}.`,
  },
  weeks: {
    years: `${years.weeks} to ${years.firstChips}`,
    shape: 'Two letters + four digits, read as week/year',
    text: 'Digits 1 and 3 are the week, 2 and 4 the year: AR2126 is week 22 of 2016.',
  },
  chips: {
    years: `From ${years.firstChips}`,
    shape: 'Encrypted microchip',
    text: `Chips replace date codes, but not overnight: codes as late as ${years.lastCodes} are possible.`,
  },
};

export const notesPanel = {
  title: 'Historical Notes',
  notes: {
    sd: {
      about: 'SD changed countries',
      text: 'Until 1994, SD stood for a workshop in France; since then, for San Dimas, California. A “Made in USA” label with an earlier code is a reason to look closer.',
    },
    dk: {
      about: 'DK isn’t a place',
      text: 'It marks a bag that the brand repaired or relined. The date may be from the repair, years after the bag was made, and the code doesn’t have to match the label.',
    },
    'french-company': {
      about: 'The French Company',
      text: 'This licensee made bags in the United States from the 1970s to about 1991. They have a tag of their own and often no date code.',
    },
    vintage: {
      about: 'Vintage letters',
      text: 'The directory we started from has the single letters F and I, YU for Yugoslavia, CS for Czechoslovakia, and TN, VI and LW as vintage codes from Japan. No published list we know of does.',
    },
    initials: {
      about: 'CA isn’t California',
      text: 'CA stands for Spain, and SP for France. The letters aren’t country initials.',
    },
    newer: {
      about: 'Newer workshops',
      text: 'LA and LM also stand for France, and BC for Spain. One list dates that from 2019 (LA, LM) and 2015 (BC); others give no year. TX is Texas, where the workshop opened in 2019.',
    },
    chips: {
      about: 'The chips came gradually',
      text: `Most sources date the chip to ${years.firstChips}. By one shop’s account, some bags from about 2018 on have both a chip and a code, and codes as late as ${years.lastCodes} are possible. A chip alone proves nothing.`,
    },
    'no-code': {
      about: 'Genuine, without a code',
      text: `Bags from before the ${years.early}, most bags with a chip, and bags whose tab was lost or replaced or whose code has faded don’t have one.`,
    },
  },
} as const satisfies { title: string; notes: HistoricalNoteWords };

/** How to read an example of each era by hand. */
export const eras = {
  title: 'Formats by era',
  lede: 'What’s stamped depends on when the bag was made. Here’s how to read a code by hand.',
  fold: { show: 'Show the eras', hide: 'Hide the eras' },
} as const;

/** `picture` is the code to draw, `empty` or `chip`. */
export const eraExamples = [
  {
    years: `Pre-${years.early}`,
    shape: 'No codes',
    text: 'No date codes yet. A genuine bag this old has none to read.',
    picture: 'empty',
  },
  {
    years: `${years.early}–${years.months}`,
    shape: '3–4 digit codes',
    text: `First the year, then the month: 83 and 6 mean June 1983. From the mid-${years.early}, two factory letters come before or after the digits.`,
    picture: '836',
  },
  {
    years: years.monthSpan,
    shape: 'Two letters plus four digits',
    text: 'The factory, then the month and year woven together: digits 1 and 3 give 11, digits 2 and 4 give 03. That’s November 2003.',
    picture: 'SD1013',
  },
  {
    years: years.weekSpan,
    shape: 'Week/year',
    text: 'The same weave, with the week of the year: digits 1 and 3 give 22, digits 2 and 4 give 16. That’s week 22 of 2016.',
    picture: 'AR2126',
  },
  {
    years: `${years.chips} onward`,
    shape: 'Microchip, no visible code',
    text: 'A chip inside takes the code’s place. A phone can detect it, but can’t read it.',
    picture: 'chip',
  },
] as const;
