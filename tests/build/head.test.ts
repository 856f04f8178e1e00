import { describe, expect, test } from 'vitest';
import { escapeText } from '../../src/build/html.ts';
import { site } from '../../src/content/site.ts';
import { captures, only, read, table } from './site-files.ts';

describe.each(table)('the head of $file', (page) => {
  const html = read(page.file);

  test.each([
    ['description', page.description],
    ['keywords', page.keywords.join(', ')],
    ['publisher', site.name],
    ['robots', page.indexed ? 'index, follow' : 'noindex, follow'],
  ])('§2: names its %s once', (name, content) => {
    expect(only(html, new RegExp(`<meta name="${name}" content="([^"]*)">`, 'g'))).toBe(
      escapeText(content),
    );
  });

  test('§2: has one title and one canonical link', () => {
    expect(only(html, /<title>([^<]*)<\/title>/g)).toBe(escapeText(page.title));
    expect(only(html, /<link rel="canonical" href="([^"]*)">/g)).toBe(site.baseUrl + page.path);
  });

  test('has a theme colour for either scheme', () => {
    const schemes = /<meta name="theme-color" media="\(prefers-color-scheme: (\w+)\)"/g;
    expect(captures(html, schemes)).toEqual(['light', 'dark']);
  });

  test('§2: its structured data parses and speaks of schema.org', () => {
    const blocks = captures(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    for (const block of blocks) {
      expect(JSON.parse(block)).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
});

test('§2: titles and descriptions are each page’s own', () => {
  expect(new Set(table.map(({ title }) => title)).size).toBe(table.length);
  expect(new Set(table.map(({ description }) => description)).size).toBe(table.length);
});

test('§2: home says that it is a free web application', () => {
  const blocks = captures(
    read('index.html'),
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  );
  expect(blocks.map((block) => JSON.parse(block) as unknown)).toContainEqual(
    expect.objectContaining({
      '@type': 'WebApplication',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    }),
  );
});
