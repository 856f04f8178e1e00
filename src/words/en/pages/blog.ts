import { YEAR_FIRST_GUIDES } from '../../../evidence/date-rules.ts';
import { claims, site } from '../../config.ts';
import { afterLastCodes, years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';
import type { Article } from '../../words.ts';

const author = claims.author ?? 'A former sales associate';
const date = 'November 21, 2026';
const isoDate = '2026-11-21';

const eras = {
  id: 'every-era',
  title: 'How to read a date code from any era',
  excerpt:
    'Five ways to write a date in forty years. Two questions tell you which one you’re holding.',
  author,
  date,
  isoDate,
  readTime: '3 min read',
  image: 'eras',
  sources: ['/dates'],
  body: [
    `A ${site.brand} date code looks like one system. It’s actually five, some of them side by side, and most mistakes come from reading one era’s code by another era’s rules. Here’s the whole sequence, oldest first, and a quick way to tell which rule applies.`,
    { heading: `Before about ${years.first}: no codes` },
    `Guides date the first codes to somewhere between 1980 and 1982. Anything older has none, and a few pieces made before ${years.lettersAlways} don’t have one either. So a missing code on a vintage bag tells you very little.`,
    { heading: `The early ${years.early}: the year, then the month` },
    'The first codes are three or four digits and no letters. The first two digits are the year; the rest is the month. Through September, three digits are usually enough. From October on, it takes four.',
    {
      codes: [
        { code: '822', meaning: 'February 1982' },
        { code: '836', meaning: 'June 1983' },
        { code: '8311', meaning: 'November 1983' },
      ],
    },
    `Some tools read the month first and turn 836 into nonsense. Not one of the ${YEAR_FIRST_GUIDES.length} guides we count does that.`,
    { heading: `The later ${years.early}: two letters join in` },
    'From about the middle of the decade, two letters name the factory. They can come after the digits or, in the same years, before them. The digits read as before.',
    {
      codes: [
        { code: '874 VX', meaning: 'April 1987' },
        { code: '8912 SL', meaning: 'December 1989' },
        { code: 'SP8808', meaning: 'August 1988' },
        { code: 'TH895', meaning: 'May 1989' },
      ],
    },
    { heading: `${years.months} to ${years.lastMonths}: the weave` },
    `By ${years.months} the letters are in front for good, four digits follow, and the date is woven into them. Digits one and three are the month. Digits two and four are the year. It looks like a trick, and it’s where nearly everyone goes wrong.`,
    {
      codes: [
        { code: 'SP0994', meaning: 'September 1994' },
        { code: 'CA1918', meaning: 'November 1998' },
        { code: 'MI0053', meaning: 'May 2003' },
        { code: 'VI1025', meaning: 'December 2005' },
      ],
    },
    { heading: `${years.weeks} to ${years.chips}: the same weave, with weeks` },
    `The shape stays the same. Only digits one and three change: now they’re the week of the year. Digits two and four are still the year. Guides date the change to ${years.weeks}, though one guide prints a week code of ${years.lastMonths} as its own example, probably a slip.`,
    {
      codes: [
        { code: 'SD2057', meaning: 'Week 25, 2007' },
        { code: 'CA4171', meaning: 'Week 47, 2011' },
        { code: 'MI3187', meaning: 'Week 38, 2017' },
      ],
    },
    `Week 53 is rare. Of the years ${years.weeks} to ${years.chips}, only 2009, 2015 and 2020 have one in the standard (ISO 8601) week calendar.`,
    { heading: 'Two questions that settle it' },
    `First: where are the letters, and how many digits are there? Four digits after two letters are woven, unless they begin with ${lastTwoDigits(years.first)} to ${lastTwoDigits(years.months)}: those are codes from the ${years.early} with the letters in front. Everything else with three or four digits is from the ${years.early} too.`,
    `Second, for a woven code: what do digits two and four say? From ${lastTwoDigits(years.months)} to 99 and from 00 to ${lastTwoDigits(years.lastMonths)}, digits one and three are a month. From ${lastTwoDigits(years.weeks)} to ${lastTwoDigits(years.chips)}, they’re a week.`,
    {
      codes: [
        { code: 'SD1013', meaning: 'November 2003, because its year is 03' },
        { code: 'AR2126', meaning: 'Week 22, 2016, because its year is 16' },
        { code: 'TH2017', meaning: 'Week 21, 2007, and not the year 2017' },
      ],
    },
    'The last one is the classic slip. Its last two digits look so much like a year that sellers list them as one. In fact, the 1 belongs to the week and the 7 to the year.',
    { heading: 'What a date is good for' },
    'Compare it with the years when the model was made, with the lining and hardware, and with the story you were told. A date that contradicts them deserves an explanation. A date that fits is a good sign, and no more than that.',
    {
      words: [
        'Or skip the arithmetic: the ',
        { text: 'decoder', href: '/' },
        ' does all of this, shows its work, and tells you when a code could be read another way.',
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
  sources: ['/codes'],
  body: [
    'The two letters of a date code stand for the workshop. They tell you where the bag was made, and they’re the part people most often read too much into. Here’s what’s known, and how well.',
    { heading: 'No outsider has the real list' },
    `${site.brand} publishes no list of its factory codes. Every list you can find was put together by outsiders: shops, collectors and resellers, from items they handled or from other lists. Ours is put together from theirs. Many lists copy one another, down to the typos, so ten lists can amount to a single witness.`,
    'That’s why we don’t count lists. We sort them into families that share an origin, and count those. If two separate families name a place, it’s documented. If only one does, it’s reported. If none does, it’s unconfirmed: it was in the directory we started from, which names no sources, and we couldn’t find it anywhere else.',
    { heading: 'They aren’t initials' },
    'It’s tempting to read the letters as an abbreviation. It works just often enough to mislead.',
    {
      list: [
        'CA stands for Spain, not for California.',
        'SP stands for France, not for Spain.',
        'TX really is Texas: a workshop opened there in 2019.',
      ],
    },
    { heading: 'Letters move' },
    {
      words: [
        'A code can move over the years. The best-known case is ',
        { text: 'SD', href: '/codes/sd' },
        ': a French workshop until 1994, and San Dimas, California, since then. So the same two letters can go with two different labels on two bags, and both can be right.',
      ],
    },
    {
      codes: [
        { code: 'SD0964', meaning: 'June 1994: United States or France' },
        { code: 'SD1013', meaning: 'November 2003: United States' },
      ],
    },
    {
      words: [
        'There may be others. One list has ',
        { text: 'BC', href: '/codes/bc' },
        ' standing for Spain from 2015 on and ',
        { text: 'LM', href: '/codes/lm' },
        ' for France from 2019 on; others name the same countries without a year.',
      ],
    },
    { heading: 'Letters can be shared' },
    'Some codes stand for several countries at once, such as FL, LW and BC. In those cases, the code alone can’t settle it. Look at the “made in” label, and think about the kind of item: a scarf, a shoe and a trunk don’t come off the same workbench. Our result lists every country, best supported first.',
    { heading: 'When code and label disagree' },
    'The letters say France, and the “made in” label says Spain. Is that the end of it? Not yet. It’s a reason to look closer, and there are innocent explanations.',
    {
      list: [
        'Repairs. DK marks a bag that the brand relined or repaired. It says nothing about where the bag was made.',
        'Newer parts. A French bag from 1998 that was relined can carry an American code from 2006.',
        'A misread code. On worn leather, O and D, I and L, or 5 and S look alike.',
        'A gap in the lists. No list is complete, for the reason given above.',
      ],
    },
    'Some guides say that any mismatch means a counterfeit. The oldest list we know is more careful, and so are we.',
    { heading: 'When the letters are on no list' },
    'First check them against the bag, in good light. If they’re still unknown, treat that as a question, not a verdict. When the brand opens a workshop, it doesn’t announce the letters, so a genuine code can be new to everyone.',
    { heading: 'How to use them well' },
    'Read the date first. Then ask whether the place fits that year, and whether the label agrees. Three things that support each other are worth much more than one that looks right. None of them proves that a bag is authentic: anyone who can copy a bag can copy two letters too.',
    {
      words: [
        'The ',
        { text: 'decoder', href: '/' },
        ' takes the year into account and shows how well published lists support each country.',
      ],
    },
  ],
} as const satisfies Article;

const chips = {
  id: 'chips',
  title: `Chips since ${years.chips}, and what a code can’t prove`,
  excerpt:
    'The code gave way to a microchip. Neither is a certificate. Here’s what to rely on instead.',
  author,
  date,
  isoDate,
  readTime: '4 min read',
  image: 'chips',
  sources: ['/no-code', '/dates'],
  body: [
    `You turn a new bag inside out, search every seam, and find no code at all. Since ${years.chips}, that’s what you should expect. Here’s what changed, what it means for buyers, and why telling real from fake hasn’t gotten any easier.`,
    { heading: 'From code to chip' },
    `In ${years.firstChips} ${site.brand} began to put microchips into its bags in place of date codes. Two guides name the first day of that month. Two sources say the brand made no announcement; one says it did.`,
    'It was a gradual change. One shop mentions bags with both a code and a chip from about 2018 on. In December 2021, a dealer in Japan was only beginning to see genuine pieces without a code. One guide says in passing that the changeover was complete in 2022.',
    {
      codes: [
        { code: 'AR1251', meaning: 'Week 15, 2021: late, but quite possible' },
        { code: 'SD2222', meaning: 'Week 22, 2022: at the very end' },
      ],
    },
    `So a code from the summer of 2021 doesn’t condemn a bag. A code from 2024 is a different matter, and our result will tell you so. ${afterLastCodes}`,
    { heading: 'What your phone can see' },
    'The chip sits between the lining and the outside. Many phones can detect it, and an app may show technical data about it. That’s all: what it holds is encrypted, and only the brand’s own stores can read it. An app that claims to read a bag’s age or origin from the chip is guessing.',
    'One source says that some bags with chips have no “made in” label either. And shops have seen counterfeits with chips in them, one of them since fall 2024. A phone that finds a chip has found a chip, and nothing more.',
    { heading: 'Authentic bags without a code' },
    'Long before chips, there were good reasons for a genuine piece to carry no code:',
    {
      list: [
        `It was made before the early ${years.early}.`,
        'It was made under license by The French Company in the United States, until about 1991.',
        'The tab was lost, or removed in a repair.',
        'The code has faded. On soft linings it can vanish altogether.',
        'Someone forgot to stamp it. It happens.',
      ],
    },
    { heading: 'Counterfeits with a perfect code' },
    'A date code isn’t a serial number. Everything a workshop made in the same week carries the same code, so seeing one twice is no cause for alarm. For the same reason, a counterfeiter needs only one photo of a real tab. Many fakes carry codes that read flawlessly, with the right country on the label.',
    'Our result is titled “Authentication Verified,” but what it verifies is only that the code makes sense. That’s a statement about six characters, not about a bag.',
    { heading: 'What a code can do' },
    'It can contradict. A date before the model existed, a month numbered 19, a workshop that hadn’t opened yet: each of these needs an explanation, and sometimes there is none. A code is much better at raising questions than at settling them.',
    'But check the simple explanation first. Worn digits are misread all the time, and some tools read 96 as 2096, which makes genuine codes of the 1990s look impossible.',
    { heading: 'What to lean on' },
    'Look at the whole bag: the evenness of the stitching, the weight and the engraving of the hardware, the edges of the leather and how they have aged, the way the lining is set in. Ask for the receipt, and for the story behind the bag. Buy from someone who will take it back.',
    'And when real money is at stake, pay a professional authenticator who can examine the bag itself. That’s the gold standard. No code, no chip and no website that reads them can replace it.',
  ],
} as const satisfies Article;

/** The blog. */
export const blog = {
  title: 'Notes on reading date codes',
  lede: 'Three guides to what’s stamped inside, by someone who used to work behind the counter.',
  read: 'Read Article',
  close: 'Close Article',
  /** Names the contents of an article. */
  contents: (title: string) => `In this article: ${title}`,
  articles: [eras, factories, chips],
  more: {
    title: 'More guides are coming soon.',
    text: 'Until then, the formats by era on the home page are the quickest reference.',
  },
  home: 'Back to home',
  head: {
    title: `Blog | ${site.name}`,
    description: `Guides to ${site.brand} date codes: how to read every era, what factory letters can and can’t tell you, and what changed with the microchips of ${years.chips}.`,
    keywords: ['date code guide', 'factory codes', 'microchip', `${site.brand} blog`],
  },
} as const;
