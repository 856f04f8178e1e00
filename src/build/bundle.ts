import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import type { Page } from '../site/page.ts';
import globalStyles from '../site/styles/global.css?raw';
import { isAmong } from './is-among.ts';
import type { LanguageSite, Sites } from './language-site.ts';
import { licensesOf } from './licenses.ts';
import type { PageParts, Script } from './page-parts.ts';

/** Vite's build for the browser, in memory. */
export interface BuildOutput {
  readonly files: Rolldown.RolldownOutput['output'];
  /** Script file → the style sheets that its modules import. */
  readonly sheets: ReadonlyMap<string, readonly string[]>;
}

/** Builds modules for the browser in a language: for their styles, in a file a module, or for their scripts. */
export type Build = (
  modules: readonly string[],
  purpose: 'styles' | 'scripts',
  language: string,
) => Promise<BuildOutput>;

/** The build of all pages, reduced to what the site needs. */
export interface Bundle {
  /**
   * Path in the site → contents: fonts, images and deferred styles, for all languages. Other styles are inlined into the
   * pages.
   */
  readonly assets: ReadonlyMap<string, string | Uint8Array>;
  /** What is made for each language, in their order. */
  readonly languages: readonly LanguageBundle[];
  /** The code of the service worker. */
  readonly worker: string;
  /** The code of the worker that removes it. */
  readonly withdrawal: string;
  /** The licenses of the packages of which the site has something. */
  readonly licenses: string;
}

interface LanguageBundle {
  readonly site: LanguageSite;
  /** What each page needs, by its id. */
  readonly parts: ReadonlyMap<string, PageParts>;
  /** Path in the site → contents. What holds no words is the same file in every language. */
  readonly scripts: ReadonlyMap<string, string>;
}

const BOOTSTRAP = 'src/site/boot/load.ts';
const ANSWERS = 'src/site/answer/answer-script.ts';
const WORKER = 'src/site/worker/worker.ts';
const WITHDRAWAL = 'src/site/worker/withdraw.ts';

/**
 * The statement that orders the cascade layers. Layers rank by first mention, so it must precede a page's style sheets,
 * and the minifier drops it from sheets in which it looks unused.
 */
export const layerOrder = /@layer [\w, ]+;/.exec(globalStyles)?.[0] ?? '';

/**
 * Builds all pages once for their styles, fonts and images, which the languages share; and in each language the scripts
 * alone, so that each is one file beside what the pages share.
 */
export async function bundle(sites: Sites, root: string, build: Build): Promise<Bundle> {
  const [{ pages, language: first }] = sites;
  const entries = [...new Set(pages.flatMap(({ entry }) => entry ?? []))];
  const sources = new Set(pages.map(({ source }) => source));
  const heads = [...new Set(pages.flatMap(({ headScript }) => headScript ?? []))];
  const modules = [...entries, ...heads, BOOTSTRAP, WORKER, WITHDRAWAL];
  const styles = await build([...sources, ...entries], 'styles', first.id);
  const outputs = await Promise.all(
    sites.map(async (site) => ({
      site,
      output: await build(modules, 'scripts', site.language.id),
    })),
  );
  const codeOf = (module: string) => {
    const [{ output } = { output: styles }] = outputs;
    return chunkOf(output, fileOf(output, root, module)).code;
  };
  // The block keeps its names out of the page's scope.
  const inlineCodeOf = (module: string) => `{${codeOf(module).trim()}}`;
  const bootstrap = inlineCodeOf(BOOTSTRAP);
  const looks = pages.map((page) => {
    const markup = sites.map(({ drawings }) => drawings.get(page.id) ?? '').join('');
    return { page, ...lookOf(page, markup, styles, root) };
  });
  const languages = outputs.map(({ site, output }) => {
    const filesOf = (entry: string, options = {}) =>
      importsOf(output, fileOf(output, root, entry), options);
    const parts = looks.map(({ page: { id, entry, headScript: head }, css, deferredCss }) => {
      const script = entry && scriptOf(output, bootstrap, fileOf(output, root, entry), root);
      const headScript = head && inlineCodeOf(head);
      return [id, { css, deferredCss, script, headScript }] as const;
    });
    const scripts = entries
      .flatMap((entry) => filesOf(entry, { dynamic: true }))
      .map((file) => [file, chunkOf(output, file).code] as const);
    return { site, parts: new Map(parts), scripts: new Map(scripts) };
  });
  const assets = new Map(fontsAndImages(styles));
  for (const { deferredCss, deferred } of looks) {
    if (deferredCss !== undefined) assets.set(deferredCss, deferred);
  }
  const paths = new Set(
    [assets, ...languages.map(({ scripts }) => scripts)].flatMap((files) => [...files.keys()]),
  );
  const licenses = licensesOf(
    [styles, ...outputs.map(({ output }) => output)]
      .flatMap(({ files }) => files)
      .filter(({ fileName }) => paths.has(fileName))
      .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames))
      .map((path) => resolve(root, path))
      // Its display cut is a file of ours: src/site/styles/fonts.
      .concat(resolve(root, 'node_modules/@fontsource-variable/fraunces/package.json')),
  );
  return { assets, languages, worker: codeOf(WORKER), withdrawal: codeOf(WITHDRAWAL), licenses };
}

/** A page's script: what it loads at once, and what answers need besides. */
function scriptOf(output: BuildOutput, bootstrap: string, entry: string, root: string): Script {
  const files = importsOf(output, entry);
  const answers = importsOf(output, entry, { dynamic: true }).find(
    (file) => chunkOf(output, file).facadeModuleId === join(root, ANSWERS),
  );
  const answerFiles = answers === undefined ? [] : importsOf(output, answers, {}, new Set(files));
  refuse(isAmong(root, NO_FIRST), output, files);
  refuse(isAmong(root, NO_ANSWER), output, answerFiles);
  return { bootstrap, files, answerFiles };
}

/** What answering a code never needs: what reads listings, and the table of lines with the pages it rests on. */
const NO_ANSWER = [
  ...['listing.ts', 'listing'],
  ...['text/listing.ts', 'text/items.ts', 'text/matches.ts', 'text/rows.ts'],
  ...['text/read-text.ts', 'text/spreadsheet.ts'],
  ...['core/lines.ts', 'core/line-table.ts', 'evidence/publications.ts', 'evidence/no-code.ts'],
  ...['evidence/designers.ts', 'site/answer/table', 'site/answer/worn'],
];

/** What a page never needs before somebody asks: all that, and what compares claims and shows answers. */
const NO_FIRST = [...NO_ANSWER, 'core/checks.ts', 'text/checks.ts', 'site/answer'];

/** Refuses scripts that have something of modules which they are to do without. */
function refuse(
  isRefused: (module: string) => boolean,
  output: BuildOutput,
  files: readonly string[],
): void {
  const found = files.flatMap((file) =>
    Object.entries(chunkOf(output, file).modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 && isRefused(id) ? [id] : [],
    ),
  );
  if (found.length > 0) throw new Error(`What is loaded too early: ${found.join(', ')}`);
}

/**
 * The styles of a page with this markup: those of the first paint, and those of elements that only its script adds, which
 * can wait for it.
 */
function lookOf({ id, source, entry }: Page, markup: string, styles: BuildOutput, root: string) {
  const sheetsOfModule = (module: string) =>
    sheetsOf(styles, importsOf(styles, fileOf(styles, root, module), { dynamic: true }));
  const drawn = sheetsOfModule(source).filter((sheet) => isDrawn(cssOf(styles, [sheet]), markup));
  const deferred = cssOf(
    styles,
    entry ? sheetsOfModule(entry).filter((sheet) => !drawn.includes(sheet)) : [],
  );
  // The name contains a hash of the contents, so that browsers can cache the file forever.
  const hash = createHash('sha256').update(deferred).digest('base64url').slice(0, 8);
  const deferredCss = deferred === '' ? undefined : `assets/${id}-${hash}.css`;
  return { css: layerOrder + cssOf(styles, drawn), deferredCss, deferred };
}

/** The file that a module became. */
function fileOf(output: BuildOutput, root: string, module: string): string {
  return chunkOfModule(output, join(root, module)).fileName;
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

/** Whether a style sheet applies to anything in a page's markup; vite.config.ts makes its class names. */
function isDrawn(css: string, markup: string): boolean {
  const classes = captures(css, /\.(_[\w-]+)/g);
  const used = new Set(captures(markup, / class="([^"]*)"/g).flatMap((names) => names.split(' ')));
  return classes.length === 0 || classes.some((name) => used.has(name));
}

function captures(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, capture = '']) => capture);
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
