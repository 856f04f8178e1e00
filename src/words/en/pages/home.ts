import { claims, site } from '../../config.ts';
import type { Question, SocialPost } from '../../words.ts';
import { years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';
import { summary } from '../layout.ts';

/** The page's metadata. */
export const head = {
  title: `${site.name}: ${site.brand} date code decoder`,
  description: summary,
  keywords: ['louis vuitton date code', 'date code decoder', 'factory code'],
} as const;

/** The first screen. */
export const hero = {
  headline: 'Every date code is a birthday. Read yours.',
  lede: `When and where a ${site.brand} bag was made.`,
  /** Said only where scripts run: without them the form sends the code to the server. */
  isPrivate: 'Your code never leaves this page.',
} as const;

/** Below the strap, what else can be entered: a code with a worn character, and a seller’s text, each with an example. */
export const fieldHints = {
  worn: { label: 'A worn character?', text: 'SD?013' },
  listing: {
    label: 'A whole listing?',
    text: 'Louis Vuitton Speedy 30, made in France. Date code SP0079. Bought in 2009.',
  },
} as const;

/** The table of contents. */
export const contents = {
  label: 'On this page',
  sections: {
    before: 'Before you read',
    'how-to': 'Three steps',
    eras: 'Eras',
    'factory-codes': 'Factory codes',
    faq: 'Questions',
    trust: 'Why trust it',
    feed: 'Sample posts',
    art: 'The art',
    join: 'Community',
  },
} as const;

/** Cards with what to know before reading a code. */
export const infoCards = {
  title: 'Before you read the code',
  fold: { show: 'Show the basics', hide: 'Hide the basics' },
  locate: {
    title: 'Locate Your Code',
    text: 'Codes are embossed numbers and letters on interior leather tabs, in pockets, behind D-rings and near zippers. They usually have six characters, and never fewer than three.',
    /** In the order of the numbers in the drawing. */
    places: ['Leather tabs', 'Pockets', 'Behind D-rings', 'Near zippers'],
    drawing: 'An open bag, cut away to show the four places',
  },
  notes: {
    title: 'Authenticity Notes',
    points: [
      'A date code shows manufacturing details, not authenticity.',
      'Authentic pieces may lack codes.',
      'Professional authentication is the gold standard.',
    ],
  },
} as const;

/** The three steps; the page's structured data repeats them word for word. */
export const howTo = {
  title: 'From stamp to date in three steps',
  steps: [
    {
      title: 'Find the code',
      text: 'Open the bag under good light and look along the seams, inside the pockets, near the zippers and behind the D-rings that hold the strap. Light from the side makes a worn code stand out.',
    },
    {
      title: 'Type it exactly as stamped',
      text: 'Letters and digits in order; spaces don’t matter. Type ? for a character you can’t read, or paste a list with one code per line. Everything is read in your browser and stays there.',
    },
    {
      title: 'Check the answer against the bag',
      text: 'Does the date fit the model? Does the place match the “made in” label? If something doesn’t match, look closer before you buy.',
    },
  ],
} as const;

/** The three questions; the page's structured data repeats them word for word. */
export const faq: { readonly title: string; readonly questions: readonly Question[] } = {
  title: 'Common questions',
  questions: [
    {
      question: 'Does a valid date code prove that a bag is authentic?',
      answer:
        'No. A date code shows when and where a bag was made, and a counterfeit can carry a plausible one. It is one sign among many: combine it with materials, workmanship and paperwork, and ask a professional authenticator when real money is at stake.',
    },
    {
      question: 'My bag has no date code. Is it a fake?',
      answer: `Not necessarily. Bags from before the ${years.early} have none, most bags made since about ${years.firstChips} carry a microchip instead, and in between, a code can wear away or get lost in a repair.`,
      link: { label: 'No code, or a chip: the whole answer', href: '/no-code' },
    },
    {
      question: 'How do I tell a month from a week?',
      answer: `By the year. After two letters, digits 2 and 4 are the year, unless the four begin with ${lastTwoDigits(years.first)} to ${lastTwoDigits(years.months)}: in the ${years.early}, the year came first. From ${years.months} to ${years.lastMonths}, digits 1 and 3 are the month: SD1013 is November 2003. From ${years.weeks} on, they are the week: AR2126 is week 22 of 2016.`,
    },
  ],
};

export const trust = {
  title: 'Why Trust This Tool',
  lede: `Made by ${claims.author ?? 'a former sales associate'} for the people who used to ask across the counter: buyers and resellers.`,
  points: [
    {
      title: 'Every country shows its evidence',
      text: 'You see how well published lists support each country, and every side where they disagree.',
    },
    {
      title: 'Every era by its own rule',
      text: `Months through ${years.lastMonths}, weeks from ${years.weeks}, and the year first in codes from the ${years.early}.`,
    },
    {
      title: 'It admits doubt',
      text: 'If no source backs up a date, we say so and show other ways to read the code.',
    },
    {
      title: 'Free, with nothing to sell',
      text: `No account, no ads and no ties to ${site.brand}. Codes are read on your device.`,
    },
  ],
} as const;

/** A short essay. */
export const art = {
  title: 'The Art of Authentication',
  paragraphs: [
    'Authentication begins before any code is read. You take the bag in both hands and look at it in the order it was made: leather first, then thread, then metal. Untreated leather darkens with light and handling, and parts that lived together age alike. A honey-dark handle beside a strap that never saw the sun is a question worth asking.',
    'The code is one voice among many. It says when and where a workshop marked a piece of leather. It doesn’t say whether the lining has been replaced since, or whether someone with a steady hand pressed in the letters last week.',
    'So read the code, and then let it raise questions. Does the week fit the model? Does the place fit the label? Do the letters look like those in photos from the same factory and years? Where the answers line up, trust grows. Where one doesn’t, someone who has handled thousands of bags can see why. That isn’t a weakness in the code. It’s the art.',
  ],
  quote:
    'It’s easy to put the right code on the wrong bag. It’s hard to make a bag where everything agrees.',
} as const;

export const feed = {
  title: 'Sample posts',
  lede: 'Four examples, never posted. Opening them loads nothing from Instagram or LinkedIn.',
  open: 'Show the posts',
  close: 'Hide the posts',
} as const;

/** The names of the platforms. */
export const platformNames: Readonly<Record<SocialPost['platform'], string>> = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

export const socialPosts = [
  {
    id: 'weave',
    platform: 'instagram',
    content:
      'First and third, second and fourth. Once you have seen how the digits weave, you can read a code in the store without a phone.',
    image: 'weave',
    date: 'September 14, 2026',
    engagement: 'Sample, 0 likes',
  },
  {
    id: 'resale',
    platform: 'linkedin',
    content:
      'Resellers, put the code in the listing, and say what it shows: a date and a place. “Authentic because of the code” is a claim that can bite you.',
    date: 'September 2, 2026',
    engagement: 'Sample, 0 reactions',
  },
  {
    id: 'tab',
    platform: 'instagram',
    content:
      'No code in the pocket, none on the tab? Look behind the D-ring. Hold a flashlight low.',
    image: 'tab',
    date: 'August 21, 2026',
    engagement: 'Sample, 0 likes',
  },
  {
    id: 'chips',
    platform: 'linkedin',
    content: `In ${years.chips}, chips began to replace codes. It happened gradually, so a bag from ${years.lastCodes} may still have a code, and one from ${years.chips} may not.`,
    date: 'August 6, 2026',
    engagement: 'Sample, 0 reactions',
  },
] as const satisfies readonly SocialPost[];
