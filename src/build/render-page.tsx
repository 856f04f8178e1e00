import { renderToString } from 'react-dom/server';
import { core } from '#words/core.ts';
import type { Page } from '../site/page.ts';
import { site } from '../words/config.ts';
import { withBookmarklet } from './bookmarklet.ts';
import type { PageParts } from './bundle.ts';
import { head } from './head.ts';
import { tag } from './html.ts';

/** Renders a whole page as HTML. `data-page` identifies the page to scripts, whatever its address. */
export function renderPage(page: Page, parts: PageParts): string {
  const markup = withBookmarklet(renderToString(<page.Page />));
  return [
    '<!doctype html>',
    tag('html', { lang: core.language }),
    '<head>',
    head(page, parts),
    '</head>',
    '<body>',
    `${tag('div', { id: 'root', 'data-page': page.id })}${markup}</div>`,
    ...deferredStyles(parts),
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
