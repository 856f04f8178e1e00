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

/** Files that the service worker does not cache: those for hosts, search engines and link previews. */
const NOT_CACHED: ReadonlySet<string> = new Set([
  '_headers',
  '_redirects',
  'robots.txt',
  'sitemap.xml',
  shareImage.path.slice(1),
]);

/** Files of which there are many: the service worker caches each when it is opened. */
const CACHED_WHEN_OPENED: ReadonlySet<string> = new Set([
  ...dataFiles().keys(),
  ...rows.filter(({ collection }) => collection !== undefined).map(({ file }) => file),
]);

/** Builds the pages for the browser and writes the site into a folder. */
export async function writeSite(root: string, folder: string, build: Build): Promise<void> {
  const bundled = await bundle(pages, root, build);
  const images = readFolder(join(root, 'src/build/images'));
  const files = siteFiles(pages, bundled, images);
  const cached = [...files].filter(([path]) => !NOT_CACHED.has(path));
  const opened = cached.filter(([path]) => CACHED_WHEN_OPENED.has(path));
  const precached = cached.filter(([path]) => !CACHED_WHEN_OPENED.has(path));
  const base = `${site.basePath}/`;
  const script = serviceWorker(bundled.worker, new Map(precached), new Map(opened), base);
  replaceFolder(join(root, folder), new Map([...files, ['sw.js', script]]));
  const hosting = hostingFiles(hashesOf(pages, bundled.parts));
  replaceFolder(
    join(root, folder, '../hosting'),
    new Map([...hosting, ['withdraw-sw.js', bundled.withdrawal]]),
  );
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
