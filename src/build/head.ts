import { language } from '#words/language.ts';
import { shareImage } from '#words/layout.ts';
import { site } from '../words/config.ts';
import { localPath } from '../site/lib/href.ts';
import { HISTORY_KEY } from '../site/history/entry.ts';
import type { Page } from '../site/page.ts';
import { languages } from '../words/languages.ts';
import type { PageParts, Script } from './page-parts.ts';
import { connectSources, inlineHashes, pagePolicy } from './csp.ts';
import { REFERRER_POLICY } from './headers.ts';
import { escapeText, tag } from './html.ts';

/** The color that browsers paint around the page, by color scheme. */
export const themeColor = {
  light: '#f7f2e8',
  dark: '#191410',
} as const;

/** The contents of a page's `<head>`. The policy must come before everything that it governs. */
export function head(page: Page, parts: PageParts): string {
  const { css, script, headScript } = parts;
  return [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: pagePolicy(inlineHashes([parts]), connectSources),
    }),
    tag('meta', { name: 'referrer', content: REFERRER_POLICY }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeText(page.title)}</title>`,
    ...descriptions(page),
    ...appearance(),
    // Where a link may ask for an answer, the fonts come after that.
    ...(script?.answerFiles.length ? [] : fontPreloads(css)),
    `<style>${css}</style>`,
    ...(headScript === undefined
      ? []
      : [`${tag('script', { 'data-history': HISTORY_KEY })}${headScript}</script>`]),
    ...(script === undefined ? [] : [scriptTag(script)]),
  ].join('\n');
}

function descriptions(page: Page): string[] {
  const address = site.baseUrl + localPath(page.path);
  return [
    tag('meta', { name: 'description', content: page.description }),
    tag('meta', { name: 'robots', content: page.indexed ? 'index, follow' : 'noindex, follow' }),
    tag('meta', { name: 'keywords', content: page.keywords.join(', ') }),
    tag('meta', { name: 'publisher', content: site.name }),
    tag('link', { rel: 'canonical', href: address }),
    ...alternates(page).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: site.name }),
    tag('meta', { property: 'og:locale', content: language.locale }),
    ...languages
      .filter(({ id }) => id !== language.id)
      .map(({ locale }) => tag('meta', { property: 'og:locale:alternate', content: locale })),
    tag('meta', { property: 'og:title', content: page.title }),
    tag('meta', { property: 'og:description', content: page.description }),
    tag('meta', { property: 'og:url', content: address }),
    tag('meta', { property: 'og:image', content: site.baseUrl + localPath(shareImage.path) }),
    tag('meta', { property: 'og:image:width', content: String(shareImage.width) }),
    tag('meta', { property: 'og:image:height', content: String(shareImage.height) }),
    tag('meta', { property: 'og:image:alt', content: shareImage.alt }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** The addresses of a page in all languages, for search engines; `x-default` is for readers of none of them. */
export function alternates({ path, indexed }: Page): readonly (readonly [string, string])[] {
  if (!indexed) return [];
  const addresses = languages.map(
    ({ id, path: prefix }) => [id, site.baseUrl + prefix + path] as const,
  );
  return [
    ...addresses,
    ...addresses.slice(0, 1).map(([, address]) => ['x-default', address] as const),
  ];
}

function appearance(): string[] {
  return [
    tag('meta', { name: 'color-scheme', content: 'light dark' }),
    ...Object.entries(themeColor).map(([scheme, content]) =>
      tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content }),
    ),
    tag('link', { rel: 'icon', href: `${site.basePath}/icon.svg` }),
    tag('link', { rel: 'apple-touch-icon', href: `${site.basePath}/icon-180.png` }),
    tag('link', { rel: 'manifest', href: site.basePath + localPath('/manifest.webmanifest') }),
  ];
}

function fontPreloads(css: string): string[] {
  const fonts = new Set(
    [...css.matchAll(/[\w.~/-]+\/assets\/[\w.-]+\.woff2|\/assets\/[\w.-]+\.woff2/g)].map(
      ([href]) => href,
    ),
  );
  return [...fonts].map((href) =>
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
  );
}

/** The inline script that loads the page's own script. */
function scriptTag({ bootstrap, files, answerFiles }: Script): string {
  const addresses = (paths: readonly string[]) =>
    paths.map((path) => `${site.basePath}/${path}`).join(' ');
  const attributes = {
    'data-files': addresses(files),
    ...(answerFiles.length > 0 && { 'data-answer-files': addresses(answerFiles) }),
  };
  return `${tag('script', attributes)}${bootstrap}</script>`;
}
