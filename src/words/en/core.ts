import type { Day } from '../../core/calendar.ts';
import type { CountryId, PlaceId } from '../../core/factories.ts';
import { EARLY_LETTERS, type Standing } from '../../core/formats.ts';
import type { LabelParams } from '../../core/compare-label.ts';
import type { ElsewhereId, Label } from '../../core/labels.ts';
import { CHIPS_MONTH, YEARS } from '../../core/years.ts';
import type { CodeDate, NoticeParams } from '../../core/notices.ts';
import type { Evidence, PlaceFacts } from '../../core/places.ts';
import { BRAND } from '../brand.ts';
import type { CoreWords } from '../words.ts';
import { sentences } from './text.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const CHANGES = {
  'latin-letters': 'in Latin letters',
  'without-punctuation': 'without punctuation',
  'letters-first': 'letters before digits',
  'digits-first': 'digits before letters',
  number: 'as it was before a spreadsheet changed it',
} as const;

/** The decade of the early codes. */
export const early = `${YEARS.first}s`;

/** When chips began to take the place of codes. */
export const firstChips = `${monthName(CHIPS_MONTH)} ${YEARS.chips}`;

const places: Readonly<Record<PlaceId, string>> = Object.freeze({
  FR: 'France',
  DE: 'Germany',
  IT: 'Italy',
  ES: 'Spain',
  CH: 'Switzerland',
  US: 'United States',
  JP: 'Japan',
  PT: 'Portugal',
  RO: 'Romania',
  KR: 'South Korea',
  IN: 'India',
  AR: 'Argentina',
  BR: 'Brazil',
  TR: 'Turkey',
  MX: 'Mexico',
  BE: 'Belgium',
  GB: 'United Kingdom',
  MC: 'Monaco',
  HK: 'Hong Kong',
  YU: 'Yugoslavia',
  CS: 'Czechoslovakia',
  're-lined': 'Re-Lined',
  'special-edition': 'Special Edition',
  'special-order': 'Special order',
  'special-production': 'Special Production/Atelier',
  workshop: 'Workshop/Custom',
});

/** Countries that labels name and no code. */
const elsewhere: Readonly<Record<ElsewhereId, string>> = {
  CN: 'China',
  TW: 'Taiwan',
  TH: 'Thailand',
  VN: 'Vietnam',
  PH: 'Philippines',
  ID: 'Indonesia',
  MA: 'Morocco',
  TN: 'Tunisia',
  PL: 'Poland',
  NL: 'Netherlands',
  AT: 'Austria',
  CA: 'Canada',
};

/** What the decoder found out, in English. */
export const core: CoreWords = Object.freeze<CoreWords>({
  language: 'en',
  date: ({ year, week, month }) =>
    week === undefined ? `${monthName(month)} ${year}` : `Week ${week}, ${year}`,
  days({ from, to }) {
    const [start, end] = [partsOf(from), partsOf(to)];
    const year = start.year === end.year ? '' : `, ${start.year},`;
    const month = start.month === end.month && year === '' ? '' : `${end.month} `;
    return `${start.month} ${start.day}${year} to ${month}${end.day}, ${end.year}`;
  },
  periods: Object.freeze<CoreWords['periods']>({
    'week-year': `${YEARS.weeks} - ${firstChips}`,
    'month-year': `${YEARS.months}-${YEARS.lastMonths}`,
    'letters-first': early,
    'digits-letters': early,
    'digits-only': `Early ${early}`,
  }),
  formats: Object.freeze<CoreWords['formats']>({
    'week-year': 'Modern Format (Week/Year)',
    'month-year': 'Previous Format (Month/Year)',
    'letters-first': 'Early Format (Letters + Numbers)',
    'digits-letters': 'Early Format (Numbers + Letters)',
    'digits-only': 'Early Format (Numbers Only)',
  }),
  places,
  notes: Object.freeze<CoreWords['notes']>({
    'japanese-lists-beyond-a2': 'On Japanese lists only; Western lists stop at A2.',
    'special-order-mark': 'Several lists that place AAS in France call it a special-order mark.',
    scotland: 'Scotland.',
    'japanese-lists-say-france': 'On one list; the Japanese lists say France.',
    'japanese-lists-alone': 'On Japanese lists only.',
    vintage: 'Vintage.',
    'printed-d1': 'Japanese lists print it D1, with the digit.',
    repair: 'A repair by the brand replaced the part that carried the code.',
    'oldest-list-special-order': 'The oldest list adds: special order.',
    'example-read-as-france': 'One list reads its own example 891 FC as France.',
    scarves: 'Scarves.',
    hats: 'Hats.',
    straps: 'Mostly straps.',
    'san-dimas': 'San Dimas, California.',
    'kind-of-production': 'A kind of production, not a country.',
    alvarado: 'Texas. The workshop in Alvarado opened in June 2019; no list gives a year.',
  }),
  years: yearsOf,
  yearRemark: ({ sources, ...years }) =>
    sources.length === 0
      ? `Only the directory we started from gives a year: ${yearsOf(years)}.`
      : `Only one list gives a year: ${yearsOf(years)}.`,
  either,
  assumed: (place) => `${place} (assumed)`,
  errors: Object.freeze<CoreWords['errors']>({
    empty: 'Please enter a date code',
    'unknown-pattern': `This format doesn't match any known ${BRAND} date code pattern. Please check your input.`,
    'invalid-week': 'Invalid week number (must be 1-53)',
    'invalid-month': 'Invalid month number (must be 1-12)',
    'unknown-factory': 'Unknown factory location code',
    'future-date': 'Manufacturing date cannot be in the future - this indicates a counterfeit item',
  }),
  reasons: Object.freeze<CoreWords['reasons']>({
    empty: 'There is no code.',
    'unknown-pattern': 'Doesn’t look like a date code.',
    'invalid-week': 'There is no such week.',
    'invalid-month': 'There is no such month.',
    'unknown-factory': 'No list has these letters.',
    'future-date': 'The date is in the future.',
  }),
  misread: (codes) => `Perhaps ${either(codes)} is meant.`,
  styleNumber:
    'That looks like a style number, the product number on receipts and tags. It identifies the model. The date code is stamped inside the bag.',
  notices: Object.freeze<CoreWords['notices']>({
    'outside-era': ({ year, week }) => {
      if (year > YEARS.lastCodes)
        return `Chips had all but replaced date codes by then, and no source shows a code from ${year}.`;
      return week === undefined
        ? `No source shows a code like this from ${year}.`
        : `Week codes began in ${YEARS.weeks}, and no source shows one from ${year}.`;
    },
    'before-codes': ({ year }) =>
      `No bag has a code from ${year}: the first are from ${YEARS.first} or later.`,
    'week-before-2007': () =>
      `Week codes are documented from ${YEARS.weeks} on. The only one printed for ${YEARS.lastMonths} is a guide’s own example, probably a slip.`,
    'week-after-march-2021': () =>
      `Microchips began to replace date codes in ${firstChips}, but not overnight: codes as late as ${YEARS.lastCodes} are possible.`,
    'no-week-53': ({ year }) =>
      `${year} had only 52 weeks, so week 53 is read as the seven days after week 52.`,
    'month-in-2007': () =>
      `Week codes replaced month codes in ${YEARS.weeks}, so a month code from that year is unusual.`,
    'letters-before-1985': () =>
      `Letters came in around the middle of the ${early}. From before ${YEARS.letters} we know of only two codes with letters, each from a single item: ${EARLY_LETTERS.join(' and ')}.`,
    'digits-before-1982': () =>
      `Guides put the first codes in ${YEARS.first} or ${YEARS.digits}, and we know of no published code from before ${YEARS.digits}.`,
    'digits-after-1986': () =>
      `From about ${YEARS.lettersAlways}, codes normally had letters, so digits alone are unusual for that year.`,
    'month-first': () =>
      `This reading puts the month first. Published guides to ${early} codes put the year first, so treat the date with caution.`,
    'country-assumed': ({ country }) =>
      `Without letters, the code doesn’t name a factory. ${places[country]} is an assumption, not something the code says.`,
    're-lined': ({ factory }) =>
      `${factory} marks a repair or relining by the brand. The date may be that of the repair, and the code doesn’t name a country.`,
    'no-country': ({ factory }) => `${factory} stands for a kind of production, not a country.`,
    'before-opening': ({ factory, opened, year }) =>
      `Several sources say the ${factory} workshop opened in ${opened}. The code says ${year}, so look at the letters again.`,
    'factory-reported': ({ factory }) =>
      `Only one family of related lists names ${factory}, so the place is less certain.`,
    'factory-unconfirmed': ({ factory }) =>
      `${factory} isn’t on any published list we know of. The place comes from one directory that names no sources.`,
    'letters-worn': wornLetters,
  }),
  hints: Object.freeze<CoreWords['hints']>({
    'letters-worn': wornLetters,
    'year-alone': ({ year }) =>
      `${year} looks like a year. A date code spreads the year over its digits, and nearly every code has letters too.`,
    'digit-missing': ({ factory }) =>
      `Since ${YEARS.months}, codes with ${factory} have four digits, so one seems to be missing. Type a ? for a digit you can’t read.`,
    'digit-extra': () => 'A date code has at most four digits, so there’s one too many here.',
    'other-house': ({ house }) =>
      `This looks like a ${house} serial number. Only ${BRAND} codes are read here.`,
  }),
  change(change) {
    switch (change.id) {
      case 'once':
        return `one ${change.params.written} instead of two`;
      case 'twice':
        return `two ${change.params.written}s instead of one`;
      case 'without':
        return `without “${change.params.written}”`;
      case 'with':
        return `with “${change.params.read}” added`;
      case 'instead': {
        const { read, written } = change.params;
        if (/\d/.test(written) && /\d/.test(read)) return `${read} instead of ${written}`;
        return /\d/.test(read)
          ? `${read} instead of the letter ${written}`
          : `the letter ${read} instead of ${written}`;
      }
      default:
        return CHANGES[change.id];
    }
  },
  sentences,
  changes: (texts) => texts.join(', '),
  label: Object.freeze<CoreWords['label']>({
    'no-country': ({ label }) =>
      `This code doesn’t name a country, so it neither supports nor contradicts a label that names ${labelName(label)}.`,
    assumed: ({ label }) =>
      `Without letters, the code names no factory. We assume ${labelName(label)} for such codes, and the label says the same.`,
    match: ({ factory, label, evidence, years, outside }) => {
      const agreement = 'so label and code agree.';
      if (evidence === 'reported')
        return `One family of lists places ${factory} in ${labelName(label)}, ${agreement}`;
      const when = yearsOf(outside);
      const place = [labelName(label), aboutYears(years)].filter(Boolean).join(' ');
      return `Published lists place ${factory} in ${place}, ${when === '' ? '' : `one of them only ${when}, `}${agreement}`;
    },
    unconfirmed: ({ factory, label }) =>
      `Only one directory puts ${factory} in ${labelName(label)}, and it names no source. Ask the seller for more.`,
    'few-sources': ({ factory, label, families }) =>
      families === 0
        ? `No published list names ${factory}, so nothing speaks against a label that names ${labelName(label)}.`
        : `Only one family of lists names ${factory}. It doesn’t name ${labelName(label)}, but that’s too little to contradict a label.`,
    'seen-item': (params) =>
      `${labelConflict(params)} But we know a real item, coded ${params.seen}, whose label names that country too. Lists can be incomplete, so look closer.`,
    conflict: (params) =>
      `${labelConflict(params)} That’s a reason to look closer, not proof: relined bags can carry newer codes.`,
  }),
  unknownLabel: (given) => `“${given}” is not a country we recognize, so nothing was compared.`,
});

/** Why a label conflicts with a code, without advice. */
export function labelConflict(params: LabelParams['conflict']): string {
  const { factory, label, year, elsewhen } = params;
  const named = withArticle(either(params.countries.map((id) => places[id])));
  const years = elsewhen.map(aboutYears).join(' or ');
  if (label === 'other')
    return `Published lists place ${factory} in ${named}, not in the country on the label.`;
  return elsewhen.length > 0
    ? `Published lists place ${factory} in ${labelName(label)} only ${years}. For ${year} they name ${named}.`
    : `Published lists place ${factory} in ${named}, not in ${labelName(label)}.`;
}

/** What digits alone would mean if letters in front of them have worn away. */
function wornLetters({ code, date }: NoticeParams['letters-worn']): string {
  return `If two letters in front of it have worn off, ${code} would be ${dateInText(date)}.`;
}

/** A date within a sentence: `week 22 of 2016`, `November 2003`. */
export function dateInText({ year, week, month }: CodeDate): string {
  return week === undefined ? `${monthName(month)} ${year}` : `week ${week} of ${year}`;
}

/** A standing in one word. */
export const standings: Readonly<Record<Standing, string>> = {
  documented: 'documented',
  unusual: 'unusual',
  undocumented: 'undocumented',
};

/** How well a place is attested, in one word. */
export const grades: Readonly<Record<Evidence, string>> = {
  documented: 'documented',
  reported: 'reported',
  unconfirmed: 'unconfirmed',
};

/** A country as a sentence about a label has it. */
export function labelName(label: Label): string {
  return label === 'other' ? 'another country' : withArticle(countryName(label));
}

const countries = { ...places, ...elsewhere };

/** A country by its name alone. */
export function countryName(country: CountryId | ElsewhereId): string {
  return countries[country];
}

/** Country names as a sentence has them: `the United States or France`. */
export function withArticle(countries: string): string {
  return countries.replace(/United|Netherlands|Philippines/g, 'the $&');
}

function either(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}

function yearsOf({ from, until }: Pick<PlaceFacts, 'from' | 'until'>): string {
  const bounds = [
    from === undefined ? '' : `from ${from}`,
    until === undefined ? '' : `until ${until}`,
  ];
  return bounds.filter(Boolean).join(' ');
}

/** The years of a border, which lists put a year earlier or later. */
function aboutYears(years: Pick<PlaceFacts, 'from' | 'until'>): string {
  return yearsOf(years).replace(/\d+/g, 'about $&');
}

/** A day: `November 3, 2003`. */
export function dayText(day: Day): string {
  const { year, month, day: date } = partsOf(day);
  return `${month} ${date}, ${year}`;
}

function partsOf(day: Day): { year: string; month: string; day: string } {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
  return { year, month: monthName(Number(month)), day: String(Number(date)) };
}

export function monthName(month: number): string {
  return MONTHS.slice(month - 1, month).join('');
}
