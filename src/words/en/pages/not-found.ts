import { site } from '../../config.ts';

/** The 404 page. */
export const notFound = {
  title: 'Page Not Found',
  lede: 'There is no code on this tab, and no page at this address. You may have mistyped it, or the link may be out of date.',
  home: 'Return Home',
  head: {
    title: `Page Not Found | ${site.name}`,
    description: `There is no page at this address. ${site.name} decodes date codes on its home page.`,
    keywords: ['page not found'],
  },
} as const;
