import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shareImage } from '#words/layout.ts';
import type { Page } from '../site/page.ts';
import { pages } from '../site/pages.ts';
import { site } from '../words/config.ts';
import { type Build, bundle } from './bundle.ts';
import { dataFiles } from './data-files.ts';
import { hashesOf, siteFiles } from './files.ts';
import { hostingFiles } from './hosting.ts';
import { serviceWorker } from './service-worker.ts';

const rows: readonly Page[] = pages;

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Files that the service worker does not cache up front: those for hosts, search engines and link previews, the downloads,
 * and the pages of collections, which are so many that each is cached when it is visited.
 */
const NOT_PRECACHED: ReadonlySet<string> = new Set([
  ...['_headers', 'robots.txt', 'sitemap.xml', shareImage.path.slice(1)],
  ...dataFiles().keys(),
  ...rows.filter(({ collection }) => collection !== undefined).map(({ file }) => file),
]);

/** Builds the pages for the browser and writes the site into a folder. */
export async function writeSite(root: string, folder: string, build: Build): Promise<void> {
  const bundled = await bundle(pages, root, build);
  const images = readFolder(join(root, 'src/build/images'));
  const files = siteFiles(pages, bundled, images);
  const precached = new Map([...files].filter(([path]) => !NOT_PRECACHED.has(path)));
  const script = serviceWorker(bundled.worker, precached, `${site.basePath}/`);
  replaceFolder(join(root, folder), new Map([...files, ['sw.js', script]]));
  replaceFolder(join(root, folder, '../hosting'), hostingFiles(hashesOf(pages, bundled.parts)));
}

/** Replaces a folder with these files. */
function replaceFolder(directory: string, contentsOf: Files): void {
  rmSync(directory, { recursive: true, force: true });
  for (const [path, contents] of contentsOf) {
    const target = join(directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}

/** The files of a flat folder. */
function readFolder(directory: string): [string, Uint8Array][] {
  return readdirSync(directory).map((name) => [name, readFileSync(join(directory, name))]);
}
