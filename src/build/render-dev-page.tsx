import { language } from '#words/language.ts';
import { HISTORY_KEY } from '../site/history/entry.ts';
import type { Page } from '../site/page.ts';
import { pages } from '../site/pages.ts';
import { canonicalPath } from '../site/worker/canonical-path.ts';
import { site } from '../words/config.ts';
import { layerOrder } from './bundle.ts';
import { escapeText, tag } from './html.ts';
import { drawPage } from './render-page.tsx';

/** Renders the page at a path for the development server, in its one language. Its styles come with its module. */
export function renderDevPage(path: string): { status: number; html: string } {
  const rows: readonly Page[] = pages;
  const address = canonicalPath(path, [`${language.path}/`]);
  const notFound = rows.find(({ id }) => id === 'not-found');
  const page = rows.find((row) => language.path + row.path === address) ?? notFound;
  if (page === undefined) throw new Error('The page table has no 404 page.');
  const scripts = [page.headScript, page.source, page.entry].filter((src) => src !== undefined);
  const html = [
    '<!doctype html>',
    tag('html', { lang: language.id }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeText(page.title)}</title>`,
    tag('link', { rel: 'icon', href: 'data:,' }),
    `<style>${layerOrder}</style>`,
    ...scripts.map(
      (src) =>
        `${tag('script', { type: 'module', src: `${site.basePath}/${src}`, 'data-history': HISTORY_KEY })}</script>`,
    ),
    '</head>',
    '<body>',
    `${tag('div', { id: 'root', 'data-page': page.id })}${drawPage(page)}</div>`,
    '</body>',
    '</html>',
  ].join('\n');
  return { status: page === notFound ? 404 : 200, html };
}
