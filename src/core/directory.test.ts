import { describe, expect, test } from 'vitest';

import { directory, overlaps } from './directory.ts';
import { FACTORIES } from './factories.ts';

/** `France`, or `Italy / Shoes`, to the codes under it. */
function codesUnder(heading: string, name?: string): readonly string[] | undefined {
  const entry = directory.find((candidate) => candidate.heading === heading);
  return entry?.groups.find((group) => group.name === name)?.codes.map(({ code }) => code);
}

/** The directory of the spec's section 3, as far as it spells the codes out. */
const SPELT_OUT = {
  Germany: ['LP', 'OL'],
  Spain: ['AC', 'BC', 'BP', 'CA', 'CR', 'GI', 'JJ', 'LB', 'LM', 'LO', 'LW', 'UB'],
  Switzerland: ['DI', 'FA', 'LP', 'MA'],
  'United States': ['FC', 'FH', 'LA', 'OS', 'SD', 'TX', 'USA'],
  'Japan / Primary Codes': ['CA', 'DU', 'FL', 'SD', 'UB'],
  'Japan / Historical/Vintage': ['LW', 'TN', 'VI'],
  Portugal: ['FC'],
  Romania: ['RC'],
  'South Korea': ['DI'],
  India: ['BC'],
  Argentina: ['AR'],
  Brazil: ['BC'],
  Turkey: ['TR'],
  Mexico: ['MX'],
  'Belgium / Scarves': ['JA'],
  'United Kingdom / Hats': ['JH'],
  Monaco: ['MC'],
  'Hong Kong': ['HK'],
  'Special/Rare Codes / Special Edition': ['LV'],
  'Special/Rare Codes / Workshop/Custom': ['AT', 'WK'],
  'Special/Rare Codes / Special Production/Atelier': ['SP'],
  'Historical/Discontinued / Yugoslavia vintage': ['YU'],
  'Historical/Discontinued / Czechoslovakia vintage': ['CS'],
  'Vintage Single Letters (pre-1980s) / France': ['F'],
  'Vintage Single Letters (pre-1980s) / Italy': ['I'],
  'Re-Lined': ['DK'],
} as const;

describe('§3: the factory-code directory', () => {
  test.each(Object.entries(SPELT_OUT))('%s', (slot, codes) => {
    const [heading = '', name] = slot.split(' / ');
    expect(codesUnder(heading, name)).toEqual(codes);
  });

  test('France has the 47 codes of the shared list', () => {
    expect(codesUnder('France')).toHaveLength(47);
    expect(codesUnder('France')).toEqual(
      expect.arrayContaining(['A0', 'A1', 'A2', 'AA', 'AH', 'AN', 'AR', 'AS', 'SD', 'SL']),
    );
  });

  test('Italy has its four sub-groups in their order, then what is also reported', () => {
    const italy = directory.find(({ heading }) => heading === 'Italy');
    const names = ['General', 'Bag Charms/Jewelry', 'Scarves', 'Shoes', 'Also reported'];
    expect(italy?.groups.map(({ name }) => name)).toEqual(names);
    expect(codesUnder('Italy', 'General')).toEqual(
      'BC BO CE FH FN FO FP MA NZ OB PL RC RE SA TB TD US'.split(' '),
    );
    expect(codesUnder('Italy', 'Bag Charms/Jewelry')).toEqual(['DI', 'FL']);
    expect(codesUnder('Italy', 'Scarves')).toEqual(['AR']);
    expect(codesUnder('Italy', 'Shoes')).toEqual(['TH']);
  });

  test('product §1.4: codes that no guide lists stand under "Also reported" of their country', () => {
    expect(codesUnder('United States', 'Also reported')).toEqual(['FL']);
    expect(codesUnder('Spain', 'Also reported')).toEqual(['CY', 'JG']);
    expect(codesUnder('Special/Rare Codes', 'Also reported')).toEqual(['AAS']);
    expect(codesUnder('Germany', 'Also reported')).toBeUndefined();
  });

  test('every code of the table is listed, with its evidence', () => {
    const listed = directory.flatMap(({ groups }) => groups.flatMap(({ codes }) => codes));
    expect(new Set(listed.map(({ code }) => code))).toEqual(new Set(Object.keys(FACTORIES)));
    expect(listed).toContainEqual({ code: 'HK', evidence: 'unconfirmed' });
    expect(directory[0]?.groups[0]?.codes[0]).toEqual({ code: 'A0', evidence: 'documented' });
  });
});

describe('§9.13: code overlaps', () => {
  test.each([
    ['BC', ['Italy', 'Brazil', 'Spain', 'India']],
    ['AR', ['France', 'Argentina', 'Italy']],
    ['DI', ['Italy', 'South Korea', 'Switzerland']],
    ['FL', ['France', 'Italy', 'Japan']],
    ['FC', ['Portugal', 'United States']],
    ['TH', ['France', 'Italy']],
    ['VI', ['France', 'Japan']],
    ['CA', ['Spain', 'Japan']],
    ['UB', ['Spain', 'Japan']],
    ['LW', ['Spain', 'Japan']],
    ['SD', ['France', 'United States', 'Japan']],
  ])('%s stands for several countries', (code, countries) => {
    const overlap = overlaps.find((candidate) => candidate.code === code);
    expect(overlap?.places.map(({ place }) => place)).toEqual(expect.arrayContaining(countries));
  });

  test('a code with one country is no overlap', () => {
    expect(overlaps.map(({ code }) => code)).not.toEqual(expect.arrayContaining(['SP']));
    expect(overlaps.every(({ places }) => places.length > 1)).toBe(true);
  });
});
