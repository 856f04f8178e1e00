import { summary } from '#words/layout.ts';
import type { Page } from '../site/page.ts';
import { SHARE_PATH } from '../site/worker/share-target.ts';
import { site } from '../words/config.ts';
import type { Bundle } from './bundle.ts';
import { type InlineHashes, inlineHashes } from './csp.ts';
import { dataFiles } from './data-files.ts';
import { themeColor } from './head.ts';
import { headersFile } from './headers.ts';
import { escapeText } from './html.ts';
import { redirectsFile } from './redirects.ts';
import { renderPage } from './render-page.tsx';

/** Every file of the site: path → contents. */
export function siteFiles(
  pages: readonly Page[],
  { assets, parts, licenses }: Bundle,
  images: Iterable<readonly [string, Uint8Array]>,
): ReadonlyMap<string, string | Uint8Array> {
  // Hosts limit the number of rules, so the pages of a collection share one.
  const paths = new Set(
    pages.map(({ path, collection }) => (collection ? `${collection.path}/*` : path)),
  );
  return new Map<string, string | Uint8Array>([
    ...assets,
    ...images,
    ...pages.flatMap((page) => {
      const pageParts = parts.get(page.id);
      return pageParts === undefined ? [] : [[page.file, renderPage(page, pageParts)] as const];
    }),
    ...dataFiles(),
    ['_headers', headersFile(hashesOf(pages, parts), [...paths])],
    ['_redirects', redirectsFile()],
    ['icon.svg', icon],
    ['licenses.txt', licenses],
    ['manifest.webmanifest', manifest()],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`],
    ['sitemap.xml', sitemap(pages)],
  ]);
}

/** The hashes of all inline scripts and styles of the site. */
export function hashesOf(pages: readonly Page[], parts: Bundle['parts']): InlineHashes {
  return inlineHashes(pages, [...parts.values()]);
}

/** The icon of the site: a tan leather tag with a stitched edge and an H stamped into it. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="4" y="4" width="56" height="56" rx="10" fill="#c4925f"/>
<rect x="9.5" y="9.5" width="45" height="45" rx="6" fill="none" stroke="#5b3718" stroke-width="2" stroke-dasharray="5 4"/>
<path d="M22 19v26M42 19v26M22 32h20" fill="none" stroke="#5b3718" stroke-width="6"/>
</svg>
`;

/** The web app manifest, which lets visitors add the site to their home screen. */
function manifest(): string {
  const home = `${site.basePath}/`;
  const png = (name: string, size: number) => ({
    src: `${home}${name}.png`,
    sizes: `${size}x${size}`,
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
    // With GET the listing would stand in the host's log; the service worker answers a POST.
    share_target: {
      action: home + SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text' },
    },
    icons: [
      { src: `${home}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('icon-512-maskable', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The sitemap of all pages that search engines may index. */
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
