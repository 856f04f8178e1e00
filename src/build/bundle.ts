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

/** The styles of a build of one module: with nothing to share, they are in the order of its imports. */
export function stylesOf(
  output: Output,
  isWanted = (file: string) => file.endsWith('.css'),
): string {
  return output
    .map((item) => (item.type === 'asset' && isWanted(item.fileName) ? String(item.source) : ''))
    .join('')
    .trim();
}

/** The styles that a module does not need to be drawn: those that another entry brings on later. */
export function laterStylesOf(output: Output, source: string): string {
  const chunks = output.filter((item) => item.type === 'chunk');
  const drawn = chunks.find(({ facadeModuleId }) => facadeModuleId === source)?.fileName ?? '';
  const needed = [drawn, ...importsOf(output, drawn)];
  const [first, later] = [true, false].map((isNeeded) =>
    chunks
      .filter(({ fileName }) => needed.includes(fileName) === isNeeded)
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return stylesOf(output, (file) => later?.includes(file) === true && !first?.includes(file));
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

/** The chunks that a chunk cannot run without, each once. */
function importsOf(output: Output, file: string, found = new Set<string>()): Set<string> {
  const chunk = output.find(({ fileName }) => fileName === file);
  const imports = chunk?.type === 'chunk' ? chunk.imports : [];
  for (const name of imports.filter((each) => !found.has(each))) {
    found.add(name);
    importsOf(output, name, found);
  }
  return found;
}
