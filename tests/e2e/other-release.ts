import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serviceWorker } from '../../src/build/service-worker.ts';
import { SITE } from '../site.ts';

export const BUILT = SITE;

/** What hosts and search engines read, and nobody keeps. */
const FOR_MACHINES = ['_headers', '_redirects', 'robots.txt', 'sitemap.xml', 'share.png', 'sw.js'];

/** What is kept when it is opened. */
const LATER = /^(codes|data)\//;

/** The files that the first visit keeps. */
export function forVisitors<Contents>(files: ReadonlyMap<string, Contents>): Map<string, Contents> {
  return new Map([...files].filter(([path]) => !FOR_MACHINES.includes(path) && !LATER.test(path)));
}

/** The files that are kept when they are opened. */
function forLater<Contents>(files: ReadonlyMap<string, Contents>): Map<string, Contents> {
  return new Map([...files].filter(([path]) => LATER.test(path)));
}

/** The files of the built site by their paths. */
export function builtFiles(): Map<string, Buffer> {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [file.slice(BUILT.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
  );
}

/**
 * Writes the next release of the site into a folder: each page's title says so, each script has another name, and the
 * worker knows all of it. What `spoil` does afterwards the worker does not know.
 */
export function writeNextRelease(
  directory: string,
  spoil: (files: Map<string, string | Buffer>) => void = () => undefined,
): void {
  const files = new Map<string, string | Buffer>();
  for (const [path, contents] of builtFiles()) {
    if (path !== 'sw.js')
      files.set(renamed(path), /\.(html|js)$/.test(path) ? changed(contents) : contents);
  }
  const [, ...code] = readFileSync(join(BUILT, 'sw.js'), 'utf8').split('\n');
  files.set('sw.js', serviceWorker(code.join('\n'), forVisitors(files), forLater(files)));
  spoil(files);
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), contents);
  }
}

function changed(contents: Buffer): string {
  return renamed(String(contents)).replace('</title>', ' (next release)</title>');
}

/** A text with another name for every script in it. */
function renamed(text: string): string {
  return text.replaceAll(/\b[\w.-]+-[\w-]{8}\.js\b/g, (name) => `next-${name}`);
}
