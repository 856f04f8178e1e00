import { renderToString } from 'react-dom/server';
import { language } from '#words/language.ts';
import { PagePath } from '../site/layout/Layout.tsx';
import type { Page } from '../site/page.ts';
import { site } from '../words/config.ts';
import type { PageParts } from './page-parts.ts';
import { head } from './head.ts';
import { tag, escapeText } from './html.ts';
import { withPhrases } from './phrases.ts';
import { structuredData } from './structured-data.ts';
import { tools } from '#words/pages/tools.ts';
import { localPath } from '../site/lib/href.ts';
import { BOOKMARKLET, openSelection } from '../site/pages/tools/bookmarklet.ts';

/** Draws what a page shows. What no page is has home in the other languages. */
export function drawPage({ Page, path, indexed }: Page): string {
  const page = (
    <PagePath value={indexed ? path : '/'}>
      <Page />
    </PagePath>
  );
  const markup = withBookmarklet(renderToString(page));
  return language.id === 'ja' ? withPhrases(markup) : markup;
}

/** Writes a whole page as HTML around what it shows. `data-page` identifies the page to scripts, whatever its address. */
export function renderPage(page: Page, markup: string, parts: PageParts): string {
  return [
    '<!doctype html>',
    tag('html', { lang: language.id }),
    '<head>',
    head(page, parts),
    '</head>',
    '<body>',
    `${tag('div', { id: 'root', 'data-page': page.id })}${markup}</div>`,
    ...deferredStyles(parts),
    ...structuredData(page),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** At the end of the body a style sheet does not block what comes before it. */
function deferredStyles({ deferredCss }: PageParts): string[] {
  if (deferredCss === undefined) return [];
  return [tag('link', { rel: 'stylesheet', href: `${site.basePath}/${deferredCss}` })];
}

/** Puts the address of the bookmark, made for the site's own address, in its place. */
function withBookmarklet(markup: string): string {
  const texts = [`${site.baseUrl}${localPath('/')}#text=`, tools.bookmark.hint];
  const code = `(${String(openSelection)})(${texts.map((text) => JSON.stringify(text)).join(',')})`;
  const address = escapeText(`javascript:${encodeURIComponent(code)}`);
  return markup.replace(`href="${BOOKMARKLET}"`, () => `href="${address}"`);
}
