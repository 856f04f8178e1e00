import { site } from '../../config.ts';
import type { TextSection } from '../../words.ts';
import { years } from '../guide.ts';
import { disclaimer } from '../layout.ts';

/** The about page. */
export const about = {
  title: 'Made by someone who used to sell these bags',
  lede: 'I was a sales associate. People kept asking me what the letters and numbers meant. This is the answer I wish I could have handed them.',
  sections: [
    {
      id: 'story',
      title: 'The story',
      body: [
        'The question was always the same. Somebody had bought a bag second-hand, or found one in a mother’s wardrobe, and had discovered a little leather tab with six characters on it. They held it out and asked: is it real?',
        'I learned to read those tabs, and I learned two things. The first is that almost everybody reads them wrong, because the digits are woven: the first and third belong together, and so do the second and fourth. The second is that the honest answer was never a yes or a no. The code told us when and where the bag was made. It did not tell us whether it was real.',
        'After I left the shop, friends went on sending me photographs. Most of the tools they had tried knew a single format and called bags from the 1990s fakes, because they took 1996 for 2096. So I wrote down what I knew, read every public guide I could find, and built this.',
      ],
    },
    {
      id: 'mission',
      title: 'The mission',
      body: [
        `${site.name} has one job: to read a ${site.brand} date code as well as it can be read, and to say how sure we are. It is for buyers before they pay, for resellers who write a listing, and for anybody who simply wants to know how old their bag is.`,
        'It is free, for everyone, and it stays that way. There is no account to open and nothing to unlock.',
      ],
    },
    {
      id: 'trust',
      title: 'Why trust it',
      body: [
        'Please don’t take it on trust. Everything that the tool says can be checked:',
        {
          list: [
            'For every factory code you see all the places that are given for it, and how well each of them is attested. Where sources disagree, nothing is dropped.',
            'Every result shows which digits it read as what, and the other ways in which the same code could be read.',
            'What no source confirms is marked as unconfirmed. We would rather show a doubt than hide one.',
            'The decoding happens in your browser. The code you type is not sent to us, so there is nothing for us to collect.',
          ],
        },
        {
          words: [
            'Every code has ',
            { text: 'a page of its own', href: '/codes' },
            ' with the lists that name it, and the whole table can be taken away as ',
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
            ' with the code, the right reading and where you know it from.',
          ],
        },
      ],
    },
    {
      id: 'disclaimer',
      title: 'The disclaimer',
      body: [
        disclaimer,
        `A date code shows manufacturing details, not authenticity. Authentic pieces may lack a code: those made before the ${years.early} never had one, tabs get lost and stamps fade, and since ${years.chips} a microchip has taken its place. Counterfeits can carry a code that reads perfectly. Professional authentication is the gold standard; this tool is for learning.`,
      ],
    },
  ],
  home: 'Back to home',
  head: {
    title: `About | ${site.name}`,
    description: `Why a former sales associate built a free ${site.brand} date code reader, what it can tell you, and what no code can prove.`,
    keywords: ['about', site.name, 'date code decoder', 'former sales associate'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
