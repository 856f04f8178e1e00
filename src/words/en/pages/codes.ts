import type { Evidence, PlaceFacts } from '../../../core/places.ts';
import type { Trust } from '../../../evidence/publications.ts';
import type { PublishedId } from '../../../core/sources.ts';
import type { CodeTitle, OwnWords } from '../../words.ts';
import { site } from '../../config.ts';
import { core, monthName, withArticle } from '../core.ts';
import { tables } from './guide.ts';

/** The month in which the lists were read: `November 2026`. */
export const readMonth = tables.text;

/** The page with all factory codes. */
export const codes = {
  path: '/codes',
  title: 'Every factory code we know of',
  /** The name of the page in breadcrumbs. */
  crumb: 'Factory codes',
  lede: (count: number, lists: number, families: number) =>
    `${count} factory codes, what each is said to stand for in a ${site.brand} date code, and who says so. The brand publishes no list. Ours comes from ${lists} public lists and from one directory that names no sources. Lists that copied from each other form a family, which counts as one voice; there are ${families} families.`,
  contents: 'On this page',
  byPlace: {
    title: 'By place',
    lede: 'Each code links to its own page, with every list we found that names it.',
  },
  alphabetical: {
    title: 'From A to Z',
    lede: 'With every place each code is said to stand for, best supported first.',
  },
  lists: {
    title: 'The lists',
    lede: `By shops, collectors, authenticators and a newspaper. We read archived copies in ${readMonth}, some of them incomplete. Some lists name only one to three codes. Lists copy each other: lists that share their order, their mistakes or their wording are one family and count as one voice. What a list adds to the one it copied counts on its own.`,
    trustGrade: (trust: Trust) => `trust ${trust}`,
    codeCount: (count: number) => `names ${count} ${count === 1 ? 'code' : 'codes'}`,
  },
  data: {
    title: 'The data',
    lede: 'The same table for spreadsheets, databases and programs: factory codes, places with country codes (ISO 3166), years, how well each place is supported, notes and sources. Use it, print it, build on it; all we ask is that you credit us.',
    files: {
      json: {
        path: '/data/factory-codes.json',
        type: 'application/json',
        label: 'JSON',
        text: 'codes, places and lists',
      },
      csv: {
        path: '/data/factory-codes.csv',
        type: 'text/csv',
        label: 'CSV',
        text: 'one row for each place of a code',
      },
      schema: {
        path: '/data/factory-codes.schema.json',
        type: 'application/schema+json',
        label: 'JSON Schema',
        text: 'what each field means',
      },
      lookupParquet: {
        path: '/data/date-codes.parquet',
        type: 'application/vnd.apache.parquet',
        label: 'Parquet',
        text: 'every date code that can be read, with its date and country, to join to your own table',
      },
      lookupCsv: {
        path: '/data/date-codes.csv.gz',
        type: 'application/gzip',
        label: 'CSV, gzip',
        text: 'the same rows as text',
      },
      lookupAbout: {
        path: '/data/date-codes.json',
        type: 'application/json',
        label: 'About both',
        text: 'date of the facts, version and checksums of both files',
      },
    },
    facts: {
      date: 'As of',
      license: 'License',
      cite: 'Credit line',
    },
    license: {
      label: 'Creative Commons Attribution 4.0',
      short: 'CC\u00a0BY\u00a04.0',
      href: 'https://creativecommons.org/licenses/by/4.0/',
    },
    cite: `${site.name}, ${site.brand} factory codes`,
  },
  omissions: {
    title: 'What’s missing, and why',
    points: [
      'CF, CV, ED, EL, EU, MO, MP, NQ and ST: these appear only on one machine-translated page, which itself calls three of them unconfirmed.',
      'Machine-copied lists, lists on sites that have nothing to do with bags, and lists without a web address: we don’t show or count them.',
      'D1 and V.I.: these are other spellings of DI and VI. The decoder suggests those instead.',
      'Which items the Italian groups cover: no source says. AR under scarves, DI and FL under charms, and TH under shoes come only from the directory we started from.',
    ],
  },
  correction: 'Know something we don’t? Write to us with the code, the right reading and a source:',
  head: {
    title: `${site.brand} factory codes and their sources | ${site.name}`,
    description: `${site.brand} factory codes by country and from A to Z: what each one stands for, who says so, and the table as JSON and CSV.`,
    keywords: ['louis vuitton factory codes', 'date code letters', 'factory code list', 'data'],
  },
} as const;

/** How many of some listings, as the subject of a sentence: `1`, `All 3 listings`. */
function listingCount(count: number, of: number): string {
  if (count < of) return String(count);
  if (of === 1) return 'The listing';
  return of === 2 ? 'Both listings' : `All ${of} listings`;
}

/** Without a comma before the `and`, as everywhere on the site: `Italy, Spain and France`. */
const and = new Intl.ListFormat('en-GB');

/** The subject of a sentence about a code: a letter by itself reads as a word. */
function nameOf(code: string): string {
  return code.length === 1 ? `The letter ${code}` : code;
}

const codeTitle: CodeTitle = (code) => `${code}: ${site.brand} factory code | ${site.name}`;

/** `1 published list`, `14 published lists`. */
function listCount(lists: number): string {
  return `${lists} published ${lists === 1 ? 'list' : 'lists'}`;
}

/** The grades of trust in a list. */
export const trustWords: Readonly<Record<Trust, string>> = {
  A: 'A: firsthand observation, or a well-kept list',
  B: 'B: plausible, mostly copied',
  C: 'C: partial or garbled',
};

/** The page of a code. */
export const codePage = {
  title: (code: string) => `Factory code ${code}`,
  crumbs: 'You are here',
  head: {
    title: codeTitle,
    /** `places` are those that the lists name; if there are none, those of the directory. */
    description: (code: string, places: string, lists: number, hasExamples: boolean) =>
      [
        `What ${code} stands for in a ${site.brand} date code:`,
        lists === 0
          ? `${places}, but only in one directory that names no sources.`
          : `${places}, according to ${listCount(lists)}.`,
        hasExamples ? 'With example codes.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    keywords: (code: string) => [
      `louis vuitton ${code}`,
      `${code} date code`,
      'louis vuitton factory code',
    ],
  },
  lede: {
    documented: (code: string, places: string) =>
      `Published lists say that ${code} stands for ${places}.`,
    reported: (code: string, places: string, lists: number) =>
      `${code} stands for ${places}, according to ${lists === 1 ? 'one list' : 'one family of lists'}. No one else lists it.`,
    disputed: (code: string, places: string) =>
      `${code} stands for ${places}: families of lists disagree, and each place is backed by just one of them.`,
    unconfirmed: (code: string, places: string) =>
      `${nameOf(code)} isn’t on any published list we know of. The directory we started from lists it under ${places}.`,
    relined: (code: string) =>
      `${code} marks a repair or relining by the brand. It doesn’t say where the bag was made.`,
    kind: (code: string, places: string) =>
      `${nameOf(code)} isn’t on any published list we know of. The directory we started from calls it ${places}, a kind of production, not a country.`,
  },
  places: {
    title: 'What it stands for',
    grade: (grade: Evidence, lists: number, families: number) =>
      grade === 'unconfirmed'
        ? 'Unconfirmed: no published list names it'
        : `${grade === 'documented' ? 'Documented' : 'Reported'}: ${lists} ${lists === 1 ? 'list' : 'lists'} from ${families === 1 ? 'one family' : `${families} separate families`}`,
  },
  lists: {
    title: 'Who says so',
    lede: `Every list we found that names it, by family. Lists in a family copied from each other and count as one voice; what a list adds to its family’s counts on its own. We read archived copies in ${readMonth}, some of them only in part.`,
    none: 'No one we can point to: the directory we started from names no sources. If you know of a list, a book or a photo that shows this code, tell us.',
    dated: (when: string | undefined) => (when === undefined ? 'undated' : `dated ${when}`),
    placesText: (places: readonly string[]) => `says ${and.format(places)}`,
    family: (name: string, count: number) =>
      `${name.replaceAll("'", '’')}, ${count} ${count === 1 ? 'list' : 'lists'}`,
    secondPage: 'second page',
  },
  disagreement: {
    title: 'Where lists disagree',
    text: (counts: readonly string[]) =>
      `${and.format(counts)}. Most give no years, so we show every place for every year.`,
    count: (lists: number, place: string, years: string) =>
      `${lists} ${lists === 1 ? 'list says' : 'lists say'} ${[place, years].filter(Boolean).join(' ')}`,
    severalPlaces: (lists: number) =>
      `${lists === 1 ? 'One of the lists names' : `${lists} of the lists name`} more than one place.`,
  },
  seen: {
    title: 'Seen in listings',
    count: (count: number, of: number) =>
      `Of the ${of} codes we found in public resale listings, ${count} ${count === 1 ? 'has' : 'have'} this factory code.`,
    labels: (labels: readonly string[]) => `${and.format(labels)}.`,
    label: (count: number, of: number, country: string) =>
      `${listingCount(count, of)} ${count === 1 ? 'gives' : 'give'} ${withArticle(country)} as the country`,
    noLabel: (count: number, of: number) =>
      `${listingCount(count, of)} ${count === 1 ? 'gives' : 'give'} no country`,
    none: (of: number) =>
      `None of the ${of} codes we found in public resale listings has this factory code. With so few codes, that says nothing about how rare it is.`,
    /** The links to the collections stand between. */
    limits: {
      before:
        'Codes and labels are as sellers typed them, for items we haven’t handled: a hint, not proof. They come from listings on Vestiaire Collective, in collections published by ',
      after: '.',
    },
    columns: { code: 'Code', reading: 'Reads as', label: 'Label, according to the seller' },
    unstated: 'not stated',
    differs: 'no list says so',
  },
  examples: {
    title: 'How it reads, era by era',
    lede: 'Made-up examples of this factory code in each era. The workshop may not have been active in all of them.',
    columns: { code: 'Code', reading: 'Reads as', place: 'Place' },
    none: 'We don’t know of a date code format with a single letter.',
  },
  neighbors: {
    label: 'Neighboring codes',
    all: 'All codes',
    previous: (code: string) => `Previous: ${code}`,
    next: (code: string) => `Next: ${code}`,
  },
  correction:
    'Know something we don’t? Write to us with the code, what the label says and how you know:',
} as const;

/** The beginning of a remark on an item group of the directory. */
const startedFrom = 'The directory we started from also lists it under';

/** Remarks on a code, each a paragraph. */
export const remarks: Readonly<Partial<Record<string, readonly string[]>>> = {
  SD: [
    'The changeover isn’t clear-cut. Lists say 1995, but a listing with an August 1994 code says “Made in USA” and a June 1994 code is published as France, so we accept both for 1994.',
  ],
  DK: [
    'Lists that file it under a country don’t count here. A repair says nothing about where the bag was made, so we give it no country. The date may be from the repair.',
  ],
  LM: ['Only one list gives a year, and the decoder on the same site doesn’t follow it.'],
  AR: [`${startedFrom} Italian scarves. No source says which ones.`],
  DI: [
    `D1 is another spelling of this code. ${startedFrom} Italian charms. No source says which ones.`,
  ],
  FL: [`${startedFrom} Italian charms. No source says which ones.`],
  TH: [`${startedFrom} Italian shoes. No source says which ones.`],
  VI: ['V.I., as one list prints it, is another spelling of this code.'],
};

/** What a list says of a code, where that is not just a place. */
export const ownWords: OwnWords = {
  DK: {
    S01: 'says France and the United States, “in repairs”',
    S03: 'says France, without a word about repairs',
    S04: 'says France, without a word about repairs',
    S05: 'says “Relined Items”',
    S12: 'says repair (修理)',
    S13: 'says repair (修理): a part that carried the code was replaced',
    S14: 'says repair service (リペアサービス)',
  },
};

/** A place with its years, among other places: `United States (from 1994)`. */
export function placeWithYears(place: Pick<PlaceFacts, 'id' | 'from' | 'until'>): string {
  const years = core.years(place);
  const name = core.places[place.id];
  return years === '' ? name : `${name} (${years})`;
}

/** Formats a date that may lack the day or the month: `April 18, 2016`, `January 2023`, `2021`. */
export function dateText(iso: string): string {
  const [year = '', month, day] = iso.split('-');
  const name = month && monthName(Number(month));
  const parts = [name, day && `${Number(day)},`, year];
  return parts.filter(Boolean).join(' ');
}

/** Remarks on lists of lesser weight. */
export const listRemarks: Readonly<Partial<Record<PublishedId, string>>> = {
  S24: 'one code, in an example',
  S25: 'codes in examples',
  S42: 'one code, in an example',
};

/** Descriptions of the data's fields, for the schema. */
export const dataFields = {
  table: `What the letters of ${site.brand} date codes stand for, and which public lists say so. The brand publishes no list.`,
  version: 'The form of this table. It changes when a field changes its name or its meaning.',
  date: 'The day on which the facts were last changed.',
  license: 'Creative Commons Attribution 4.0 International, by its SPDX identifier.',
  source: 'The page that shows the same table.',
  codes: 'Every factory code, in alphabetical order.',
  code: 'The letters as they are stamped, capitals.',
  places: 'Everything that the code is said to stand for, best supported first.',
  id: 'The place: a country as in `country`, or a kind of production.',
  country:
    'ISO 3166-1 alpha-2; YU and CS for Yugoslavia and Czechoslovakia by their former codes. Null for anything that isn’t a country.',
  place: 'The place in English.',
  evidence:
    'documented: two or more separate families of lists name it. reported: one family. unconfirmed: no published list, only the directory that this project started from.',
  from: 'The first calendar year in which the code stood for it, where two separate families give one. A year that one list gives is in `note`.',
  until: 'The last calendar year, included.',
  note: 'What else there is to say, in English.',
  sources: 'The published lists that name it, by their ids in `lists`.',
  families:
    'The separate voices among them: families of lists, and lists in what they add to their family’s.',
  lists: 'Every published list that names a code.',
  title: 'What the list is called, in English, and whose it is.',
  language: 'The language it is written in, ISO 639-1.',
  originalTitle: 'What it calls itself, unless that is English.',
  urls: 'Where it was read.',
  family: 'Lists of one family copied from each other and count as one voice.',
  trust:
    'A: firsthand observation, or a well-kept list. B: plausible, mostly copied. C: partial or garbled.',
  dated: 'The day, month or year that the list states, ISO 8601.',
  read: 'The month in which it was read, ISO 8601.',
} as const;
