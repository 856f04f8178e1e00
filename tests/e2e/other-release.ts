import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serviceWorkerScript } from '../../src/build/service-worker.ts';
import { workerLists } from '../build/worker-lists.ts';
import { SITE } from '../site.ts';

export const BUILT = SITE;

/** The files of the built site by their paths. */
export function builtFiles(): Map<string, Buffer> {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [file.slice(BUILT.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
  );
}

/** The files that a first visit in English keeps, or one in another language. */
export function forVisitors(home = '/'): Map<string, Buffer> {
  const { shared, languages } = workerLists();
  return filesAt([shared, languages[home] ?? {}].flatMap((list) => Object.keys(list)));
}

/** The files behind some addresses. */
function filesAt(addresses: readonly string[]): Map<string, Buffer> {
  const files = builtFiles();
  return new Map(
    addresses.flatMap((address) => {
      const path = address.slice(1);
      const names = [path, `${path}.html`, `${path}index.html`];
      return names.flatMap((name) => {
        const contents = files.get(name);
        return contents === undefined ? [] : [[name, contents] as const];
      });
    }),
  );
}

/**
 * Writes the next release of the site into a folder: each page's title says so, each script has another name, and the
 * worker knows all of it. What `spoil` does afterwards the worker does not know. Releases of other names are other releases.
 */
export function writeNextRelease(
  directory: string,
  spoil: (files: Map<string, string | Buffer>) => void = () => undefined,
  name = 'next',
): void {
  const files = inNextRelease(builtFiles());
  const [, ...code] = readFileSync(join(BUILT, 'sw.js'), 'utf8').split('\n');
  const { shared, languages, opened } = workerLists();
  const next = (list: Readonly<Record<string, string>>) =>
    inNextRelease(filesAt(Object.keys(list)));
  const cached = {
    shared: next(shared),
    languages: Object.entries(languages).map(([home, list]) => [home, next(list)] as const),
    opened: next(opened),
  };
  files.set('sw.js', serviceWorkerScript([...code, `// ${name}`].join('\n'), cached, '/'));
  spoil(files);
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), contents);
  }
}

function inNextRelease(files: ReadonlyMap<string, Buffer>): Map<string, string | Buffer> {
  return new Map(
    Array.from(files, ([path, contents]) => [
      renamed(path),
      /\.(html|js)$/.test(path) ? changed(contents) : contents,
    ]),
  );
}

function changed(contents: Buffer): string {
  return renamed(String(contents)).replace('</title>', ' (next release)</title>');
}

/** A text with another name for every script in it. */
function renamed(text: string): string {
  return text.replaceAll(/\b[\w.-]+-[\w-]{8}\.js\b/g, (name) => `next-${name}`);
}
