import { language } from '#words/language.ts';
import { about } from '#words/pages/about.ts';
import { blog } from '#words/pages/blog.ts';
import { codes } from '#words/pages/codes.ts';
import { faq, hero, howTo } from '#words/pages/home.ts';
import { chipQuestions, noCodePage, noProof } from '#words/pages/no-code.ts';
import { privacy } from '#words/pages/privacy.ts';
import { searchPlaces } from '#words/pages/where-to-look.ts';
import { site } from '../words/config.ts';
import { terms } from '#words/pages/terms.ts';
import { tools } from '#words/pages/tools.ts';
import { TABLE_DAY } from '../core/factories.ts';
import { CHIP_QUESTIONS, NO_PROOF } from '../evidence/no-code.ts';
import { SEARCH_ORDER } from '../evidence/where-to-look.ts';
import { localPath } from '../site/lib/href.ts';
import type { Page } from '../site/page.ts';
import { tag } from './html.ts';

/**
 * The structured data of a page, as blocks of schema.org objects. It repeats the page's own words, and compresses to little
 * where it stands behind them.
 */
export function structuredData(page: Page): readonly string[] {
  const objects =
    page.id === 'home'
      ? home()
      : [pageObject(page), ...(OTHER_OBJECTS[page.id]?.() ?? []), ...breadcrumbs(page)];
  return objects.map((object) => jsonLd({ '@context': 'https://schema.org', ...object }));
}

/** Escapes every `<`, because `</script>` in the data would end the block early. */
function jsonLd(data: object): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `${tag('script', { type: 'application/ld+json' })}${json}</script>`;
}

function home(): object[] {
  return [
    { ...webApplication, description: hero.lede },
    questions(faq.questions),
    howToOf(howTo.title, howTo.steps),
  ];
}

function noCode(): object[] {
  return [
    questions([
      ...NO_PROOF.map(({ id }) => noProof[id]),
      ...CHIP_QUESTIONS.map(({ id }) => chipQuestions[id]),
    ]),
    howToOf(
      noCodePage.again.title,
      SEARCH_ORDER.map(({ id }) => ({ title: searchPlaces[id].name, text: searchPlaces[id].text })),
    ),
  ];
}

/** What pages other than home show besides, by the page's id. The guide repeats the steps of home. */
const OTHER_OBJECTS: Readonly<Record<string, () => object[]>> = {
  'no-code': noCode,
  guide: () => [howToOf(howTo.title, howTo.steps)],
};

/** The address of a page in this language, or of a file. */
function urlOf(path: string): string {
  return site.baseUrl + localPath(path);
}

/** The tool itself: home describes it, and every other page is part of it. */
const webApplication = {
  '@type': 'WebApplication',
  '@id': `${urlOf('/')}#app`,
  name: site.name,
  url: urlOf('/'),
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  inLanguage: language.id,
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
} as const;

interface Question {
  readonly question: string;
  readonly answer: string;
}

function questions(all: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: all.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface Step {
  readonly title: string;
  readonly text: string;
}

function howToOf(name: string, steps: readonly Step[]): object {
  return {
    '@type': 'HowTo',
    name,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  };
}

/** The id of the code table, which all pages refer to. */
const TERM_SET_ID = `${urlOf(codes.path)}#data`;

/** Properties of pages that are more than a plain web page, by the page's id. */
const PAGE_OBJECTS: Readonly<Record<string, object>> = {
  about: { '@type': 'AboutPage', name: about.title, description: about.lede },
  blog: { '@type': 'Blog', name: blog.title, blogPost: blog.articles.map(blogPosting) },
  codes: { '@type': 'CollectionPage', name: codes.title, mainEntity: dataset() },
  contact: { '@type': 'ContactPage' },
  tools: { '@type': 'CollectionPage', name: tools.title, mainEntity: waysIn() },
  'no-code': { '@type': 'WebPage', name: noCodePage.title, description: noCodePage.lede },
  'privacy-policy': {
    '@type': 'WebPage',
    name: privacy.title,
    dateModified: privacy.revised.iso,
  },
  'terms-of-service': { '@type': 'WebPage', name: terms.title, dateModified: terms.revised.iso },
};

function pageObject(page: Page): object {
  return {
    '@type': 'WebPage',
    ...PAGE_OBJECTS[page.id],
    ...(page.collection && { mainEntity: definedTerm(page.collection) }),
    url: urlOf(page.path),
    inLanguage: language.id,
    isPartOf: webApplication,
  };
}

/** The ways to bring the decoder to a listing, each with the section that explains it. */
function waysIn(): object {
  const { share, bookmark, iphone, link, command, library, assistant, data } = tools;
  const ways = { share, bookmark, iphone, link, command, library, assistant, data };
  return {
    '@type': 'ItemList',
    itemListElement: Object.entries(ways).map(([id, { title }], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${urlOf(tools.path)}#${id}`,
    })),
  };
}

/** The code table, shown and offered for download. */
function dataset(): object {
  const { files, lede, license } = codes.data;
  return {
    '@type': 'Dataset',
    '@id': TERM_SET_ID,
    name: codes.title,
    description: lede,
    url: urlOf(codes.path),
    license: license.href,
    version: TABLE_DAY,
    dateModified: TABLE_DAY,
    isAccessibleForFree: true,
    inLanguage: language.id,
    creator: { '@type': 'Organization', name: site.name, url: urlOf('/') },
    distribution: [files.json, files.csv].map(({ path, type }) => ({
      '@type': 'DataDownload',
      encodingFormat: type,
      contentUrl: urlOf(path),
    })),
  };
}

/** An entry of the code table. */
function definedTerm({ itemName, description }: NonNullable<Page['collection']>): object {
  return { '@type': 'DefinedTerm', name: itemName, description, inDefinedTermSet: TERM_SET_ID };
}

/** The breadcrumbs of a page in a collection. */
function breadcrumbs({ path, collection }: Page): object[] {
  if (!collection) return [];
  const steps = [
    { name: site.name, item: urlOf('/') },
    { name: collection.name, item: urlOf(collection.path) },
    { name: collection.itemName, item: urlOf(path) },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}

function blogPosting(article: (typeof blog.articles)[number]): object {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    author: { '@type': 'Person', name: article.author },
    datePublished: article.isoDate,
    url: `${urlOf('/blog')}#${article.id}`,
    isAccessibleForFree: true,
  };
}
