import { describe, expect, test } from 'vitest';
import { captures, paths, read, sample, table } from './site-files.ts';

const addresses = new Set([...paths().map((path) => `/${path}`), ...table.map(({ path }) => path)]);

describe.each(sample)('the links of $file', (page) => {
  const html = read(page.file);

  test('lead to a page or file of the site', () => {
    const targets = captures(html, /(?:href|src|action)="(\/[^"#?]*)/g);
    expect(targets.filter((target) => !addresses.has(target))).toEqual([]);
  });

  test('with a fragment lead to an id of their page', () => {
    const fragments = captures(html, /href="([^":]*#[^"]+)"/g).filter(
      (href) => !href.includes('='),
    );
    const missing = fragments.filter((href) => {
      const [path = '', id = ''] = href.split('#');
      const target = path === '' ? page : table.find((each) => each.path === path);
      return target === undefined || !read(target.file).includes(` id="${id}"`);
    });
    expect(missing).toEqual([]);
  });

  test('have no id twice to choose from', () => {
    const ids = captures(html, / id="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
