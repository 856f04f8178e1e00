import { describe, expect, test } from 'vitest';
import { codes } from '#words/pages/codes.ts';
import { inLanguage } from '#words/sources.ts';
import { directory, overlaps } from '../../src/evidence/directory.ts';
import { factories, familyIn, listsOf } from '../../src/core/places.ts';
import { PUBLICATIONS, publishedIds, READ_IN } from '../../src/evidence/publications.ts';
import { seenOf } from '../../src/evidence/seen.ts';
import { decode } from '../../src/heatstamp.ts';
import { core } from '../../src/words/en/core.ts';
import { site } from '../../src/words/config.ts';
import { escapeText } from '../../src/build/html.ts';
import { factoryHref } from '../../src/site/lib/href.ts';
import {
  blocksOf,
  captures,
  codePages,
  inAllLanguages,
  only,
  paths,
  read,
  table,
  visibleText,
} from './site-files.ts';
import { expectWithin, PLACES } from './weight.ts';

/**
 * What the page of all factory codes may weigh, gzipped, in bytes, and so what that of one code may; each place takes some 50,
 * the addresses and names of the other languages 200, and the type of Japanese 500.
 */
const LIMIT = 7800 + 50 * PLACES;

const list = read('codes.html');
const pages = codePages.map((page) => ({ page, html: read(page.file) }));

/** The page of one code. */
function pageOf(code: string): string {
  return read(`codes/${code.toLowerCase()}.html`);
}

describe('The page of all factory codes', () => {
  test('links to the page of every code, from A to Z and under each of its places', () => {
    const listings = directory.flatMap(({ groups }) => groups.flatMap((group) => group.codes));
    for (const code of factories.keys()) {
      const links = list.split(`<a href="${factoryHref(code)}">`).length - 1;
      expect(links, code).toBe(listings.filter((each) => each.code === code).length + 1);
    }
  });

  test('lists every source with its address and its number of codes', () => {
    for (const id of publishedIds) {
      const { title, language, originalTitle = '', urls } = PUBLICATIONS[id];
      expect(list).toContain(`>${escapeText(title).replaceAll("'", '&#x27;')}</a>`);
      if (language !== undefined)
        expect(list).toContain(
          `(${inLanguage(language)}: <span lang="${language}">${originalTitle}</span>)`,
        );
      for (const url of urls) expect(list).toContain(`<a href="${escapeText(url)}"`);
      const named = [...factories.values()].filter(({ places }) =>
        places.some((place) => listsOf(place).includes(id)),
      );
      expect(list).toContain(`<li id="${id}">`);
      expect(list).toContain(`names ${named.length} code`);
    }
  });

  test('is linked by the guide and its overlaps, on home and on its own page', () => {
    for (const file of ['index.html', 'guide.html']) {
      const links = captures(read(file), / href="(\/codes[^"]*)"/g);
      for (const { code } of overlaps) expect(links, file).toContain(factoryHref(code));
    }
    const inGuide = captures(read('guide.html'), / href="(\/codes[^"]*)"/g);
    for (const code of factories.keys()) expect(inGuide).toContain(factoryHref(code));
    expect(read('index.html')).toContain('<a href="/codes">Sources for every code.</a>');
  });

  test('offers the data, with its date and its license', () => {
    for (const { path } of Object.values(codes.data.files)) {
      expect(list).toContain(`<a href="${path}">`);
    }
    expect(list).toContain(`<a href="${codes.data.license.href}">`);
    expect(blocksOf(list)).toEqual([
      expect.objectContaining({
        mainEntity: expect.objectContaining({
          '@type': 'Dataset',
          license: codes.data.license.href,
          distribution: [
            expect.objectContaining({ encodingFormat: 'application/json' }),
            expect.objectContaining({ encodingFormat: 'text/csv' }),
          ],
        }) as object,
      }),
    ]);
  });
});

describe('The page of every factory code', () => {
  test('exists for each code of the table, at its letters in lower case', () => {
    expect(codePages.map(({ path }) => path)).toEqual(
      [...factories.keys()].map((code) => `/codes/${code.toLowerCase()}`),
    );
    const found = captures(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
    for (const { path } of codePages) expect(found).toContain(site.baseUrl + path);
  });

  test('ships no script, and stays within its limit, as the page of all of them does', () => {
    for (const { file } of [...codePages, { file: 'codes.html' }]) {
      expect(read(file), file).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expectWithin(LIMIT, 'HTML', new Map([[file, read(file)]]));
    }
  });

  test('names every list that has the code, with its address, its family, its date, and when it was read', () => {
    expect(READ_IN).toBe('2026-11');
    for (const [code, { places }] of factories) {
      const html = pageOf(code);
      for (const id of new Set(places.flatMap(listsOf))) {
        for (const url of PUBLICATIONS[id].urls) {
          expect(html, `${code} ${id}`).toContain(`<a href="${escapeText(url)}"`);
        }
      }
      // A list stands once for each voice that it counts to, and once where it says something that does not count.
      const voices = places.flatMap((place) =>
        listsOf(place).map((id) => `${id} ${familyIn(place, id)}`),
      );
      const others = places.flatMap(({ notCounted = [] }) => notCounted);
      const named = new Set([...voices, ...others]).size;
      expect(
        captures(html, /<p\b[^>]*>(says .*?, (?:undated|dated .*?\d{4}))<\/p>/g),
        code,
      ).toHaveLength(named);
      expect(html.includes('We read archived copies in November 2026'), code).toBe(named > 0);
    }
  });

  test('§2: shows every place with its years and its grade', () => {
    for (const [code, { places }] of factories) {
      const text = visibleText(pageOf(code));
      for (const place of places) {
        expect(text, code).toContain(`${core.places[place.id]} ${core.years(place)}`);
        if (place.note) expect(text, code).toContain(core.notes[place.note]);
      }
      expect(captures(pageOf(code), /data-evidence="(\w+)"/g)).toEqual(
        places.map(({ evidence }) => evidence),
      );
    }
  });

  test('says how often it was seen with which label, and what that is worth', () => {
    expect(visibleText(pageOf('SD'))).toContain(
      'Of the 205 codes we found in public resale listings, 6 have this factory code. 4 give the United States as the country',
    );
    expect(visibleText(pageOf('LA'))).toContain('None of the 205 codes');
    for (const [code] of factories) {
      for (const seen of seenOf(code)) expect(pageOf(code)).toContain(`>${seen.code}</a>`);
    }
  });

  test('says where lists disagree, but not where one place only follows another', () => {
    const telling = [...factories.keys()].filter((code) => pageOf(code).includes('id="conflicts"'));
    expect(telling).toEqual(
      expect.arrayContaining(['AC', 'BC', 'BO', 'FH', 'FL', 'LA', 'LM', 'SA']),
    );
    expect(telling).not.toContain('SD');
    const several = overlaps.map(({ code }) => code);
    expect(telling.filter((code) => !several.includes(code))).toEqual(['AAS']);
    expect(visibleText(pageOf('LA'))).toContain(
      '11 lists say United States and 6 lists say France. Most give no years',
    );
  });

  test('has examples of every era that open in the decoder and read as it says', () => {
    const shown = pages.flatMap(({ html }) =>
      [...html.matchAll(/#code=(\w+)">[^<]+<\/a><\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
        ([, code = '', date = '']) => ({ code, date: visibleText(date) }),
      ),
    );
    expect(shown.length).toBeGreaterThan(400);
    for (const { code, date } of shown) {
      const result = decode(code, { today: '2026-11-21' });
      expect(result.isValid && date.startsWith(result.date), code).toBe(true);
    }
    const sd = captures(pageOf('SD').split('id="examples"')[1] ?? '', /#code=(\w+)"/g);
    expect(sd).toEqual(['8912SD', 'SD8808', 'SD0932', 'SD0956', 'SD2126']);
    expect(visibleText(pageOf('F'))).toContain('We don’t know of a date code format');
  });

  test('every link has a target, and no id occurs twice', () => {
    const known = new Set([
      ...paths().map((path) => `/${path}`),
      ...inAllLanguages(table).map(({ path }) => path),
    ]);
    for (const { page, html } of pages) {
      const targets = captures(html, / (?:href|src)="(\/[^"#?]*)/g);
      expect(
        targets.filter((target) => !known.has(target)),
        page.path,
      ).toEqual([]);
      const ids = captures(html, / id="([^"]+)"/g);
      expect(new Set(ids).size, page.path).toBe(ids.length);
      expect(html.split('<h1').length, page.path).toBe(2);
    }
  });

  test('§2: has its own title, description and canonical address, short enough for search engines', () => {
    for (const { page, html } of pages) {
      expect(only(html, /<link rel="canonical" href="([^"]*)">/g)).toBe(site.baseUrl + page.path);
      expect(page.description.length, page.description).toBeLessThanOrEqual(160);
      expect(page.title.length).toBeLessThanOrEqual(60);
    }
  });

  test('§2: has structured data on where it lies and what it defines, in words that it shows', () => {
    for (const { page, html } of pages) {
      const text = visibleText(html);
      expect(blocksOf(html)).toMatchObject([
        {
          '@type': 'WebPage',
          mainEntity: { '@type': 'DefinedTerm', name: page.collection?.itemName },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{}, {}, { name: page.collection?.itemName }],
        },
      ]);
      expect(text).toContain(page.collection?.description);
      expect(text).toContain(page.collection?.name);
    }
  });
});
