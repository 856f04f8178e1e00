import { site } from '../content/site.ts';
import type { Page } from '../site/page.ts';
import type { Bundle } from './bundle.ts';
import { headers } from './headers.ts';
import { icon } from './icon.ts';
import { manifest } from './manifest.ts';
import { render } from './render.tsx';
import { sitemap } from './sitemap.ts';

/** Every file of the site: its path and what is in it. */
export function files(
  pages: readonly Page[],
  bundle: Bundle,
  images: Iterable<readonly [string, Uint8Array]>,
): ReadonlyMap<string, string | Uint8Array> {
  const css = (page: Page): string => bundle.styles.get(page.source) ?? '';
  const script = (page: Page) =>
    page.entry === undefined ? undefined : bundle.scripts.get(page.entry);
  return new Map<string, string | Uint8Array>([
    ...bundle.assets,
    ...images,
    ...pages.map((page) => [page.file, render(page, css(page), script(page))] as const),
    [
      '_headers',
      headers(
        pages.map(css),
        pages.map(({ path }) => path),
      ),
    ],
    ['icon.svg', icon],
    ['manifest.webmanifest', manifest()],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`],
    ['sitemap.xml', sitemap(pages)],
  ]);
}
