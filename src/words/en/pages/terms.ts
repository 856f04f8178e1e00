import { site } from '../../config.ts';
import type { TextSection } from '../../words.ts';
import { disclaimer } from '../layout.ts';

/** The terms of service. */
export const terms = {
  title: 'Terms of Service',
  lede: 'The short version: use it freely, learn from it, and don’t treat a date code as a certificate.',
  updated: { label: 'Last updated:', text: 'December 15, 2024', iso: '2024-12-15' },
  /** A change to this text must change this date, too. */
  revised: { label: 'Wording revised:', text: 'November 25, 2026', iso: '2026-11-25' },
  sections: [
    {
      id: 'what',
      title: 'What this is',
      body: [
        `${site.name} is a free, educational tool. It reads the date codes stamped in ${site.brand} items and shows when and where they say an item was made. By using it you accept these terms; if you don’t, please don’t use it.`,
      ],
    },
    {
      id: 'not',
      title: 'What this is not',
      body: [
        'It is not an authentication service, an appraisal or advice on a purchase. A date code shows manufacturing details, not authenticity. A readable code does not make an item authentic, and an unreadable one does not make it a counterfeit.',
        'To find out whether an item is authentic, ask a professional authenticator who can examine it.',
      ],
    },
    {
      id: 'brand',
      title: 'No affiliation',
      body: [
        disclaimer,
        'Brand names belong to their owners. They appear here only to identify the codes.',
      ],
    },
    {
      id: 'accuracy',
      title: 'Accuracy',
      body: [
        'The brand publishes no list of factory codes. Ours was compiled with care from public lists and from one directory that names no sources, and it marks what is not well supported. It can still be incomplete or wrong. The tool is provided as is, without warranty of any kind, and as far as the law allows we are not liable for decisions based on a result.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      body: [
        'Use the tool as often as you like, for yourself or for your business. You may quote and link to results. We ask two things:',
        {
          list: [
            'Don’t present a result as proof of authenticity, in a listing or anywhere else.',
            'Don’t disrupt the site for others, or pass it off as the brand’s.',
          ],
        },
      ],
    },
    {
      id: 'accounts',
      title: 'No accounts, no fees',
      body: [
        'There is nothing to sign up for and nothing to pay. Your history is kept by your own browser and is yours to delete; we have no copy and cannot restore it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: [
        'We may change the tool and these terms. The terms date from December 15, 2024. Since then, only their wording has been revised.',
        { words: ['Questions: ', { text: site.email, href: `mailto:${site.email}` }, '.'] },
      ],
    },
  ],
  home: 'Back to home',
  head: {
    title: `Terms of Service | ${site.name}`,
    description: `The terms of ${site.name}: free, educational and without warranty. A date code shows manufacturing details, not authenticity.`,
    keywords: ['terms of service', site.name, 'educational tool', 'not affiliated'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
