import type { Rolldown } from 'vite';

/** The files of one build, as Vite keeps them in memory. */
export type Output = Rolldown.RolldownOutput['output'];

/** What Vite made of the page table, reduced to what the pages need. */
export interface Bundle {
  /** Path in the site → contents: scripts, fonts, images. No styles: pages carry theirs. */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  /** Source module → all styles it brings, in order. */
  readonly styles: ReadonlyMap<string, string>;
  /** Script module → the file to load, and the files that one imports. */
  readonly scripts: ReadonlyMap<string, Script>;
}

export interface Script {
  readonly file: string;
  readonly imports: readonly string[];
}

/** The styles of a build of one module: with nothing to share, they are in the order of its imports. */
export function stylesOf(output: Output): string {
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return sheets
    .map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : ''))
    .join('')
    .trim();
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
