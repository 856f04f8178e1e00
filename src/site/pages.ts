import { site } from '../content/site.ts';
import type { Page } from './page.ts';
import { Contact } from './pages/Contact.tsx';
import { Home } from './pages/Home.tsx';

/** Every page of the site. Head, sitemap, headers and structured data are derived from it. */
export const pages = [
  {
    id: 'home',
    path: '/',
    file: 'index.html',
    title: `${site.name}: ${site.brand} date code decoder`,
    description: site.summary,
    keywords: ['louis vuitton date code', 'date code decoder', 'factory code'],
    Page: Home,
    source: 'src/site/pages/Home.tsx',
    entry: 'src/site/pages/home.client.tsx',
    indexed: true,
  },
  {
    id: 'contact',
    path: '/contact',
    file: 'contact.html',
    title: `Contact ${site.name}`,
    description: `Write to ${site.name}: a code that is read wrong, a stamp nobody has listed, a question about the tool.`,
    keywords: ['contact', 'date code question', site.name],
    Page: Contact,
    source: 'src/site/pages/Contact.tsx',
    entry: 'src/site/pages/contact.client.tsx',
    indexed: true,
  },
] as const satisfies readonly Page[];
