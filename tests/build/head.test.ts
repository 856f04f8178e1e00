import { describe, expect, test } from 'vitest';
import { escapeText } from '../../src/build/html.ts';
import { shareImage } from '#words/layout.ts';
import { site } from '../../src/words/config.ts';
import { languages } from '../../src/words/languages.ts';
import { structuredData } from '../../src/build/structured-data.ts';
import { blocksOf, captures, inAllLanguages, only, read, sample, table } from './site-files.ts';

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

describe.each(inAllLanguages(sample))(
  '$file, in $language.name',
  ({ page, language, file, path }) => {
    const html = read(file);
    const meta = (property: string) =>
      captures(html, new RegExp(`<meta property="og:${property}" content="([^"]*)">`, 'g'));

    test('names its language, its address in it and its picture', () => {
      expect(only(html, /<html lang="([^"]+)">/g)).toBe(language.id);
      expect(only(html, /<link rel="canonical" href="([^"]*)">/g)).toBe(site.baseUrl + path);
      expect(meta('url')).toEqual([site.baseUrl + path]);
      expect(meta('image')).toEqual([`${site.baseUrl}${language.path}/share.png`]);
      expect(only(html, /<link rel="manifest" href="([^"]*)">/g)).toBe(
        `${language.path}/manifest.webmanifest`,
      );
      const others = languages.filter(({ id }) => id !== language.id);
      expect(meta('locale')).toEqual([language.locale]);
      expect(meta('locale:alternate')).toEqual(others.map(({ locale }) => locale));
    });

    test('has its addresses in all languages where search engines may index it, and English for all others', () => {
      const links = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g;
      const english = site.baseUrl + page.path;
      expect([...html.matchAll(links)].map((link) => link.slice(1))).toEqual(
        page.indexed
          ? [
              ['en', english],
              ['ja', `${site.baseUrl}/ja${page.path}`],
              ['fr', `${site.baseUrl}/fr${page.path}`],
              ['x-default', english],
            ]
          : [],
      );
    });

    test('has structured data in its language and with its addresses', () => {
      const data = JSON.stringify(blocksOf(html));
      expect(new Set(captures(data, /"inLanguage":"([^"]+)"/g))).toEqual(new Set([language.id]));
      const pages = captures(data, /"(?:url|item)":"([^"]+)"/g);
      const home = `${site.baseUrl}${language.path}/`;
      expect(pages.filter((address) => !address.startsWith(home))).toEqual([]);
      expect(pages.length).toBeGreaterThan(0);
    });

    test('has a title and a description of its own', () => {
      const english = read(page.file);
      for (const pattern of [
        /<title>([^<]*)<\/title>/g,
        /<meta name="description" content="([^"]*)">/g,
      ]) {
        const isEnglish = only(html, pattern) === only(english, pattern);
        // “Blog | Heatstamp” is French too.
        if (!/Blog|Contact/.test(only(english, pattern)))
          expect(isEnglish).toBe(language.id === 'en');
      }
    });
  },
);

test('§2: no two pages share a title or a description', () => {
  expect(new Set(table.map(({ title }) => title)).size).toBe(table.length);
  expect(new Set(table.map(({ description }) => description)).size).toBe(table.length);
});

test('a text cannot end the structured data of its page early', () => {
  const [page] = table;
  if (page === undefined) throw new Error('There is no page.');
  const html = structuredData({ ...page, id: 'other', path: '/</script><b>' }).join('');
  const [data = ''] = captures(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  expect(data).toContain(String.raw`/\u003c/script>\u003cb>`);
  expect(JSON.stringify(JSON.parse(data))).toContain('/</script><b>');
});
