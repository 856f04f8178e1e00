import { describe, expect, test } from 'vitest';

import { TABLE_DAY } from '../../src/core/factories.ts';
import { PUBLICATIONS, READ_IN, TRUST, publishedIds } from '../../src/core/publications.ts';
import { LISTS } from '../../src/core/sources.ts';

/** A day, a month or a year, as ISO 8601 writes them. */
const STATED = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:[0-2]\d|3[01]))?)?$/;

describe('product §1.4: the lists behind the table', () => {
  test('are all that any code may cite, save the directory that cites nothing', () => {
    expect(['S00', ...publishedIds]).toEqual(Object.keys(LISTS));
  });

  test.each(publishedIds.map((id) => [id, PUBLICATIONS[id]] as const))(
    '%s says what it is, where it was read, how good it is, and when it is from',
    (id, { title, urls, trust, dated = '2000' }) => {
      expect(title).toMatch(/\p{L}{3}/u);
      // Of one list only the name of its site is known.
      expect(urls.length > 0).toBe(id !== 'S21');
      for (const url of urls) expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(TRUST).toContain(trust);
      expect(dated).toMatch(STATED);
    },
  );

  test('were read, and put into the table, on a day that is said', () => {
    expect(READ_IN).toMatch(STATED);
    expect(TABLE_DAY).toMatch(STATED);
    expect([READ_IN, TABLE_DAY].toSorted()).toEqual([READ_IN, TABLE_DAY]);
  });

  test('best first', () => {
    expect(TRUST).toEqual(['A', 'B', 'C']);
  });
});
