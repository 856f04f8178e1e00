import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Rolldown } from 'vite';
import type { Page } from '../site/page.ts';
import globalStyles from '../site/styles/global.css?raw';

/** The files of the build for the browser, as Vite keeps them in memory. */
export interface Output {
  readonly files: Rolldown.RolldownOutput['output'];
  /** Script file → the style files that its modules import. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** Has modules built for the browser: for their styles, which are then a file a module, or for their scripts. */
export type Build = (modules: readonly string[], purpose: 'styles' | 'scripts') => Promise<Output>;

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
  /** The code that loads it, inlined in the head: as a file it would be one more request before the paint. */
  readonly bootstrap: string;
  /** What it cannot run without, and the entry itself last. */
  readonly files: readonly string[];
}

const BOOTSTRAP = 'src/site/lib/bootstrap.ts';
const WORKER = 'src/site/worker/worker.ts';

/**
 * The statement that orders the layers. A layer counts by its first mention, and the styles of a page come in the order
 * of its files, so this has to stand before them; the minifier leaves it out where it looks needless in its own file.
 */
export const layerOrder = /@layer [\w, ]+;/.exec(globalStyles)?.[0] ?? '';

/**
 * Has two builds made: one of all pages and their scripts, of which only styles, fonts and images are used, and one of
 * the scripts alone, so that each is one file beside what pages share.
 */
export async function bundle(pages: readonly Page[], root: string, build: Build): Promise<Bundle> {
  const entries = [...new Set(pages.flatMap(({ entry }) => entry ?? []))];
  const sources = new Set(pages.map(({ source }) => source));
  const styles = await build([...sources, ...entries], 'styles');
  const scripts = await build([...entries, BOOTSTRAP, WORKER], 'scripts');
  const fileIn = (output: Output, module: string) =>
    chunkOfModule(output, join(root, module)).fileName;
  const sheetsOfModule = (module: string) =>
    sheetsOf(styles, needed(styles, fileIn(styles, module), 'later too'));
  // A block keeps its names to itself.
  const bootstrap = `{${chunkOf(scripts, fileIn(scripts, BOOTSTRAP)).code.trim()}}`;
  const assets = new Map(fontsAndImages(styles));
  const parts = new Map<string, PageParts>();
  for (const { id, source, entry, Page } of pages) {
    const script = entry && { bootstrap, files: needed(scripts, fileIn(scripts, entry)) };
    // What a page does not show at first comes with what its script brings.
    const markup = renderToString(createElement(Page));
    const drawn = sheetsOfModule(source).filter((sheet) =>
      isDrawn(textOf(styles, [sheet]), markup),
    );
    const later = textOf(
      styles,
      entry ? sheetsOfModule(entry).filter((sheet) => !drawn.includes(sheet)) : [],
    );
    // Named by its contents, so that it can be kept for ever.
    const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
    const laterCss = later === '' ? undefined : `assets/${id}-${hash}.css`;
    if (laterCss !== undefined) assets.set(laterCss, later);
    parts.set(id, { css: layerOrder + textOf(styles, drawn), laterCss, script });
  }
  for (const entry of entries) {
    for (const file of needed(scripts, fileIn(scripts, entry), 'later too')) {
      assets.set(file, chunkOf(scripts, file).code);
    }
  }
  return { assets, parts, worker: chunkOf(scripts, fileIn(scripts, WORKER)).code };
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

/** Whether a style sheet is for anything that a page holds; vite.config.ts names its classes. */
function isDrawn(css: string, markup: string): boolean {
  const classes = captures(css, /\.(_[\w-]+)/g);
  const used = new Set(captures(markup, / class="([^"]*)"/g).flatMap((names) => names.split(' ')));
  return classes.length === 0 || classes.some((name) => used.has(name));
}

function captures(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, capture = '']) => capture);
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
