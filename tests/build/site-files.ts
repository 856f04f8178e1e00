import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Page } from '../../src/site/page.ts';
import { pages } from '../../src/site/pages.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { SITE } from '../site.ts';

/** The page table, without what only the literal types know. */
export const table: readonly Page[] = pages;

/** The pages of which there are many of a kind; codes.test.ts holds each of them. */
export const codePages: readonly Page[] = table.filter(
  ({ collection }) => collection !== undefined,
);

/**
 * Every page that is one of its kind, and some of the others: one that changed countries, one that few name, one of a
 * single letter.
 */
export const sample: readonly Page[] = table.filter(
  ({ path, collection }) =>
    collection === undefined || ['/codes/sd', '/codes/hk', '/codes/f'].includes(path),
);

/** A page in a language, with the file and the path that it has in the site. */
interface LocalPage {
  readonly page: Page;
  readonly language: Language;
  readonly file: string;
  readonly path: string;
}

/** Pages in every language, or in some, those of a language together. */
export function inAllLanguages(
  pages: readonly Page[],
  some: readonly Language[] = languages,
): readonly LocalPage[] {
  return some.flatMap((language) =>
    pages.map((page) => ({
      page,
      language,
      file: posix.join(language.path.slice(1), page.file),
      path: language.path + page.path,
    })),
  );
}

/** Every path in the built site, sorted. */
export function paths(): string[] {
  return readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .map((path) => path.slice(SITE.length + 1))
    .sort();
}

export function read(path: string): string {
  return readFileSync(join(SITE, path), 'utf8');
}

export function readBytes(path: string): Buffer {
  return readFileSync(join(SITE, path));
}

/** The captured texts of a pattern, e.g. of every `href="(…)"`. */
export function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, captured = '']) => captured);
}

/** The structured data of a page. */
export function blocksOf(html: string): unknown[] {
  const blocks = captures(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return blocks.map((block): unknown => JSON.parse(block));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a page's body says, without its markup. */
export function visibleText(html: string): string {
  return html
    .replace(/^.*<body>/s, '')
    .replace(/<script.*?<\/script>|<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}

/** The only capture of a pattern that must occur exactly once. */
export function only(text: string, pattern: RegExp): string {
  const found = captures(text, pattern);
  if (found[0] === undefined || found.length > 1) {
    throw new Error(`${pattern} occurs ${found.length} times.`);
  }
  return found[0];
}
