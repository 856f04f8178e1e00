import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { TABLE_DAY } from '../../src/core/factories.ts';
import { LINE_SOURCES } from '../../src/core/lines.ts';
import { PUBLICATIONS, READ_IN, TRUST, publishedIds } from '../../src/evidence/publications.ts';
import { LISTS, SOURCE_LANGUAGES } from '../../src/core/sources.ts';
import { PLACE_SOURCES } from '../../src/evidence/where-to-look.ts';

/** A day, a month or a year, as ISO 8601 writes them. */
const STATED = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:[0-2]\d|3[01]))?)?$/;

describe('the lists behind the table', () => {
  test('are all that a code may cite, apart from the directory, which cites nothing', () => {
    expect(['S00', ...publishedIds]).toEqual(Object.keys(LISTS));
  });

  test.each(publishedIds.map((id) => [id, PUBLICATIONS[id]] as const))(
    '%s says in English what it is, where it was read, how good it is, and when it is from',
    (_, { title, language, originalTitle, urls, trust, dated = '2000' }) => {
      expect(title).toMatch(/^[ -~’]+, [ -~’]+$/);
      // A page, not only a site: a reader must be able to find the list there.
      for (const url of urls) expect(new URL(url).pathname + new URL(url).search).toMatch(/^\/./);
      expect(language === undefined).toBe(originalTitle === undefined);
      expect([undefined, ...SOURCE_LANGUAGES]).toContain(language);
      expect(TRUST).toContain(trust);
      expect(dated).toMatch(STATED);
    },
  );

  test('were read, and put into the table, on a day that is stated', () => {
    expect(READ_IN).toMatch(STATED);
    expect(TABLE_DAY).toMatch(STATED);
    expect([READ_IN, TABLE_DAY].toSorted()).toEqual([READ_IN, TABLE_DAY]);
  });

  test('are by shops, collectors, authenticators or newspapers, not copies on unrelated sites', () => {
    const unrelated =
      /hotelsabruzzo|matpewka|barisevdenevenakliyat|wodefinance|deadinsideDima|blogg\.se|thedutchladydesigns|unotarou|sqnomy|kaiun-reiwado|katexoxo|specialtyfood|unanswered\.io/;
    const pages = [
      ...publishedIds.flatMap((id) => PUBLICATIONS[id].urls),
      ...Object.values(LINE_SOURCES).map(({ url }) => url),
      ...Object.values(PLACE_SOURCES).map(({ url }) => url),
    ];
    expect(pages.filter((url) => unrelated.test(url))).toEqual([]);
    expect(readFileSync('docs/data.md', 'utf8')).not.toMatch(unrelated);
  });

  test('best first', () => {
    expect(TRUST).toEqual(['A', 'B', 'C']);
  });
});
