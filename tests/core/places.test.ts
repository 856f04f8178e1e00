import { describe, expect, test } from 'vitest';

import { FACTORIES, type FactoryRow, GUIDE_SLOTS } from '../../src/core/factories.ts';
import { evidenceOf, factories, fitsYear, isCountry } from '../../src/core/places.ts';
import { LISTS, lists, type ListId } from '../../src/core/sources.ts';
import { decode, factory } from '../../src/heatstamp.ts';
import { core } from '../../src/words/en/core.ts';

const rows: readonly (FactoryRow & { readonly code: string })[] = Object.entries(FACTORIES).flatMap(
  ([code, places]: [string, readonly FactoryRow[]]) => places.map((row) => ({ ...row, code })),
);

/** Where a code points in a year, and the notices that come with it. */
function at(
  code: string,
  year: number,
): readonly [string | undefined, readonly string[] | undefined] {
  const where = factories.get(code)?.in(year);
  return [
    where && core.either(where.best.map((id) => core.places[id])),
    where?.notices.map(({ id }) => id),
  ];
}

describe('product §1.4: the table of factories', () => {
  test('every row cites lists that exist, each once', () => {
    for (const { sources } of rows) {
      expect(sources.filter((id) => !(id in LISTS))).toEqual([]);
      expect(new Set(sources).size).toBe(sources.length);
    }
  });

  test('no code names a place twice, and every slot of the guide is filled', () => {
    expect(new Set(rows.map(({ code, id }) => `${code} ${id}`)).size).toBe(rows.length);
    expect(new Set(rows.flatMap(({ guide }) => guide ?? []))).toEqual(new Set(GUIDE_SLOTS));
  });

  test('codes that their only list calls unconfirmed, and mere spellings, are not in it', () => {
    for (const code of ['CV', 'ED', 'EU', 'D1', 'V.I.']) expect(factories.has(code)).toBe(false);
  });
});

describe('product §1.4: where a code points in a year', () => {
  test.each([
    ['AR', 2016, 'France', []],
    ['SD', 1993, 'France', []],
    ['SD', 1994, 'United States or France', []],
    ['SD', 1995, 'United States', []],
    ['LA', 2018, 'United States', []],
    ['LA', 2019, 'United States or France', []],
    ['LM', 2018, 'Spain', []],
    ['LM', 2019, 'Spain or France', []],
    ['BC', 2014, 'Italy or France', []],
    ['BC', 2015, 'Italy, Spain or France', []],
    ['TX', 2018, 'United States', ['place-outside-years']],
    ['TX', 2019, 'United States', []],
    ['AC', 2016, 'France or Spain', ['factory-reported']],
    ['BP', 2016, 'Spain', ['factory-reported']],
    ['HK', 2016, 'Hong Kong', ['factory-unconfirmed']],
    ['SP', 2016, 'France', []],
    ['DK', 2016, 'Re-Lined', ['re-lined']],
    ['WK', 2016, 'Workshop/Custom', ['no-country', 'factory-unconfirmed']],
    ['F', 1979, 'France', ['factory-unconfirmed']],
    ['F', 1980, 'France', ['place-outside-years', 'factory-unconfirmed']],
  ])('%s in %i: %s', (code, year, country, notices) => {
    expect(at(code, year)).toEqual([country, notices]);
    expect(at(code, year)).toEqual([country, notices]);
  });

  test.each([
    ['F', 1980, { 'place-outside-years': { factory: 'F', year: 1980 } }],
    ['DK', 2016, { 're-lined': { factory: 'DK' } }],
    ['WK', 2016, { 'no-country': { factory: 'WK' }, 'factory-unconfirmed': { factory: 'WK' } }],
    ['BP', 2016, { 'factory-reported': { factory: 'BP' } }],
  ])('what is to be known of %s in %i names it', (code, year, expected) => {
    const notices = factories.get(code)?.in(year).notices ?? [];
    expect(Object.fromEntries(notices.map(({ id, params }) => [id, params]))).toMatchObject(
      expected,
    );
  });

  test('places come best attested first: by grade, then lists, then the order of the table', () => {
    const names = (code: string) => factories.get(code)?.places.map(({ id }) => id);
    expect(names('BC')).toEqual(['IT', 'ES', 'FR', 'BR', 'IN']);
    expect(names('DI')).toEqual(['CH', 'IT', 'KR']);
    expect(names('FL')).toEqual(['FR', 'US', 'IT', 'JP']);
  });

  test('only countries count as possible countries, and only several of them', () => {
    const possible = (code: string) => {
      const result = decode(code, { today: '2026-11-21' });
      return result.isValid ? result.possibleCountries : result.error;
    };
    expect(['SP2126', 'AAS2126', 'CE2126'].map(possible)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(possible('CA2126')).toEqual(['Spain', 'Japan']);
  });

  test('a place carries its years and its note, and nothing that it lacks', () => {
    const places = factories.get('SD')?.places.map(({ sources, ...place }) => {
      expect(sources.length).toBeGreaterThan(0);
      return place;
    });
    expect(places).toStrictEqual([
      { id: 'US', evidence: 'documented', from: 1994, note: 'san-dimas' },
      { id: 'FR', evidence: 'documented', until: 1994 },
      { id: 'JP', evidence: 'unconfirmed' },
    ]);
  });

  test('what results share cannot be changed by who receives it', () => {
    const entry = factories.get('SD');
    for (const shared of [
      entry?.places,
      entry?.places[0],
      entry,
      entry?.in(2003),
      entry?.in(2003).best,
      entry?.in(2003).notices,
    ]) {
      expect(Object.isFrozen(shared)).toBe(true);
    }
  });
});

describe('Small words', () => {
  test('years are bounds that count themselves', () => {
    expect([1994, 1995, 1996].map((year) => fitsYear({ from: 1995 }, year))).toEqual([
      false,
      true,
      true,
    ]);
    expect([1993, 1994, 1995].map((year) => fitsYear({ until: 1994 }, year))).toEqual([
      true,
      true,
      false,
    ]);
    expect(fitsYear({}, 1)).toBe(true);
  });

  test('a kind of production is no country', () => {
    const kinds = ['re-lined', 'special-edition', 'special-order', 'workshop', 'France', 'fr'];
    expect(kinds.filter(isCountry)).toEqual([]);
  });
});

describe('product §1.4: evidence', () => {
  test.each([
    ['two families document', lists('S03 S04'), 'documented'],
    ['one family reports, however many lists it has', lists('S12 S13 S14 S15'), 'reported'],
    ['the unsourced directory confirms nothing', lists('S00'), 'unconfirmed'],
    ['nor does it add to a list', lists('S00 S04'), 'reported'],
  ] satisfies readonly (readonly [string, readonly ListId[], string])[])(
    '%s',
    (_, sources, evidence) => {
      expect(evidenceOf({ sources })).toBe(evidence);
    },
  );
});

describe('product §3: one factory code looked up', () => {
  test('its places have names, grades, years and the lists that name them', () => {
    const found = factory(' sd ');
    expect(found?.code).toBe('SD');
    expect(found?.places[0]).toMatchObject({
      id: 'US',
      place: 'United States',
      evidence: 'documented',
      from: 1994,
      note: 'San Dimas, California.',
    });
    for (const { sources, evidence } of found?.places ?? [])
      expect(evidenceOf({ sources })).toBe(evidence);
  });

  test('a code that the table does not have is none', () => {
    expect(['QQ', '', 'toString'].map((code) => factory(code))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('what it gives is frozen', () => {
    const found = factory('SD');
    for (const each of [found, found?.places, found?.places[0], found?.places[0]?.sources])
      expect(Object.isFrozen(each)).toBe(true);
  });
});
