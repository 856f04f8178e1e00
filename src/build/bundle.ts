import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

/** The files of one build, as Vite keeps them in memory. */
export type Output = Rolldown.RolldownOutput['output'];

/** What Vite made of the page table, reduced to what the pages need. */
export interface Bundle {
  /** Path in the site → contents: scripts, fonts, images. No styles: pages carry theirs. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  /** Source module → the styles that its first paint needs, in order. */
  readonly styles: ReadonlyMap<string, string>;
  /** Source module → the file with the styles of what its script brings to the screen later. */
  readonly laterStyles: ReadonlyMap<string, string>;
  /** Script module → the file to load, and the files that one imports. */
  readonly scripts: ReadonlyMap<string, Script>;
}

export interface Script {
  readonly file: string;
  readonly imports: readonly string[];
}

/** What a page needs of the bundle. */
export interface PageParts {
  /** Inlined, for the first paint. */
  readonly css: string;
  /** The file with the styles that come after it, if there are any. */
  readonly laterCss: string | undefined;
  readonly script: Script | undefined;
}

/** The styles that a module is drawn with: those of its chunk behind those of what the chunk imports. */
export function drawnStylesOf(output: Output, source: string): string {
  return sheets(output, cssOf(output, atOnce(output, source)));
}

/** The styles that a module is not drawn with: those that another entry brings on later. */
export function laterStylesOf(output: Output, source: string): string {
  const drawn = cssOf(output, atOnce(output, source));
  const files = output.map(({ fileName }) => fileName);
  return sheets(
    output,
    cssOf(output, files).filter((file) => !drawn.includes(file)),
  );
}

/** The modules that an entry can't start without. */
export function modulesAtOnce(output: Output, entry: string): ReadonlySet<string> {
  return new Set(atOnce(output, entry).flatMap((file) => chunkOf(output, file)?.moduleIds ?? []));
}

/** The chunks of an entry, the entry's own last. */
function atOnce(output: Output, entry: string): readonly string[] {
  const own = output.find((item) => item.type === 'chunk' && item.facadeModuleId === entry);
  return own ? [...importsOf(output, own.fileName), own.fileName] : [];
}

function cssOf(output: Output, files: readonly string[]): readonly string[] {
  const sheets = files.flatMap((file) => [
    ...(chunkOf(output, file)?.viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(sheets)];
}

function sheets(output: Output, files: readonly string[]): string {
  const texts = files.map((file) => {
    const asset = output.find(({ fileName }) => fileName === file);
    return asset?.type === 'asset' ? String(asset.source) : '';
  });
  return texts.join('').trim();
}

/** The file of a page's later styles, named by its contents so that it can be kept for ever. */
export function sheetOf(pageId: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return `assets/${pageId}-${hash}.css`;
}

/** Fonts and images. */
export function assetsOf(output: Output): [string, string | Uint8Array][] {
  return output.flatMap((item) =>
    item.type === 'asset' && !item.fileName.endsWith('.css') ? [[item.fileName, item.source]] : [],
  );
}

export function codeOf(output: Output): [string, string][] {
  return output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item.code]] : []));
}

/** The entries of a build by their modules' paths below `root`. */
export function scriptsOf(output: Output, root: string): [string, Script][] {
  return output.flatMap((item) => {
    if (item.type !== 'chunk' || !item.isEntry || item.facadeModuleId === null) return [];
    const source = item.facadeModuleId.slice(root.length + 1);
    return [[source, { file: item.fileName, imports: [...importsOf(output, item.fileName)] }]];
  });
}

/** The chunks that a chunk cannot run without, each once and behind those that it imports itself. */
function importsOf(output: Output, file: string, found = new Set<string>()): Set<string> {
  for (const name of chunkOf(output, file)?.imports ?? []) {
    if (found.has(name)) continue;
    importsOf(output, name, found);
    found.add(name);
  }
  return found;
}

function chunkOf(output: Output, file: string): Rolldown.OutputChunk | undefined {
  const found = output.find(({ fileName }) => fileName === file);
  return found?.type === 'chunk' ? found : undefined;
}
