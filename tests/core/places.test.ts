import { describe, expect, test } from 'vitest';

import { FACTORIES, type FactoryRow, GUIDE_SLOTS } from '../../src/core/factories.ts';
import {
  evidenceOf,
  factories,
  type FactoryLocation,
  fitsYear,
  isCountry,
  locationIn,
  NO_FACTORY,
} from '../../src/core/places.ts';
import { LISTS, lists, type ListId } from '../../src/core/sources.ts';
import { decode, factory } from '../../src/heatstamp.ts';
import { core } from '../../src/words/en/core.ts';

const rows: readonly (FactoryRow & { readonly code: string })[] = Object.entries(FACTORIES).flatMap(
  ([code, places]: [string, readonly FactoryRow[]]) => places.map((row) => ({ ...row, code })),
);

function locate(code: string, year: number): FactoryLocation {
  return locationIn(factories.get(code) ?? NO_FACTORY, year);
}

describe('the table of factories', () => {
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

  test('codes that no acceptable source names, and alternative spellings, are not in it', () => {
    const missing = 'CF CV ED EL EU MO MP NQ ST D1 V.I.'.split(' ');
    expect(missing.filter((code) => factories.has(code))).toEqual([]);
  });

  test('every place has a source', () => {
    expect(rows.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });
});

describe('where a code was made, by year', () => {
  test.each([
    ['AR', 2016, 'France', []],
    ['SD', 1993, 'France', []],
    ['SD', 1994, 'United States or France', []],
    ['SD', 1995, 'United States', []],
    ['LA', 2018, 'United States or France', []],
    ['LM', 2018, 'Spain or France', []],
    ['BC', 2014, 'Italy or Spain', []],
    ['FL', 2018, 'France', []],
    ['TX', 2018, 'United States', ['factory-reported']],
    ['AC', 2016, 'France or Spain', ['factory-reported']],
    ['BP', 2016, 'Spain', ['factory-reported']],
    ['HK', 2016, 'Hong Kong', ['factory-unconfirmed']],
    ['SP', 2016, 'France', []],
    ['DK', 2016, 'Re-Lined', ['re-lined']],
    ['WK', 2016, 'Workshop/Custom', ['no-country', 'factory-unconfirmed']],
    ['F', 1980, 'France', ['factory-unconfirmed']],
  ])('%s in %i: %s', (code, year, country, notices) => {
    // Asked twice, because locations are memoized.
    for (const location of [locate(code, year), locate(code, year)]) {
      expect(core.either(location.best.map((id) => core.places[id]))).toBe(country);
      expect(location.notices.map(({ id }) => id)).toEqual(notices);
    }
  });

  test.each([
    ['DK', 2016, { 're-lined': { factory: 'DK' } }],
    ['WK', 2016, { 'no-country': { factory: 'WK' }, 'factory-unconfirmed': { factory: 'WK' } }],
    ['BP', 2016, { 'factory-reported': { factory: 'BP' } }],
  ])('the notices about %s in %i name it', (code, year, expected) => {
    const { notices } = locate(code, year);
    expect(Object.fromEntries(notices.map(({ id, params }) => [id, params]))).toMatchObject(
      expected,
    );
  });

  test('places with the best evidence come first: by grade, then lists, then the order of the table', () => {
    const names = (code: string) => factories.get(code)?.places.map(({ id }) => id);
    expect(names('BC')).toEqual(['IT', 'ES', 'FR', 'BR', 'IN']);
    expect(names('DI')).toEqual(['CH', 'IT', 'KR']);
    expect(names('FL')).toEqual(['FR', 'US', 'IT', 'JP']);
  });

  test('possible countries are listed only if there are several, and kinds of production do not count', () => {
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

  test('a place has only the fields that have a value', () => {
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

  test('what results share is frozen', () => {
    const entry = factories.get('SD');
    const location = locate('SD', 2003);
    for (const shared of [
      entry,
      entry?.places,
      entry?.places[0],
      location,
      location.best,
      location.notices,
    ]) {
      expect(Object.isFrozen(shared)).toBe(true);
    }
  });
});

describe('Years and countries of places', () => {
  test('bounds are inclusive', () => {
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

  test('a kind of production is not a country', () => {
    const kinds = ['re-lined', 'special-edition', 'special-order', 'workshop', 'France', 'fr'];
    expect(kinds.filter(isCountry)).toEqual([]);
  });
});

describe('evidence', () => {
  test.each([
    ['two families: documented', lists('S03 S04'), 'documented'],
    ['one family, however many lists: reported', lists('S12 S13 S14 S16'), 'reported'],
    ['a copy beside what it copied: reported', lists('S01 S02 S03 S05 S09'), 'reported'],
    ['only the unsourced directory: unconfirmed', lists('S00'), 'unconfirmed'],
    ['the unsourced directory does not count as a second family', lists('S00 S04'), 'reported'],
  ] satisfies readonly (readonly [string, readonly ListId[], string])[])(
    '%s',
    (_, sources, evidence) => {
      expect(evidenceOf({ sources })).toBe(evidence);
    },
  );
});

describe('one source is a remark, two decide', () => {
  test('what a list adds to the list that it copied counts as its own', () => {
    expect(evidenceOf({ sources: lists('S01 S03'), own: ['S03'] })).toBe('documented');
    expect(factories.get('AB')?.places[0]?.evidence).toBe('reported');
  });

  test('only SD has years that two separate families give', () => {
    const moved = [...factories.values()].filter(({ hasMoved }) => hasMoved);
    expect(moved.map(({ code }) => code)).toEqual(['SD']);
  });

  test('every code has a place in every year', () => {
    const years = Array.from({ length: 43 }, (_, index) => 1980 + index);
    for (const entry of factories.values())
      expect(years.filter((year) => locationIn(entry, year).best.length === 0)).toEqual([]);
  });
});

describe('looking up a factory code', () => {
  test('a year that one list gives is a remark on the place and decides nothing', () => {
    expect(factory('LM')?.places[1]).toStrictEqual({
      id: 'FR',
      place: 'France',
      evidence: 'documented',
      note: 'Only one list gives a year: from 2019.',
      sources: ['S04', 'S05', 'S06', 'S09', 'S10'],
    });
    expect(factory('F')?.places[0]?.note).toBe(
      'Only the directory we started from gives a year: until 1979.',
    );
  });

  test('gives its places with names, evidence, years and sources', () => {
    const entry = factory(' sd ');
    expect(entry?.code).toBe('SD');
    expect(entry?.places[0]).toMatchObject({
      id: 'US',
      place: 'United States',
      evidence: 'documented',
      from: 1994,
      note: 'San Dimas, California.',
    });
  });

  test('gives undefined for an unknown code', () => {
    expect(['QQ', '', 'toString'].map((code) => factory(code))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('gives a frozen entry', () => {
    const entry = factory('SD');
    for (const part of [entry, entry?.places, entry?.places[0], entry?.places[0]?.sources])
      expect(Object.isFrozen(part)).toBe(true);
  });
});
