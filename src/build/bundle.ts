import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Page } from '../site/page.ts';
import globalStyles from '../site/styles/global.css?raw';

/** The files of the build for the browser, as Vite keeps them in memory. */
export interface Output {
  readonly files: Rolldown.RolldownOutput['output'];
  /** Script file → the style files that its modules import. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** Has modules built for the browser, all at once: what they share is in the same files. */
export type Build = (modules: readonly string[]) => Promise<Output>;

/** What Vite made of the page table, reduced to what the pages need. */
export interface Bundle {
  /** Path in the site → contents: scripts, fonts, images. No styles: pages carry theirs. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  /** What each page needs of them, by its id. */
  readonly parts: ReadonlyMap<string, PageParts>;
  /** The code of the service worker. */
  readonly worker: string;
}

/** What a page needs of the bundle. */
export interface PageParts {
  /** Inlined, for the first paint. */
  readonly css: string;
  /** The file with the styles of what its script brings to the screen later, if there are any. */
  readonly laterCss: string | undefined;
  readonly script: Script | undefined;
}

/** A page's script. */
export interface Script {
  /** The code that starts it, inlined: as a file it would be one more request before the paint. */
  readonly start: string;
  /** What it cannot run without, and the entry itself last. */
  readonly files: readonly string[];
}

const START = 'src/site/lib/start.ts';
const WORKER = 'src/site/worker/worker.ts';

/**
 * The statement that orders the layers. A layer counts by its first mention, and the styles of a page come in the order
 * of its files, so this has to stand before them; the minifier leaves it out where it looks needless in its own file.
 */
export const layerOrder = /@layer [\w, ]+;/.exec(globalStyles)?.[0] ?? '';

/** Has the modules of all pages built: their sources, for the styles; their scripts; what starts those; the worker. */
export async function bundle(pages: readonly Page[], root: string, build: Build): Promise<Bundle> {
  const entries = pages.flatMap(({ entry }) => entry ?? []);
  const sources = new Set(pages.map(({ source }) => source));
  const output = await build([...sources, ...entries, START, WORKER]);
  const fileOf = (module: string) => chunkOfModule(output, join(root, module)).fileName;
  const start = chunkOf(output, fileOf(START)).code.trim();
  const assets = new Map(fontsAndImages(output));
  const parts = new Map<string, PageParts>();
  for (const { id, source, entry } of pages) {
    const drawn = sheetsOf(output, needed(output, fileOf(source)));
    const script = entry && { start, files: needed(output, fileOf(entry)) };
    const all = entry ? sheetsOf(output, needed(output, fileOf(entry), 'later too')) : [];
    const later = textOf(
      output,
      all.filter((sheet) => !drawn.includes(sheet)),
    );
    // Named by its contents, so that it can be kept for ever.
    const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
    const laterCss = later === '' ? undefined : `assets/${id}-${hash}.css`;
    if (laterCss !== undefined) assets.set(laterCss, later);
    parts.set(id, { css: layerOrder + textOf(output, drawn), laterCss, script });
  }
  // What only draws pages never leaves this machine.
  for (const file of entries.flatMap((each) => needed(output, fileOf(each), 'later too'))) {
    assets.set(file, chunkOf(output, file).code);
  }
  return { assets, parts, worker: chunkOf(output, fileOf(WORKER)).code };
}

/** The files that a script cannot run without, and perhaps those that it asks for later, each behind its own imports. */
function needed(
  output: Output,
  file: string,
  when?: 'later too',
  found = new Set<string>(),
): readonly string[] {
  if (found.has(file)) return [];
  found.add(file);
  const { imports, dynamicImports } = chunkOf(output, file);
  const others = when === undefined ? imports : [...imports, ...dynamicImports];
  return [...others.flatMap((each) => needed(output, each, when, found)), file];
}

function sheetsOf({ sheets }: Output, scripts: readonly string[]): readonly string[] {
  return [...new Set(scripts.flatMap((file) => sheets.get(file) ?? []))];
}

function textOf({ files }: Output, sheets: readonly string[]): string {
  const texts = sheets.map((sheet) => {
    const asset = files.find(({ fileName }) => fileName === sheet);
    return asset?.type === 'asset' ? String(asset.source) : '';
  });
  return texts.join('').trim();
}

function fontsAndImages({ files }: Output): [string, string | Uint8Array][] {
  return files.flatMap((item) =>
    item.type === 'asset' && !item.fileName.endsWith('.css') ? [[item.fileName, item.source]] : [],
  );
}

function chunkOfModule({ files }: Output, id: string): Rolldown.OutputChunk {
  const found = files.find((item) => item.type === 'chunk' && item.facadeModuleId === id);
  if (found?.type !== 'chunk') throw new Error(`${id} is no file of the build.`);
  return found;
}

function chunkOf({ files }: Output, file: string): Rolldown.OutputChunk {
  const found = files.find(({ fileName }) => fileName === file);
  if (found?.type !== 'chunk') throw new Error(`${file} is no script of the build.`);
  return found;
}
