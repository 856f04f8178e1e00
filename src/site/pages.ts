import { about } from '#words/pages/about.ts';
import { blog } from '#words/pages/blog.ts';
import { codes } from '#words/pages/codes.ts';
import { dates } from '#words/pages/dates.ts';
import { head as contactHead } from '#words/pages/contact.ts';
import { head as guideHead } from '#words/pages/guide.ts';
import { head as homeHead } from '#words/pages/home.ts';
import { legalNotice } from '#words/pages/legal-notice.ts';
import { noCodePage } from '#words/pages/no-code.ts';
import { notFound } from '#words/pages/not-found.ts';
import { privacy } from '#words/pages/privacy.ts';
import { terms } from '#words/pages/terms.ts';
import { tools } from '#words/pages/tools.ts';
import { whereToLook } from '#words/pages/where-to-look.ts';
import type { Page } from './page.ts';
import { About, LegalNotice, Privacy, Terms } from './pages/LongText.tsx';
import { Blog } from './pages/blog/Blog.tsx';
import { codePages } from './pages/codes/Code.tsx';
import { Codes } from './pages/codes/Codes.tsx';
import { Contact } from './pages/contact/Contact.tsx';
import { Dates } from './pages/dates/Dates.tsx';
import { Guide } from './pages/guide/Guide.tsx';
import { Home } from './pages/home/Home.tsx';
import { NoCode } from './pages/no-code/NoCode.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Tools } from './pages/tools/Tools.tsx';
import { WhereToLook } from './pages/where-to-look/WhereToLook.tsx';

/** Every page of the site. Heads, sitemap, headers and structured data are derived from this table. */
// prettier-ignore
export const pages = [
  { id: 'home', path: '/', file: 'index.html', ...homeHead, Page: Home, source: 'src/site/pages/home/Home.tsx', entry: 'src/site/pages/home/home.client.tsx', headScript: 'src/site/boot/head.ts', indexed: true },
  { id: 'about', path: '/about', file: 'about.html', ...about.head, Page: About, source: 'src/site/pages/LongText.tsx', indexed: true },
  { id: 'blog', path: '/blog', file: 'blog.html', ...blog.head, Page: Blog, source: 'src/site/pages/blog/Blog.tsx', indexed: true },
  { id: 'guide', path: '/guide', file: 'guide.html', ...guideHead, Page: Guide, source: 'src/site/pages/guide/Guide.tsx', indexed: true },
  { id: 'where-to-look', path: whereToLook.path, file: 'where-to-look.html', ...whereToLook.head, Page: WhereToLook, source: 'src/site/pages/where-to-look/WhereToLook.tsx', indexed: true },
  { id: 'no-code', path: noCodePage.path, file: 'no-code.html', ...noCodePage.head, Page: NoCode, source: 'src/site/pages/no-code/NoCode.tsx', indexed: true },
  { id: 'codes', path: codes.path, file: 'codes.html', ...codes.head, Page: Codes, source: 'src/site/pages/codes/Codes.tsx', indexed: true },
  ...codePages,
  { id: 'dates', path: dates.path, file: 'dates.html', ...dates.head, Page: Dates, source: 'src/site/pages/dates/Dates.tsx', indexed: true },
  { id: 'tools', path: tools.path, file: 'tools.html', ...tools.head, Page: Tools, source: 'src/site/pages/tools/Tools.tsx', indexed: true },
  { id: 'privacy-policy', path: '/privacy-policy', file: 'privacy-policy.html', ...privacy.head, Page: Privacy, source: 'src/site/pages/LongText.tsx', indexed: true },
  { id: 'terms-of-service', path: '/terms-of-service', file: 'terms-of-service.html', ...terms.head, Page: Terms, source: 'src/site/pages/LongText.tsx', indexed: true },
  { id: 'legal-notice', path: '/legal-notice', file: 'legal-notice.html', ...legalNotice.head, Page: LegalNotice, source: 'src/site/pages/LongText.tsx', indexed: true },
  { id: 'not-found', path: '/404', file: '404.html', ...notFound.head, Page: NotFound, source: 'src/site/pages/NotFound.tsx', entry: 'src/site/pages/not-found.client.ts', indexed: false },
  { id: 'contact', path: '/contact', file: 'contact.html', ...contactHead, Page: Contact, source: 'src/site/pages/contact/Contact.tsx', entry: 'src/site/pages/contact/contact.client.tsx', indexed: true },
] as const satisfies readonly Page[];
