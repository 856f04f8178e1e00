import { expect, test } from 'vitest';
import { only, read, sample, visibleText } from './site-files.ts';

const LINKS = [
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/blog', 'Blog'],
  ['/guide', 'Authentication guide'],
  ['/legal-notice', 'Legal notice'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
];

test.each(sample)(
  '§2.14: the footer of $path has its links and the non-affiliation disclaimer',
  ({ file }) => {
    const footer = only(read(file), /(<footer .*<\/footer>)/gs);
    const links = [...footer.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, name]) => [
      href,
      name,
    ]);
    expect(links).toEqual(expect.arrayContaining(LINKS));
    expect(visibleText(footer)).toMatch(/It is not affiliated with.*Louis Vuitton/);
  },
);
