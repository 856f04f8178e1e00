import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Page } from '../site/page.ts';
import globalStyles from '../site/styles/global.css?raw';

/** Vite's build for the browser, in memory. */
export interface BuildOutput {
  readonly files: Rolldown.RolldownOutput['output'];
  /** Script file → the style sheets that its modules import. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** Builds modules for the browser, all in one run so that they share chunks. */
export type Build = (modules: readonly string[]) => Promise<BuildOutput>;

/** The build of all pages, reduced to what the site needs. */
export interface Bundle {
  /** Path in the site → contents: scripts, fonts, images and deferred styles. Other styles are inlined into the pages. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  /** What each page needs, by its id. */
  readonly parts: ReadonlyMap<string, PageParts>;
  /** The code of the service worker. */
  readonly worker: string;
}

/** What a page needs from the bundle. */
export interface PageParts {
  /** The styles of the first paint, inlined. */
  readonly css: string;
  /** The file with the styles of what only the page's script renders, if there are any. */
  readonly deferredCss: string | undefined;
  readonly script: Script | undefined;
}

/** A page's script. */
export interface Script {
  /** The code that loads the script. It is inlined to save a request before the first paint. */
  readonly start: string;
  /** The entry's static imports, and the entry itself last. */
  readonly files: readonly string[];
}

const START = 'src/site/lib/start.ts';
const WORKER = 'src/site/worker/worker.ts';

/**
 * The statement that orders the cascade layers. Layers rank by first mention, so it must precede a page's style sheets,
 * and the minifier drops it from sheets in which it looks unused.
 */
export const layerOrder = /@layer [\w, ]+;/.exec(globalStyles)?.[0] ?? '';

/** Builds all pages: their modules for the styles, their scripts, the loader of the scripts and the service worker. */
export async function bundle(pages: readonly Page[], root: string, build: Build): Promise<Bundle> {
  const entries = pages.flatMap(({ entry }) => entry ?? []);
  const sources = new Set(pages.map(({ source }) => source));
  const output = await build([...sources, ...entries, START, WORKER]);
  const fileOf = (module: string) => chunkOfModule(output, join(root, module)).fileName;
  const start = chunkOf(output, fileOf(START)).code.trim();
  const assets = new Map(fontsAndImages(output));
  const parts = new Map<string, PageParts>();
  for (const { id, source, entry } of pages) {
    const pageSheets = sheetsOf(output, importsOf(output, fileOf(source)));
    const script = entry && { start, files: importsOf(output, fileOf(entry)) };
    const scriptFiles = entry ? importsOf(output, fileOf(entry), { dynamic: true }) : [];
    const deferred = cssOf(
      output,
      sheetsOf(output, scriptFiles).filter((sheet) => !pageSheets.includes(sheet)),
    );
    // The name contains a hash of the contents, so that browsers can cache the file forever.
    const hash = createHash('sha256').update(deferred).digest('base64url').slice(0, 8);
    const deferredCss = deferred === '' ? undefined : `assets/${id}-${hash}.css`;
    if (deferredCss !== undefined) assets.set(deferredCss, deferred);
    parts.set(id, { css: layerOrder + cssOf(output, pageSheets), deferredCss, script });
  }
  // Only what the entries import is published. Modules that only render pages stay here.
  for (const entry of entries) {
    for (const file of importsOf(output, fileOf(entry), { dynamic: true })) {
      assets.set(file, chunkOf(output, file).code);
    }
  }
  return { assets, parts, worker: chunkOf(output, fileOf(WORKER)).code };
}

/** A script's direct and indirect imports, static or also dynamic, and the script itself last. */
function importsOf(
  output: BuildOutput,
  file: string,
  options: { readonly dynamic?: boolean } = {},
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { imports, dynamicImports } = chunkOf(output, file);
  const direct = options.dynamic ? [...imports, ...dynamicImports] : imports;
  return [...direct.flatMap((name) => importsOf(output, name, options, seen)), file];
}

function sheetsOf({ sheets }: BuildOutput, scripts: readonly string[]): readonly string[] {
  return [...new Set(scripts.flatMap((file) => sheets.get(file) ?? []))];
}

function cssOf({ files }: BuildOutput, sheets: readonly string[]): string {
  const texts = sheets.map((sheet) => {
    const asset = files.find(({ fileName }) => fileName === sheet);
    return asset?.type === 'asset' ? String(asset.source) : '';
  });
  return texts.join('').trim();
}

function fontsAndImages({ files }: BuildOutput): [string, string | Uint8Array][] {
  return files.flatMap((item) =>
    item.type === 'asset' && !item.fileName.endsWith('.css') ? [[item.fileName, item.source]] : [],
  );
}

function chunkOfModule({ files }: BuildOutput, id: string): Rolldown.OutputChunk {
  const chunk = files.find((item) => item.type === 'chunk' && item.facadeModuleId === id);
  if (chunk?.type !== 'chunk') throw new Error(`${id} is no entry of the build.`);
  return chunk;
}

function chunkOf({ files }: BuildOutput, file: string): Rolldown.OutputChunk {
  const chunk = files.find(({ fileName }) => fileName === file);
  if (chunk?.type !== 'chunk') throw new Error(`${file} is no script of the build.`);
  return chunk;
}
