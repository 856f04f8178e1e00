import { describe, expect, test } from 'vitest';
import { head } from '../../src/build/head.ts';
import { escapeText } from '../../src/build/html.ts';
import { shareImage } from '#words/layout.ts';
import { site } from '../../src/words/config.ts';
import { captures, only, read, sample, table } from './site-files.ts';

describe.each(sample)('the head of $file', (page) => {
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

  test('sends no referrer, whatever headers its host sends', () => {
    expect(only(html, /<meta name="referrer" content="([^"]*)">/g)).toBe('no-referrer');
    expect(html.indexOf('name="referrer"')).toBeLessThan(html.indexOf('<link'));
  });

  test('has a theme color for either scheme', () => {
    const schemes = /<meta name="theme-color" media="\(prefers-color-scheme: (\w+)\)"/g;
    expect(captures(html, schemes)).toEqual(['light', 'dark']);
  });

  test.each([
    ['type', 'website'],
    ['site_name', site.name],
    ['title', page.title],
    ['description', page.description],
    ['url', site.baseUrl + page.path],
    ['image', site.baseUrl + shareImage.path],
    ['image:alt', shareImage.alt],
    ['image:width', '1200'],
    ['image:height', '630'],
  ])('shares its %s once', (property, content) => {
    const pattern = new RegExp(`<meta property="og:${property}" content="([^"]*)">`, 'g');
    expect(only(html, pattern)).toBe(escapeText(content));
  });

  test('its description is short enough for search engines', () => {
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.title.length).toBeLessThanOrEqual(60);
  });
});

test('§2: no two pages share a title or a description', () => {
  expect(new Set(table.map(({ title }) => title)).size).toBe(table.length);
  expect(new Set(table.map(({ description }) => description)).size).toBe(table.length);
});

test('a text cannot end the structured data of its page early', () => {
  const [page] = table;
  if (page === undefined) throw new Error('There is no page.');
  const parts = { css: '', deferredCss: undefined, script: undefined };
  const html = head({ ...page, id: 'other', path: '/</script><b>' }, parts);
  const [data = ''] = captures(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  expect(data).toContain(String.raw`/\u003c/script>\u003cb>`);
  expect(JSON.stringify(JSON.parse(data))).toContain('/</script><b>');
});
