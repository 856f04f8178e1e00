import { renderToString } from 'react-dom/server';
import { core } from '#words/core.ts';
import type { Page } from '../site/page.ts';
import { site } from '../words/config.ts';
import type { PageParts } from './bundle.ts';
import { head } from './head.ts';
import { tag } from './html.ts';

/** A whole page as HTML. `data-page` tells a script which page it is on, whatever the address. */
export function render(page: Page, parts: PageParts): string {
  const markup = renderToString(<page.Page />);
  return [
    '<!doctype html>',
    tag('html', { lang: core.language }),
    '<head>',
    head(page, parts),
    '</head>',
    '<body>',
    `${tag('div', { id: 'root', 'data-page': page.id })}${markup}</div>`,
    ...laterStyles(parts),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** At the end of the body a sheet holds up nothing that stands before it. */
function laterStyles({ laterCss }: PageParts): string[] {
  const href = `${site.basePath}/${laterCss ?? ''}`;
  return laterCss === undefined ? [] : [tag('link', { rel: 'stylesheet', href })];
}
