import { TABLE_DAY } from '../../../core/factories.ts';
import { site } from '../../config.ts';
import { afterLastCodes, years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';

/** The date of the tables, which changes with them. */
export const tables = { text: 'November 2026', iso: TABLE_DAY } as const;

/** The page's metadata. */
export const head = {
  title: `The authentication guide | ${site.name}`,
  description: `How to find, read and weigh a ${site.brand} date code: every era, factory codes, practice and a checklist, to read here or print.`,
  keywords: ['authentication guide', 'date code chart', 'louis vuitton factory codes', 'checklist'],
} as const;

/** The beginning of the guide, a cover page in print. */
export const cover = {
  title: 'The authentication guide',
  lede: `How to find a ${site.brand} date code, read it by hand and weigh what it says. It also prints well, for places with no signal.`,
  tagline: 'Free to print and pass along',
  /** Shown on screen only. */
  printHint: 'To take it along, print this page or save it as a PDF: your browser can do both.',
  tables: `Tables as of ${tables.text}`,
  contents: 'In this guide',
  /** The code in the drawing. */
  example: 'AR2126',
} as const;

export const whereToLookChapter = {
  title: 'Where to look',
  /** Instructions for each place, in the order of the numbers in the drawing. */
  instructions: [
    'Feel along the seams of the lining, and turn every tab over.',
    'Pull each pocket open and look along its edges.',
    'Lift the ring and look at the leather under it.',
    'Follow the zipper to both ends.',
  ],
  lookAlikes: {
    title: 'Easily confused',
    text: 'On worn leather a digit and a letter can look the same. Before you call a code wrong, try the look-alike of every unclear character.',
  },
} as const;

/** Reading by hand: a key in two steps, and codes for practice. */
export const byHand = {
  title: 'Reading by hand',
  lede: 'Two questions tell you which rule a code follows.',
  steps: [
    {
      question: 'Where are the letters?',
      answers: [
        { sign: 'There are none', rule: `Early ${years.early}. The year, then the month.` },
        { sign: 'After the digits', rule: `${years.early}. The year, then the month.` },
        {
          sign: `Before three digits, or before four that begin with ${lastTwoDigits(years.first)} to ${lastTwoDigits(years.months)}`,
          rule: `${years.early}. The year, then the month.`,
        },
        { sign: 'Before any other four digits', rule: 'The digits alternate. Go to question 2.' },
      ],
    },
    {
      question: 'What do digits 2 and 4 say?',
      answers: [
        {
          sign: `${lastTwoDigits(years.months)} to 99`,
          rule: `${years.months}s. Digits 1 and 3: month.`,
        },
        {
          sign: `00 to ${lastTwoDigits(years.lastMonths)}`,
          rule: `2000 to ${years.lastMonths}. Digits 1 and 3: month.`,
        },
        {
          sign: `${lastTwoDigits(years.weeks)} to ${lastTwoDigits(years.chips)}`,
          rule: `${years.weeks} to ${years.chips}. Digits 1 and 3: week.`,
        },
        {
          sign: `${lastTwoDigits(years.lastCodes)} to ${lastTwoDigits(years.months - 1)}`,
          rule: `${afterLastCodes} Look closer.`,
        },
      ],
    },
  ],
  practice: {
    title: 'Try it',
    lede: 'Cover the right-hand columns.',
    columns: ['Stamped', 'Made in', 'Place'],
    codes: [
      ...['822', '8311', '874 VX', '8912 SL', 'SP8808', 'TH895', 'SP0994'],
      ...['CA1918', 'MI0053', 'VI1025', 'SD2057', 'CA4171', 'MI3187', 'TH2017'],
    ],
    noPlace: 'No factory letters',
  },
  commonMistake: {
    title: 'The classic slip',
    text: 'The last two digits look like a year, but they aren’t one. TH2017 was made in 2007: the 1 belongs to the week.',
  },
} as const;

export const factoryCodesChapter = {
  title: 'Factory codes',
} as const;

export const weighing = {
  title: 'Shared letters',
  marks: 'The marks mean what they do in the list of factory codes.',
  notes: 'What the lists don’t tell you',
} as const;

export const limits = {
  title: 'What a code can’t prove',
  lede: 'A code is better at raising questions than at settling them.',
  proofs: [
    {
      about: 'A correct code',
      text: 'A date code isn’t a serial number. Everything a workshop made in the same month or week carries the same one, and anyone who copies a bag can copy six characters too. One service that authenticates bags found a well-formed code on almost half of its fakes (48%), as one guide reports. Seeing a code twice is no cause for alarm, and a readable code isn’t a certificate.',
    },
    {
      about: 'A missing code',
      text: `Bags from before the ${years.early} don’t have one, and neither do most bags with a chip. Tabs get lost in repairs, codes fade, especially on soft linings, and now and then a workshop forgot one.`,
    },
    {
      about: 'A chip',
      text: 'Many phones can detect the chip, and an app may show technical data about it. What it holds is encrypted, and only the brand’s own stores can read it. Counterfeits with chips have been reported.',
    },
    {
      about: 'An unknown code',
      text: `${site.brand} publishes no list of its factories. Every list comes from outsiders, ours included, so a genuine code can be new to everyone.`,
    },
  ],
  table: {
    title: 'When something doesn’t match',
    columns: ['You see', 'It may be', 'What to do'],
    rows: [
      {
        sign: 'Week 61, or month 19',
        cause: 'a worn digit, or another era’s rule',
        action: 'Try the look-alikes first.',
      },
      {
        sign: 'A date before the model existed',
        cause: 'a misread year, a replaced part, or a counterfeit',
        action: 'Ask. It needs an explanation.',
      },
      {
        sign: 'A date in the future',
        cause: 'a 1990s code misread as 2090 or later, or a counterfeit',
        action: 'Read it again with the two questions above.',
      },
      {
        sign: 'Letters and label don’t match',
        cause: 'a repair, letters that changed countries, or a gap in the lists',
        action: 'Look up the letters for that year.',
      },
      {
        sign: 'The letters DK',
        cause: 'a bag the brand relined or repaired',
        action: 'The date may be from the repair.',
      },
      {
        sign: 'A code and a chip together',
        cause: `a bag from the changeover around ${years.chips}`,
        action: 'Both can be genuine.',
      },
    ],
  },
} as const;

export const checkList = {
  title: 'Before you buy',
  lede: 'Check off what matches. Anything left blank is a question for the seller. What you write here is printed with the page and goes nowhere else.',
  fields: ['Bag', 'Seller', 'Stamped', '“Made in” label', 'Reads as', 'Price'],
  groups: [
    {
      title: 'The code',
      items: [
        'Every character is clear, or I have tried its look-alikes.',
        'It makes sense by its era’s rule.',
        'The date falls in the years when the model was made.',
        'The letters fit the “made in” label for that year.',
        'The letter forms match photos of codes from the same factory and years. A faint or crooked stamp alone says little.',
      ],
    },
    {
      title: 'The bag',
      items: [
        'The stitches are even in length and color.',
        'The hardware has weight, and its engraving is sharp.',
        'Untreated leather has darkened with light and handling, and parts that lived together have aged alike.',
        'The edges of the leather have aged like the rest.',
        'The lining is sewn in cleanly and fits the bag’s age.',
      ],
    },
    {
      title: 'The purchase',
      items: [
        'I have seen the receipt, or know why there is none.',
        'What I was told fits the date and the place.',
        'The seller has agreed in writing to take the bag back.',
        'If it’s expensive, a professional authenticator has examined it.',
      ],
    },
  ],
} as const;

/** The sources of the tables. */
export const sources = {
  title: 'Where this comes from',
  text: (lists: number, families: number) =>
    `${site.brand} doesn’t publish its factory codes or explain how to read them. These tables were compiled in ${tables.text} from ${lists} public lists by shops, collectors, authenticators and a newspaper, and from one directory that names no sources. Lists copy each other, so we count families of lists that share an origin, ${families} in all: a place that two or more families name is documented, one that a single family names is reported, and one on no list is unconfirmed. Where lists disagree, every place is shown.`,
  correction: 'Know something we don’t? Write to us with the code, the right reading and a source.',
  tool: 'The tool reads codes for you, shows its work and costs nothing:',
} as const;
