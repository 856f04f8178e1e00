import { language } from '#words/language.ts';
import { summary } from '#words/layout.ts';
import { localPath } from '../site/lib/href.ts';
import type { Page } from '../site/page.ts';
import { pages } from '../site/pages.ts';
import { SHARE_FIELDS, SHARE_PATH } from '../site/worker/share-target.ts';
import { site } from '../words/config.ts';
import type { Language } from '../words/languages.ts';
import type { PageParts } from './page-parts.ts';
import { themeColor } from './head.ts';
import { drawPage, renderPage } from './render-page.tsx';

/** The site in one language. The build bundles this module once for each, with the words of that language. */
export interface LanguageSite {
  readonly language: Language;
  readonly pages: readonly Page[];
  /** What the pages show, by their ids. */
  readonly drawings: ReadonlyMap<string, string>;
  /** The files of this language, by their paths below its home: the pages with their parts, and the manifest. */
  readonly files: (parts: ReadonlyMap<string, PageParts>) => ReadonlyMap<string, string>;
}

/** One for each language, in their order. */
export type Sites = readonly [LanguageSite, ...LanguageSite[]];

/** Draws the site in the language of this bundle. */
export function languageSite(): LanguageSite {
  const rows: readonly Page[] = pages;
  const drawings = new Map(rows.map((page) => [page.id, drawPage(page)]));
  return {
    language,
    pages: rows,
    drawings,
    files: (parts) =>
      new Map([
        ...rows.flatMap((page) => {
          const [drawing, pageParts] = [drawings.get(page.id), parts.get(page.id)];
          if (drawing === undefined || pageParts === undefined) return [];
          return [[page.file, renderPage(page, drawing, pageParts)] as const];
        }),
        ['manifest.webmanifest', manifest()],
      ]),
  };
}

/** The web app manifest, which lets visitors add the site to their home screen. */
function manifest(): string {
  const root = `${site.basePath}/`;
  const home = site.basePath + localPath('/');
  const png = (name: string, size: number) => ({
    src: `${root}${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const data = {
    name: site.name,
    description: summary,
    lang: language.id,
    id: home,
    start_url: home,
    // A link to another language stays in the app.
    scope: root,
    display: 'standalone',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    // With GET the listing would stand in the host's log; the service worker answers a POST.
    share_target: {
      action: home + SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: Object.fromEntries(SHARE_FIELDS.map((name) => [name, name])),
    },
    icons: [
      { src: `${root}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('icon-512-maskable', 512), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(data)}\n`;
}
