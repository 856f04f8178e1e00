import { site } from '../content/site.ts';
import type { Page } from '../site/page.ts';
import type { Bundle, PageParts } from './bundle.ts';
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
  const partsOf = ({ source, entry }: Page): PageParts => ({
    css: bundle.styles.get(source) ?? '',
    laterCss: bundle.laterStyles.get(source),
    script: entry === undefined ? undefined : bundle.scripts.get(entry),
  });
  return new Map<string, string | Uint8Array>([
    ...bundle.assets,
    ...images,
    ...pages.map((page) => [page.file, render(page, partsOf(page))] as const),
    [
      '_headers',
      headers(
        pages.map((page) => partsOf(page).css),
        pages.map(({ path }) => path),
      ),
    ],
    ['icon.svg', icon],
    ['manifest.webmanifest', manifest()],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`],
    ['sitemap.xml', sitemap(pages)],
  ]);
}
