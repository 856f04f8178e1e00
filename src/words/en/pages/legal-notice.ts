import { hostingCompany, publisher, site } from '../../config.ts';
import type { TextSection } from '../../words.ts';

/** Who runs the site and who hosts it, as the build was told. */
export const legalNotice = {
  title: 'Legal notice',
  lede: 'Who runs this site, who hosts it, and how to reach us.',
  sections: [
    {
      id: 'publisher',
      title: 'Who runs this site',
      body: [
        publisher ?? 'Whoever put this copy of the site online has not yet said who they are.',
        {
          words: [
            'Contact: ',
            { text: site.email, href: `mailto:${site.email}` },
            '. This address is also the one for questions about your data and for corrections.',
          ],
        },
      ],
    },
    {
      id: 'host',
      title: 'Who hosts it',
      body: [
        hostingCompany ?? 'Whoever put this copy of the site online has not yet named the host.',
      ],
    },
    {
      id: 'licenses',
      title: 'The content',
      body: [
        `The code of ${site.name} and its table of factory codes are under free licenses, linked at the bottom of every page. ${site.brand} is a trademark of its owner, with whom this site has no connection.`,
      ],
    },
  ],
  home: 'Back to home',
  head: {
    title: `Legal notice | ${site.name}`,
    description: `Who runs ${site.name}, who hosts it, and how to reach us.`,
    keywords: ['legal notice', site.name, 'publisher'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
