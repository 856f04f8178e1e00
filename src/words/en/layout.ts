import { site } from '../config.ts';

/** A link with its words. */
export interface NavLink {
  readonly href: string;
  readonly label: string;
}

/** What the site is, for search engines and home screens. */
export const summary = `Reads ${site.brand} date codes: when and where a bag was made, why it is read so, and how sure that is.`;

/** At the foot of every page, and wherever else the tool speaks of itself. */
export const disclaimer = `${site.name} is an independent tool. It is not affiliated with, endorsed by or connected to ${site.brand}.`;

/** What the two lists of links are called for those who hear them. */
export const navigation = { main: 'Main', more: 'More' } as const;

/** The button on a toast. */
export const closeMessage = 'Close message';

export const skipLink = 'Skip to the content';

/** The head of every page. */
export const mainLinks: readonly NavLink[] = [
  { href: '/#factory-codes', label: 'Factory codes' },
  { href: '/#eras', label: 'Eras' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
];

/** The button that unfolds a long part on a small screen. */
export const fold = { show: 'Show', hide: 'Hide' };

/** The foot of every page. */
export const footerLinks: readonly NavLink[] = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/blog', label: 'Blog' },
  { href: '/guide', label: 'Authentication guide' },
  { href: '/where-to-look', label: 'Where to look' },
  { href: '/codes', label: 'Every factory code' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
];

export const cookieNotice = {
  label: 'Cookie notice',
  text: 'We set no cookies. Your history, and that you have seen this, stay in this browser.',
  close: 'Close cookie notice',
} as const;

/** The screen in place of a page that broke. */
export const unexpected = {
  title: 'Unexpected Application Error!',
  lede: 'Something in this page broke, and that is our fault, not yours. Loading it again usually helps.',
  messageLabel: 'What the page said',
  /** Where an error brought neither status nor message. */
  unknown: 'No message was given.',
  home: 'Return Home',
} as const;

/** The picture that shows where a page is shared; scripts/draw-images.js draws it. */
export const shareImage = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `A strip of tan leather stamped AR 2126, with arcs over its digits: factory AR, week 22, year 2016. Beside it: Every bag carries its birthday. Read it. ${site.name}.`,
} as const;

/** What the picture says that a shared link shows. */
export const sharePicture = {
  lines: ['Every bag', 'carries its', 'birthday.', 'Read it.'],
  small: [
    `A free reader of ${site.brand} date codes.`,
    'Independent, private, honest about doubt.',
  ],
} as const;
