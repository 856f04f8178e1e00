import { describe, expect, test } from 'vitest';

import { joinOr } from './country-names.ts';
import { FACTORIES, type FactoryRow, GUIDE_SLOTS } from './factories.ts';
import { factories, fitsYear, isCountry } from './places.ts';
import { LISTS } from './sources.ts';

const rows: readonly (FactoryRow & { readonly code: string })[] = Object.entries(FACTORIES).flatMap(
  ([code, places]: [string, readonly FactoryRow[]]) => places.map((row) => ({ ...row, code })),
);

/** Where a code points in a year, and the notices that come with it. */
function at(
  code: string,
  year: number,
): readonly [string | undefined, readonly string[] | undefined] {
  const where = factories.get(code)?.in(year);
  return [where?.country, where?.notices.map(({ id }) => id)];
}

describe('product §1.4: the table of factories', () => {
  test('every row cites lists that exist, each once', () => {
    for (const { sources } of rows) {
      const ids = sources.split(' ');
      expect(ids.filter((id) => !(id in LISTS))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('no code names a place twice, and every slot of the guide is filled', () => {
    expect(new Set(rows.map(({ code, place }) => `${code} ${place}`)).size).toBe(rows.length);
    expect(new Set(rows.flatMap(({ guide }) => guide ?? []))).toEqual(new Set(GUIDE_SLOTS));
  });

  test('codes that their only list calls unconfirmed, and mere spellings, are not in it', () => {
    for (const code of ['CV', 'ED', 'EU', 'D1', 'V.I.']) expect(factories.has(code)).toBe(false);
  });
});

describe('product §1.4: where a code points in a year', () => {
  test.each([
    ['AR', 2016, 'France', []],
    ['SD', 1994, 'France', []],
    ['SD', 1995, 'United States', []],
    ['LA', 2018, 'United States', []],
    ['LA', 2019, 'United States or France', []],
    ['LM', 2018, 'Spain', []],
    ['LM', 2019, 'Spain or France', []],
    ['BC', 2014, 'Italy or France', []],
    ['BC', 2015, 'Italy, Spain or France', []],
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

  test('places come best attested first: by grade, then lists, then the order of the table', () => {
    const names = (code: string) => factories.get(code)?.places.map(({ place }) => place);
    expect(names('BC')).toEqual(['Italy', 'Spain', 'France', 'Brazil', 'India']);
    expect(names('DI')).toEqual(['Switzerland', 'Italy', 'South Korea']);
    expect(names('FL')).toEqual(['France', 'United States', 'Italy', 'Japan']);
  });

  test('only countries count as possible countries, and only several of them', () => {
    expect(factories.get('SP')?.possibleCountries).toBeUndefined();
    expect(factories.get('AAS')?.possibleCountries).toBeUndefined();
    expect(factories.get('CE')?.possibleCountries).toBeUndefined();
    expect(factories.get('CA')?.possibleCountries).toEqual(['Spain', 'Japan']);
  });

  test('a place carries its years and its note, and nothing that it lacks', () => {
    expect(factories.get('SD')?.places).toStrictEqual([
      {
        place: 'United States',
        evidence: 'documented',
        from: 1995,
        note: 'San Dimas, California.',
      },
      { place: 'France', evidence: 'documented', until: 1994 },
      { place: 'Japan', evidence: 'unconfirmed' },
    ]);
  });

  test('what results share cannot be changed by who receives it', () => {
    const factory = factories.get('SD');
    for (const shared of [
      factory?.places,
      factory?.places[0],
      factory?.possibleCountries,
      factory?.in(2003).notices,
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

  test('names are joined as a person would', () => {
    expect([joinOr(['France']), joinOr(['Italy', 'Spain'])]).toEqual(['France', 'Italy or Spain']);
  });

  test('a kind of production is no country', () => {
    const kinds = [
      'Re-Lined',
      'Special Edition',
      'Special order',
      'Special Production/Atelier',
      'Workshop/Custom',
    ];
    expect(kinds.filter(isCountry)).toEqual([]);
  });
});
