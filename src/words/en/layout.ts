import { site } from '../config.ts';
import type { NavLink } from '../words.ts';

/** The description of the site for search engines and home screens. */
export const summary = `Decode a ${site.brand} date code: when and where the bag was made, how the digits work, and how sure you can be.`;

/** Shown in the footer of every page, in the guide and in print. */
export const disclaimer = `${site.name} is an independent tool. It is not affiliated with, endorsed by or connected to ${site.brand}.`;

/** Names of the navigations, for screen readers. */
export const navigation = { main: 'Main', more: 'More', languages: 'Languages' } as const;

/** The label of a toast's close button. */
export const closeMessage = 'Close message';

export const skipLink = 'Skip to content';

/** The navigation in the header. */
export const mainLinks: readonly NavLink[] = [
  { href: '/#factory-codes', label: 'Codes' },
  { href: '/#eras', label: 'Eras' },
  { href: '/no-code', label: 'No code?' },
];

/** Where a page exists, but there is no copy of it on this device. */
export const notCached =
  'The page you asked for exists, but there is no copy of it on this device, and the network isn’t responding. Try again when you’re online.';

/** The button that unfolds a long section on a small screen. */
export const showHide = { show: 'Show', hide: 'Hide' };

/** The page with the sources of every rule about dates. */
export const datesLink: NavLink = { href: '/dates', label: 'How we know the date' };

/** Before links to the pages that have the sources of a text. */
export const sourcesLabel = 'Sources:';

/** The navigation in the footer. */
export const footerLinks: readonly NavLink[] = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/blog', label: 'Blog' },
  { href: '/guide', label: 'Authentication guide' },
  { href: '/where-to-look', label: 'Where to look' },
  { href: '/no-code', label: 'No code, or a chip' },
  { href: '/codes', label: 'Factory codes and sources' },
  datesLink,
  { href: '/tools', label: 'Apps and tools' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
  { href: '/legal-notice', label: 'Legal notice' },
  { href: '/licenses.txt', label: 'Licenses' },
];

/** The beginning of `/licenses.txt`. The licenses of others follow. */
export const licenses = `${site.name}’s own code is available under the MIT License:
https://opensource.org/license/mit
Its table of factory codes is under the Creative Commons Attribution 4.0 International license:
https://creativecommons.org/licenses/by/4.0/

It also includes the following third-party works, under their own licenses.`;

export const cookieWords = {
  label: 'Cookie notice',
  text: 'No cookies here. Your history stays in this browser.',
  close: 'Close cookie notice',
} as const;

/** The screen after a rendering error. */
export const unexpected = {
  title: 'Unexpected Application Error!',
  lede: 'Something on this page broke. That’s our fault, not yours. Reloading it usually helps.',
  messageLabel: 'Error message',
  /** Shown if the error has neither a status nor a message. */
  unknown: 'No message was given.',
  home: 'Return Home',
} as const;

/** The picture in link previews. scripts/draw-images.js creates it. */
export const shareImage = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `A strip of tan leather stamped AR 2126, with arcs over its digits: factory AR, week 22, year 2016. Beside it: Every date code is a birthday. Read yours. ${site.name}.`,
} as const;

/** The text in that picture. */
export const pictureWords = {
  lines: ['Every date', 'code is a', 'birthday.', 'Read yours.'],
  small: [`A free ${site.brand} date code decoder.`, 'Independent, private, honest about doubt.'],
} as const;
