import { claims, site } from '../../config.ts';
import type { TextSection } from '../../words.ts';
import { years } from '../guide.ts';
import { disclaimer } from '../layout.ts';

/** Told by the former sales associate of the specification. */
const STORY: TextSection = {
  id: 'story',
  title: 'The story',
  body: [
    'The question was always the same. Someone had bought a bag secondhand, or found one in their mother’s closet, and noticed a little leather tab with six characters on it. They held it out and asked: is it real?',
    'I learned to read those tabs, and I learned two things. First, almost everyone reads them wrong, because the digits are woven: the first and third belong together, and so do the second and fourth. Second, the honest answer was never yes or no. The code told us when and where the bag was made. It didn’t tell us whether the bag was real.',
    'After I left the store, friends kept sending me photos. Some of the tools they had tried knew only one format and read 1996 as 2096. So I wrote down what I knew, read every public guide I could find, and built this.',
  ],
};

/** The about page. */
export const about = {
  title:
    claims.author === undefined
      ? 'Made by someone who used to sell these bags'
      : `Made by ${claims.author}`,
  lede:
    claims.author === undefined
      ? 'I was a sales associate. People kept asking me what the letters and numbers meant. This is the answer I wish I could have given them.'
      : 'What the letters and numbers in these bags mean, and how sure that is.',
  sections: [
    ...(claims.author === undefined ? [STORY] : []),
    {
      id: 'mission',
      title: 'The mission',
      body: [
        `${site.name} has one job: to read a ${site.brand} date code as well as it can be read, and to say how sure we are. It’s for buyers before they pay, for resellers writing a listing, and for anyone who just wants to know how old their bag is.`,
        'It’s free for everyone, and it will stay that way. There’s no account to open and nothing to unlock.',
      ],
    },
    {
      id: 'trust',
      title: 'Why trust it',
      body: [
        'Please don’t take our word for it. You can check everything the tool says:',
        {
          list: [
            'For every factory code, you see every place it is said to stand for, and how well published lists support each one. Where the lists we count disagree, you see every place they name.',
            'Every result shows what each digit was read as, and any other way to read the same code.',
            'What no source confirms is marked as unconfirmed. We would rather show a doubt than hide one.',
            'Codes are read in your browser. What you type isn’t sent to us, so there’s nothing for us to collect.',
          ],
        },
        {
          words: [
            'Every code has ',
            { text: 'a page of its own', href: '/codes' },
            ' with the lists that name it, and you can download the whole table as ',
            { text: 'JSON', href: '/data/factory-codes.json' },
            ' and ',
            { text: 'CSV', href: '/data/factory-codes.csv' },
            ', free to use under CC BY 4.0.',
          ],
        },
        {
          words: [
            'If we read your code wrong, we want to know. Write to ',
            { text: site.email, href: `mailto:${site.email}` },
            ' with the code, the right reading and how you know.',
          ],
        },
      ],
    },
    {
      id: 'disclaimer',
      title: 'The disclaimer',
      body: [
        disclaimer,
        `A date code shows manufacturing details, not authenticity. Authentic pieces may lack a code: those made before the ${years.early} never had one, tabs get lost and codes fade, and since ${years.chips} a microchip has taken its place. Counterfeits can carry a code that reads perfectly. Professional authentication is the gold standard; this tool is for learning.`,
      ],
    },
  ],
  home: 'Back to home',
  head: {
    title: `About | ${site.name}`,
    description: `Why ${claims.author ?? 'a former sales associate'} built a free ${site.brand} date code decoder, what it can tell you, and what no code can prove.`,
    keywords: ['about', site.name, 'date code decoder', 'former sales associate'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
