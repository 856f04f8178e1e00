import { describe, expect, test } from 'vitest';
import { languages } from '../../src/words/languages.ts';
import { captures, inAllLanguages, paths, read, sample, table } from './site-files.ts';

const pages = inAllLanguages(table);
const addresses = new Set([...paths().map((path) => `/${path}`), ...pages.map(({ path }) => path)]);

describe.each(inAllLanguages(sample))('the links of $file', (page) => {
  const html = read(page.file);

  test('lead to a page or file of the site', () => {
    const targets = captures(html, /(?:href|src|action)="(\/[^"#?]*)/g);
    expect(targets.filter((target) => !addresses.has(target))).toEqual([]);
  });

  test('lead to pages in its language, but for the links to its other languages', () => {
    const links = captures(
      html.replaceAll(/<a [^>]*hrefLang.*?>/g, ''),
      /(?:href|action)="(\/[^"]*)"/g,
    );
    const shared = /^\/(assets\/|data\/|icon|licenses\.txt)/;
    const [, ...others] = languages.map(({ path }) => path);
    const languageOf = (path: string) => others.find((other) => path.startsWith(`${other}/`)) ?? '';
    const local = links.filter((link) => !shared.test(link));
    expect(local.length).toBeGreaterThan(8);
    expect(local.filter((link) => languageOf(link) !== page.language.path)).toEqual([]);
    const offered = captures(html, /<a href="([^"]*)" lang="\w\w" hrefLang/g);
    const path = page.page.indexed ? page.page.path : '/';
    const expected = ['', ...others]
      .filter((each) => each !== page.language.path)
      .map((each) => each + path);
    expect(offered, 'in head and foot').toEqual([...expected, ...expected]);
  });

  test('with a fragment lead to an id of their page', () => {
    const fragments = captures(html, /href="([^":]*#[^"]+)"/g).filter(
      (href) => !href.includes('='),
    );
    const missing = fragments.filter((href) => {
      const [path = '', id = ''] = href.split('#');
      const target = path === '' ? page : pages.find((each) => each.path === path);
      return target === undefined || !read(target.file).includes(` id="${id}"`);
    });
    expect(missing).toEqual([]);
  });

  test('have no id twice to choose from', () => {
    const ids = captures(html, / id="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('a page of another leads to every page that search engines may index', () => {
  const linked = new Set(
    table.flatMap(({ file, path }) =>
      captures(read(file), /<a [^>]*href="(\/[^"#?]*)/g).filter((target) => target !== path),
    ),
  );
  const alone = table.filter(({ indexed, path }) => indexed && !linked.has(path));
  expect(alone.map(({ path }) => path)).toEqual([]);
});
