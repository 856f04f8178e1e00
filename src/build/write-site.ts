import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shareImage } from '#words/layout.ts';
import type { Page } from '../site/page.ts';
import { pages } from '../site/pages.ts';
import { site } from '../words/config.ts';
import { type Build, bundle } from './bundle.ts';
import { dataFiles } from './data-files.ts';
import { files, hashesOf } from './files.ts';
import { hosting } from './hosting.ts';
import { worker } from './worker.ts';

const rows: readonly Page[] = pages;

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * What a first visit does not keep: what hosts, search engines and other sites' previews read and no visitor opens, the
 * data to take away, and pages of which there are so many that each is kept when it is opened.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['_headers', 'robots.txt', 'sitemap.xml', shareImage.path.slice(1)],
  ...dataFiles().keys(),
  ...rows.filter(({ under }) => under !== undefined).map(({ file }) => file),
]);

/** Has the page table's modules built for the browser and writes the site around them into a folder. */
export async function writeSite(root: string, folder: string, build: Build): Promise<void> {
  const bundled = await bundle(pages, root, build);
  const images = readFolder(join(root, 'src/build/images'));
  const written = files(pages, bundled, images);
  const forVisitors = new Map([...written].filter(([path]) => !LEFT_OUT.has(path)));
  const script = worker(bundled.worker, forVisitors, `${site.basePath}/`);
  write(join(root, folder), new Map([...written, ['sw.js', script]]));
  write(join(root, folder, '../hosting'), hosting(hashesOf(pages, bundled.parts)));
}

/** Replaces a folder by these files. */
function write(directory: string, contentsOf: Files): void {
  rmSync(directory, { recursive: true, force: true });
  for (const [path, contents] of contentsOf) {
    const target = join(directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}

/** The files of a folder without folders in it. */
function readFolder(directory: string): [string, Uint8Array][] {
  return readdirSync(directory).map((name) => [name, readFileSync(join(directory, name))]);
}
