import { site } from '../content/site.ts';
import type { Page } from '../site/page.ts';
import { escapeText } from './html.ts';

/** The pages that search engines may list. */
export function sitemap(pages: readonly Page[]): string {
  const urls = pages
    .filter((page) => page.indexed)
    .map((page) => `  <url><loc>${escapeText(site.baseUrl + page.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
