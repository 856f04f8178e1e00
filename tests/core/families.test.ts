import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { added, printed, sharedTraits, table } from '../../scripts/families.js';
import { FACTORIES, type FactoryRow } from '../../src/core/factories.ts';
import { isPublishedId } from '../../src/evidence/publications.ts';
import { LISTS } from '../../src/core/sources.ts';

describe('families of lists follow from what lists share', () => {
  test('lists that share an order or a mistake are one family, except for one list that shares both', () => {
    const across = sharedTraits().filter(
      ({ a, b }) => isPublishedId(a) && isPublishedId(b) && LISTS[a] !== LISTS[b],
    );
    expect([...new Set(across.flatMap(({ a, b }) => [a, b]))].filter((id) => id !== 'S16')).toEqual(
      expect.arrayContaining(['S01']),
    );
    expect(across.every(({ a, b }) => a === 'S16' || b === 'S16')).toBe(true);
  });

  test('what a list added is not on the lists that it copied', () => {
    const own = Object.entries<readonly FactoryRow[]>(FACTORIES).flatMap(([code, rows]) =>
      rows.filter((row) => row.own?.includes('S03')).map(({ id }) => `${code} ${id}`),
    );
    expect(added('S03', ['S01', 'S02', 'S09', 'S19'])).toEqual(expect.arrayContaining(own));
    expect(own).toHaveLength(7);
    expect(added('S10', ['S01', 'S02', 'S03', 'S05', 'S09'])).toEqual([]);
  });

  test('every printed place is in the table with its list, except for spellings and repairs', () => {
    const rows: Readonly<Record<string, readonly FactoryRow[]>> = FACTORIES;
    const missing = printed.flatMap(({ id, place, codes }) =>
      codes.filter((code) =>
        (rows[code] ?? []).every(
          (row) =>
            row.id !== place ||
            [...row.sources, ...(row.notCounted ?? [])].every((each) => each !== id),
        ),
      ),
    );
    expect([...new Set(missing)].sort()).toEqual(['D1', 'DK', 'V.I.']);
  });

  test('docs/data.md shows what the lists share', async () => {
    const page = await format(readFileSync('docs/data.md', 'utf8'), { parser: 'markdown' });
    const measured = await format(table(), { parser: 'markdown' });
    const cells = (text: string) => text.replace(/[ -]+/g, ' ').trim();
    expect(cells(page)).toContain(cells(measured));
  });
});
