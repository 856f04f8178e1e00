import { site } from '../../config.ts';
import { lastTwoDigits, years } from '../guide.ts';
import type { Block } from '../../words.ts';

/** An article of the blog. */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  /** The same day in ISO 8601, e.g. `2026-11-21`. */
  readonly isoDate: string;
  /** At 200 words per minute, which a test checks. */
  readonly readTime: string;
  /** Which drawing illustrates it. */
  readonly image: 'eras' | 'factories' | 'chips';
  readonly body: readonly Block[];
}

const author = 'A former sales associate';
const date = 'November 21, 2026';
const isoDate = '2026-11-21';

const eras = {
  id: 'every-era',
  title: 'How to read a date code of every era',
  excerpt:
    'Five ways of writing a date in forty years. Two questions tell you which one is in your hand.',
  author,
  date,
  isoDate,
  readTime: '4 min read',
  image: 'eras',
  body: [
    `A ${site.brand} date code looks like one system. It’s actually five, one after another, and most mistakes come from reading one era’s code by another era’s rules. Here is the whole sequence, oldest first, and a short way to tell which rule applies.`,
    { heading: `Before about ${years.first}: nothing` },
    'Guides put the first codes at about 1980 to 1982. Anything older has none, and a few pieces made as late as 1987 lack one too. So the absence of a code in a vintage bag says very little.',
    { heading: `The early ${years.early}: the year, then the month` },
    'The first codes are three or four digits without a letter. The first two digits are the year, the rest is the month. Three digits are usually enough until September; from October on it takes four.',
    {
      codes: [
        { code: '822', meaning: 'February 1982' },
        { code: '836', meaning: 'June 1983' },
        { code: '8311', meaning: 'November 1983' },
      ],
    },
    'Some tools take the month first and turn 836 into nonsense. Of sixteen guides that explain these codes, not one reads the month first.',
    { heading: `The later ${years.early}: two letters join in` },
    'From about the middle of the decade the factory is named by two letters. They can stand behind the digits or, in the same years, in front of them. The digits read as before.',
    {
      codes: [
        { code: '874 VX', meaning: 'April 1987' },
        { code: '8912 SL', meaning: 'December 1989' },
        { code: 'SP8808', meaning: 'August 1988' },
        { code: 'TH895', meaning: 'May 1989' },
      ],
    },
    { heading: `${years.months} to ${years.lastMonths}: the weave` },
    `In ${years.months} the letters move to the front for good, four digits follow, and the date is woven. Digits one and three are the month. Digits two and four are the year. It looks like a trick, and it is the point at which nearly everybody goes wrong.`,
    {
      codes: [
        { code: 'SP0994', meaning: 'September 1994' },
        { code: 'CA1918', meaning: 'November 1998' },
        { code: 'MI0053', meaning: 'May 2003' },
        { code: 'VI1025', meaning: 'December 2005' },
      ],
    },
    { heading: `${years.weeks} to ${years.chips}: the same weave, with weeks` },
    `The shape stays, and only the meaning of digits one and three changes: now they are the week of the year. Digits two and four remain the year. The guides date the change to ${years.weeks}, and one published code hints that it began in ${years.lastMonths}.`,
    {
      codes: [
        { code: 'SD2057', meaning: 'Week 25, 2007' },
        { code: 'CA4171', meaning: 'Week 47, 2011' },
        { code: 'MI3187', meaning: 'Week 38, 2017' },
      ],
    },
    'A week 53 is rare. By the calendar that numbers weeks, only 2009, 2015 and 2020 had one in these years.',
    { heading: 'Two questions that settle it' },
    `First: where are the letters, and how many digits are there? Four digits behind two letters are woven, unless they begin with ${lastTwoDigits(years.first)} to ${lastTwoDigits(years.months - 1)}; those are codes of the ${years.early} with their letters in front. Everything else with three or four digits is from the ${years.early} as well.`,
    `Second, for a woven code: what do digits two and four say? From ${lastTwoDigits(years.months)} to 99 and from 00 to ${lastTwoDigits(years.lastMonths)}, digits one and three are a month. From ${lastTwoDigits(years.weeks)} to ${lastTwoDigits(years.chips)} they are a week.`,
    {
      codes: [
        { code: 'SD1013', meaning: 'November 2003, because its year is 03' },
        { code: 'AR2126', meaning: 'Week 22, 2016, because its year is 16' },
        { code: 'TH2017', meaning: 'Week 21, 2007, and not the year 2017' },
      ],
    },
    'The last one is the classic slip. The final two digits look so much like a year that sellers print them in listings. They are half of a year and half of a week.',
    { heading: 'What a date is good for' },
    'It is worth comparing: with the years in which the model was made, with its lining and hardware, with the story you were told. A date that contradicts them deserves an explanation. A date that fits them is a good sign, and no more than that.',
    {
      words: [
        'Or skip the arithmetic: the ',
        { text: 'decoder', href: '/' },
        ' does all of this, shows its work, and tells you when a code could be read in another way.',
      ],
    },
  ],
} as const satisfies Article;

const factories = {
  id: 'factory-letters',
  title: 'What factory letters can and can’t tell you',
  excerpt:
    'CA isn’t California, SP isn’t Spain, and SD has moved continents. How to use the letters without fooling yourself.',
  author,
  date,
  isoDate,
  readTime: '3 min read',
  image: 'factories',
  body: [
    'Two letters of a date code stand for the workshop. They tell you where, and they’re the easiest part to read too much into. This is what is known, and how well.',
    { heading: 'No outsider has the real list' },
    `${site.brand} publishes no list of its factory codes. Every list you can find, ours included, was put together by collectors and resellers from the codes and labels of items they had in their hands. Many lists copy one another, down to the typing errors, so ten lists can amount to a single witness.`,
    'That is why we do not count lists. We sort them into families that share an origin, and count those. Two independent families make a place documented. One makes it reported. None makes it unconfirmed, which means that we saw it in a directory without sources and could not find it anywhere else.',
    { heading: 'They are not initials' },
    'It is tempting to read the letters as an abbreviation. It works just often enough to mislead.',
    {
      list: [
        'CA stands for Spain, not for California.',
        'SP stands for France, not for Spain.',
        'TX really is Texas: a workshop opened there in 2019.',
      ],
    },
    { heading: 'Letters move' },
    'A code can change its place over the years. The best known case is SD. Until 1994 it is a French workshop, and from 1994 it is San Dimas in California. The same two letters on two bags can therefore go with two different labels, and both can be right.',
    {
      codes: [
        { code: 'SD0964', meaning: 'June 1994: United States or France' },
        { code: 'SD1013', meaning: 'November 2003: United States' },
      ],
    },
    'There are others. One source gives BC to Spain as well from 2015, and LA and LM to France as well from 2019. A list that does not mention years cannot tell you this.',
    { heading: 'Letters can be shared' },
    'Some codes are attested for several countries at once: FL, LW and BC are examples. For those the code alone cannot decide. Look at the “made in” stamp, and think of the kind of item: a scarf, a shoe and a trunk do not come from the same bench. Our result lists every country, best attested first.',
    { heading: 'When code and label disagree' },
    'The letters say France and the stamp says Made in Spain. Is it over? It is a reason to look closer, and there are innocent explanations.',
    {
      list: [
        'Repairs. DK marks a bag that the brand has relined or mended. It says nothing about where the bag was made.',
        'Newer parts. A French bag of 1998 that was relined can carry an American code of 2006.',
        'A misread stamp. On worn leather O and D, I and L, or 5 and S look alike.',
        'A gap in the lists. No list is complete, for the reason given above.',
      ],
    },
    'Some guides say that any mismatch means a counterfeit. The oldest list that we know is more careful, and we follow it.',
    { heading: 'When the letters are on no list' },
    'Compare them with the stamp first, under good light. If they are still unknown, treat it as a question and not as a verdict. A maker that opens a workshop does not announce its letters, so a genuine code can be new to everybody.',
    { heading: 'How to use them well' },
    'Read the date first. Then ask whether the place fits that year, and whether the label agrees. Three things that support each other are worth much more than one that looks right. None of them proves that a bag is authentic: whoever copies a bag can copy two letters as well.',
    {
      words: [
        'The ',
        { text: 'decoder', href: '/' },
        ' takes the year into account, and says for every country how well it is attested.',
      ],
    },
  ],
} as const satisfies Article;

const chips = {
  id: 'chips',
  title: `Chips since ${years.chips}, and what a code can’t prove`,
  excerpt:
    'The stamp gave way to a microchip. Neither of them is a certificate, and here is what to lean on instead.',
  author,
  date,
  isoDate,
  readTime: '4 min read',
  image: 'chips',
  body: [
    `You turn a new bag inside out, search every seam, and find no code at all. Since ${years.chips} that is what you should expect. This is what changed, what the change means for buyers, and why the old question has not become any easier.`,
    { heading: 'From stamp to chip' },
    `In ${years.firstChips} ${site.brand} began to put microchips into its bags in place of date codes. Several guides name the first day of that month. Most say that the brand made no announcement, and shops and collectors worked it out from the bags.`,
    'It was a gradual change. Guides mention chips in some bags as early as 2019, and of bags with both a chip and a code. In December 2021 dealers in Japan had only begun to see genuine pieces without a code. One thorough account dates the last codes to 2022.',
    {
      codes: [
        { code: 'AR1251', meaning: 'Week 15, 2021: late, and quite possible' },
        { code: 'SD2222', meaning: 'Week 22, 2022: at the very end' },
      ],
    },
    'So a code for the summer of 2021 does not condemn a bag. A code for 2024 is a different matter. One source speaks of codes after 2022, none shows one, and we say so when we meet one.',
    { heading: 'What your phone can see' },
    'The chip is inside the bag, under the lining or in a seam. Many phones can notice that it is there. That is all: its content is encrypted and meant for the brand’s own readers. An app that claims to read the age or the origin from it is guessing.',
    'Some bags with chips have no “made in” stamp either. And from autumn 2024 there have been reports of counterfeits with chips in them. A phone that finds a chip has found a chip.',
    { heading: 'Authentic bags without a code' },
    'Long before chips there were good reasons for a genuine piece to carry no code:',
    {
      list: [
        `It was made before the early ${years.early}.`,
        'It was made under license by The French Company in the United States, up to about 1991.',
        'The tab was lost, or a repair took it away.',
        'The stamp has faded. On soft linings it can vanish altogether.',
        'Somebody forgot to stamp it. It happens.',
      ],
    },
    { heading: 'Counterfeits with a perfect code' },
    'A date code is not a serial number. Every item that a workshop made in the same week carries the same one, so a code seen twice is no alarm. For the same reason a counterfeiter needs only one photograph of a real tab. Many fakes carry codes that read flawlessly, with the right country on the label.',
    'This is why our result, under the title “Authentication Verified”, says in plain words that the code makes sense. It is a statement about six characters. It is not a statement about a bag.',
    { heading: 'What a code can do' },
    'It can contradict. A date before the model existed, a month 19, a place that was not in use yet: each of these needs an explanation, and sometimes there is none. A code is much better at raising a question than at closing one.',
    'But check the simple explanation first. Worn digits are misread all the time, and old tools call genuine codes of the 1990s impossible because they read 96 as 2096.',
    { heading: 'What to lean on' },
    'Look at the whole bag: the evenness of the stitching, the weight and the engraving of the hardware, the edges of the leather and how they have aged, the way the lining is set in. Ask for the receipt and for the story. Buy from somebody who will take the bag back.',
    'And when the sum of money matters, pay a professional authenticator who can hold the piece. That is the gold standard. Neither a stamp nor a chip, nor a website that reads them, is a substitute for it.',
  ],
} as const satisfies Article;

/** The blog. */
export const blog = {
  title: 'Notes on reading date codes',
  lede: 'Three guides to what is stamped inside, by someone who used to stand behind the counter.',
  read: 'Read Article',
  close: 'Close Article',
  articles: [eras, factories, chips],
  more: {
    title: 'More guides are coming soon.',
    text: 'Until then, the formats by era on the home page are the quickest reference.',
  },
  home: 'Back to home',
  head: {
    title: `Blog | ${site.name}`,
    description: `Guides to ${site.brand} date codes: how to read every era, what factory letters can and can’t tell, and what changed with the chips of ${years.chips}.`,
    keywords: ['date code guide', 'factory codes', 'microchip', `${site.brand} blog`],
  },
} as const;
