import { summary } from '#words/layout.ts';
import type { Page } from '../site/page.ts';
import { site } from '../words/config.ts';
import type { Bundle } from './bundle.ts';
import { type Hashes, hashes } from './csp.ts';
import { dataFiles } from './data-files.ts';
import { themeColor } from './head.ts';
import { headers } from './headers.ts';
import { escapeText } from './html.ts';
import { render } from './render.tsx';

/** Every file of the site: its path and what is in it. */
export function files(
  pages: readonly Page[],
  { assets, parts }: Bundle,
  images: Iterable<readonly [string, Uint8Array]>,
): ReadonlyMap<string, string | Uint8Array> {
  // Hosts count rules, so pages of a kind share one.
  const paths = new Set(pages.map(({ path, under }) => (under ? `${under.path}/*` : path)));
  return new Map<string, string | Uint8Array>([
    ...assets,
    ...images,
    ...pages.flatMap((page) => {
      const own = parts.get(page.id);
      return own === undefined ? [] : [[page.file, render(page, own)] as const];
    }),
    ...dataFiles(),
    ['_headers', headers(hashesOf(pages, parts), [...paths])],
    ['icon.svg', icon],
    ['manifest.webmanifest', manifest()],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`],
    ['sitemap.xml', sitemap(pages)],
  ]);
}

/** What the pages hold themselves, by its hashes. */
export function hashesOf(pages: readonly Page[], parts: Bundle['parts']): Hashes {
  return hashes(pages, [...parts.values()]);
}

/** The site's icon: a tan leather tag with a stitched edge and an H stamped into it. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="4" y="4" width="56" height="56" rx="10" fill="#c4925f"/>
<rect x="9.5" y="9.5" width="45" height="45" rx="6" fill="none" stroke="#5b3718" stroke-width="2" stroke-dasharray="5 4"/>
<path d="M22 19v26M42 19v26M22 32h20" fill="none" stroke="#5b3718" stroke-width="6"/>
</svg>
`;

/** The web app manifest, which lets a visitor keep the site on a home screen. */
function manifest(): string {
  const home = `${site.basePath}/`;
  const png = (name: string, side: number) => ({
    src: `${home}${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  const data = {
    name: site.name,
    description: summary,
    id: home,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [
      { src: `${home}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('icon-512-maskable', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The pages that search engines may list. */
function sitemap(pages: readonly Page[]): string {
  const urls = pages
    .filter((page) => page.indexed)
    .map((page) => `  <url><loc>${escapeText(site.baseUrl + page.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
