/** A link with its words. */
export interface Link {
  readonly href: string;
  readonly label: string;
}

export const skipLink = 'Skip to the content';

/** The head of every page. */
export const mainLinks: readonly Link[] = [
  { href: '/#factory-codes', label: 'Factory codes' },
  { href: '/#eras', label: 'Eras' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
];

/** The foot of every page. */
export const footLinks: readonly Link[] = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
  { href: '/blog', label: 'Blog' },
  { href: '/privacy-policy', label: 'Privacy Policy' },
  { href: '/terms-of-service', label: 'Terms of Service' },
];
