import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { shareImage } from '#words/layout.ts';
import { site } from '../words/config.ts';
import { type Build, bundle } from './bundle.ts';
import { inlineHashes } from './csp.ts';
import { dataFiles } from './data-files.ts';
import { sharedFiles } from './files.ts';
import { homeOf } from './homes.ts';
import { lookupFiles } from './lookup-files.ts';
import type { Sites } from './language-site.ts';
import { type Files, serviceWorkerScript } from './service-worker.ts';

export { languages } from '../words/languages.ts';
export { languageSite } from './language-site.ts';

/** Files that the service worker does not cache: those for hosts, search engines and link previews. */
const NOT_CACHED: ReadonlySet<string> = new Set([
  '_headers',
  '_redirects',
  'robots.txt',
  'sitemap.xml',
  shareImage.path.slice(1),
]);

/** Builds the pages for the browser and writes the site, in all its languages, into a folder. */
export async function writeSite(
  root: string,
  folder: string,
  sites: Sites,
  build: Build,
): Promise<void> {
  const bundled = await bundle(sites, root, build);
  const [{ pages }] = sites;
  const parts = bundled.languages.flatMap((language) => [...language.parts.values()]);
  const hashes = inlineHashes(parts);
  const shared: Files = new Map([
    ...sharedFiles(pages, bundled, hashes),
    ...readFolder(join(root, 'src/build/images')),
  ]);
  // Not for the service worker: whoever takes them has a database, and works with a network.
  const lookup = lookupFiles(root);
  const languages = bundled.languages.map(({ site: { language, files }, parts, scripts }) => {
    const below = (file: string) => posix.join(language.path.slice(1), file);
    return {
      home: homeOf(language),
      files: new Map([
        ...scripts,
        ...Array.from(files(parts), ([file, text]) => [below(file), text] as const),
      ]),
      // Of these there are many.
      collected: pages.flatMap(({ collection, file }) => (collection ? below(file) : [])),
    };
  });
  const all: Files = new Map(
    [shared, ...languages.map(({ files }) => files)].flatMap((files) => [...files]),
  );
  const opened = new Set([
    ...dataFiles().keys(),
    ...languages.flatMap(({ collected }) => collected),
  ]);
  // Scripts that several languages load.
  const isCommon = (path: string) => languages.filter(({ files }) => files.has(path)).length > 1;
  const cached = [...all].filter(([path]) => !NOT_CACHED.has(posix.basename(path)));
  const which = (isWanted: (path: string) => boolean): Files =>
    new Map(cached.filter(([path]) => isWanted(path)));
  const script = serviceWorkerScript(
    bundled.worker,
    {
      shared: which((path) => !opened.has(path) && (shared.has(path) || isCommon(path))),
      languages: languages.map(
        ({ home, files }) =>
          [home, which((path) => files.has(path) && !opened.has(path) && !isCommon(path))] as const,
      ),
      opened: which((path) => opened.has(path)),
    },
    `${site.basePath}/`,
  );
  replaceSite(join(root, folder), new Map([...all, ...lookup, ['sw.js', script]]));
  writeFileSync(join(root, folder, '../withdraw-sw.js'), bundled.withdrawal);
}

/** Writes a site beside a folder, and then in its place, so that a server finds the old one or the new one. */
function replaceSite(directory: string, contentsOf: Files): void {
  const fresh = `${directory}-${process.pid}-new`;
  const stale = `${directory}-${process.pid}-old`;
  for (const [path, contents] of contentsOf) {
    const target = join(fresh, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
  if (existsSync(directory)) renameSync(directory, stale);
  renameSync(fresh, directory);
  rmSync(stale, { recursive: true, force: true });
}

/** The files of a folder and those in it. */
function readFolder(directory: string): [string, Uint8Array][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(directory, path).replaceAll('\\', '/'), readFileSync(path)];
    });
}
