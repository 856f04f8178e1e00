import { core } from '#words/core.ts';
import { about } from '#words/pages/about.ts';
import { blog } from '#words/pages/blog.ts';
import { codes } from '#words/pages/codes.ts';
import { hero } from '#words/pages/home.ts';
import { faq, howTo } from '#words/pages/home.ts';
import { privacy } from '#words/pages/privacy.ts';
import { site } from '../words/config.ts';
import { terms } from '#words/pages/terms.ts';
import { TABLE_DAY } from '../core/factories.ts';
import type { Page } from '../site/page.ts';

/** What a page says about itself to machines, as schema.org objects. Its words are the page's own. */
export function structuredData(page: Page): readonly object[] {
  const objects = page.id === 'home' ? home() : [aboutItself(page), ...way(page)];
  return objects.map((each) => ({ '@context': 'https://schema.org', ...each }));
}

function home(): object[] {
  return [
    { ...webApplication, description: hero.lede },
    { '@type': 'FAQPage', mainEntity: faq.questions.map(question) },
    { '@type': 'HowTo', name: howTo.title, step: howTo.steps.map(step) },
  ];
}

/** The tool, which is what home is and every other page belongs to. */
const webApplication = {
  '@type': 'WebApplication',
  '@id': `${site.baseUrl}/#app`,
  name: site.name,
  url: `${site.baseUrl}/`,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  inLanguage: core.language,
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
} as const;

function question({ question, answer }: (typeof faq.questions)[number]): object {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  };
}

function step({ title, text }: (typeof howTo.steps)[number], index: number): object {
  return { '@type': 'HowToStep', position: index + 1, name: title, text };
}

/** The table of codes, wherever it is spoken of. */
const SET = `${site.baseUrl}${codes.path}#data`;

/** What kind of page it is, by the page's id; the others are plain web pages. */
const kinds: Readonly<Record<string, object>> = {
  about: { '@type': 'AboutPage', name: about.title, description: about.lede },
  blog: { '@type': 'Blog', name: blog.title, blogPost: blog.articles.map(posting) },
  codes: { '@type': 'CollectionPage', name: codes.title, mainEntity: dataset() },
  contact: { '@type': 'ContactPage' },
  'privacy-policy': {
    '@type': 'WebPage',
    name: privacy.title,
    dateModified: privacy.updated.iso,
  },
  'terms-of-service': { '@type': 'WebPage', name: terms.title, dateModified: terms.updated.iso },
};

function aboutItself(page: Page): object {
  return {
    '@type': 'WebPage',
    ...kinds[page.id],
    ...(page.under && { mainEntity: term(page.under) }),
    url: site.baseUrl + page.path,
    inLanguage: core.language,
    isPartOf: webApplication,
  };
}

/** The table that the page shows and offers to take away. */
function dataset(): object {
  const { files, lede, licence } = codes.data;
  return {
    '@type': 'Dataset',
    '@id': SET,
    name: codes.title,
    description: lede,
    url: site.baseUrl + codes.path,
    license: licence.href,
    version: TABLE_DAY,
    dateModified: TABLE_DAY,
    isAccessibleForFree: true,
    inLanguage: core.language,
    creator: { '@type': 'Organization', name: site.name, url: `${site.baseUrl}/` },
    distribution: [files.json, files.csv].map(({ path, type }) => ({
      '@type': 'DataDownload',
      encodingFormat: type,
      contentUrl: site.baseUrl + path,
    })),
  };
}

/** One entry of it. */
function term({ own, about }: NonNullable<Page['under']>): object {
  return { '@type': 'DefinedTerm', name: own, description: about, inDefinedTermSet: SET };
}

/** How one comes to a page that lies under another. */
function way({ path, under }: Page): object[] {
  if (!under) return [];
  const steps = [
    { name: site.name, item: `${site.baseUrl}/` },
    { name: under.name, item: site.baseUrl + under.path },
    { name: under.own, item: site.baseUrl + path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((each, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...each,
      })),
    },
  ];
}

function posting(article: (typeof blog.articles)[number]): object {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    author: { '@type': 'Person', name: article.author },
    datePublished: article.isoDate,
    url: `${site.baseUrl}/blog#${article.id}`,
    isAccessibleForFree: true,
  };
}
