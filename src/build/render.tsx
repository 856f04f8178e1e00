import { renderToString } from 'react-dom/server';
import { site } from '../content/site.ts';
import type { Page } from '../site/page.ts';
import type { Script } from './bundle.ts';
import { head } from './head.ts';
import { tag } from './html.ts';

/** A whole page as HTML. `data-page` tells a script which page it is on, whatever the address. */
export function render(page: Page, css: string, script: Script | undefined): string {
  const markup = renderToString(<page.Page />);
  return [
    '<!doctype html>',
    tag('html', { lang: site.language }),
    '<head>',
    head(page, css, script),
    '</head>',
    '<body>',
    `${tag('div', { id: 'root', 'data-page': page.id })}${markup}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
