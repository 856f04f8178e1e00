import { describe, expect, test } from 'vitest';

import { directory, overlaps } from '../../src/evidence/directory.ts';
import { FACTORIES } from '../../src/core/factories.ts';

/** `FR`, or `IT/shoes`, or a heading with `also`, to the codes under it. */
function codesUnder(heading: string, group?: string): readonly string[] | undefined {
  const entry = directory.find(({ id }) => id === heading);
  return entry?.groups.find(({ id }) => id === group)?.codes.map(({ code }) => code);
}

/** The directory of the spec's section 3, as far as it spells the codes out. */
const SPELT_OUT = {
  DE: ['LP', 'OL'],
  ES: ['AC', 'BC', 'BP', 'CA', 'CR', 'GI', 'JJ', 'LB', 'LM', 'LO', 'LW', 'UB'],
  CH: ['DI', 'FA', 'LP', 'MA'],
  US: ['FC', 'FH', 'LA', 'OS', 'SD', 'TX', 'USA'],
  'JP/primary': ['CA', 'DU', 'FL', 'SD', 'UB'],
  'JP/vintage': ['LW', 'TN', 'VI'],
  PT: ['FC'],
  RO: ['RC'],
  KR: ['DI'],
  IN: ['BC'],
  AR: ['AR'],
  BR: ['BC'],
  TR: ['TR'],
  MX: ['MX'],
  'BE/scarves': ['JA'],
  'GB/hats': ['JH'],
  MC: ['MC'],
  HK: ['HK'],
  'special/special-edition': ['LV'],
  'special/workshop': ['AT', 'WK'],
  'special/special-production': ['SP'],
  'historical/YU': ['YU'],
  'historical/CS': ['CS'],
  'single-letters/FR': ['F'],
  'single-letters/IT': ['I'],
  're-lined': ['DK'],
} as const;

describe('§3: the factory-code directory', () => {
  test.each(Object.entries(SPELT_OUT))('%s', (slot, codes) => {
    const [heading = ''] = slot.split('/');
    expect(codesUnder(heading, slot === heading ? undefined : slot)).toEqual(codes);
  });

  test('France has the 47 codes of the shared list', () => {
    expect(codesUnder('FR')).toHaveLength(47);
    expect(codesUnder('FR')).toEqual(
      expect.arrayContaining(['A0', 'A1', 'A2', 'AA', 'AH', 'AN', 'AR', 'AS', 'SD', 'SL']),
    );
  });

  test('Italy has its four sub-groups in their order, then what is also reported', () => {
    const italy = directory.find(({ id }) => id === 'IT');
    const groups = ['IT/general', 'IT/charms', 'IT/scarves', 'IT/shoes', 'also'];
    expect(italy?.groups.map(({ id }) => id)).toEqual(groups);
    expect(codesUnder('IT', 'IT/general')).toEqual(
      'BC BO CE FH FN FO FP MA NZ OB PL RC RE SA TB TD US'.split(' '),
    );
    expect(codesUnder('IT', 'IT/charms')).toEqual(['DI', 'FL']);
    expect(codesUnder('IT', 'IT/scarves')).toEqual(['AR']);
    expect(codesUnder('IT', 'IT/shoes')).toEqual(['TH']);
  });

  test('codes that no guide lists are in a separate group under their country', () => {
    expect(codesUnder('US', 'also')).toEqual(['FL']);
    expect(codesUnder('ES', 'also')).toEqual(['CY', 'JG']);
    expect(codesUnder('special', 'also')).toEqual(['AAS']);
    expect(codesUnder('DE', 'also')).toBeUndefined();
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
    ['BC', ['IT', 'BR', 'ES', 'IN']],
    ['AR', ['FR', 'AR', 'IT']],
    ['DI', ['IT', 'KR', 'CH']],
    ['FL', ['FR', 'IT', 'JP']],
    ['FC', ['PT', 'US']],
    ['TH', ['FR', 'IT']],
    ['VI', ['FR', 'JP']],
    ['CA', ['ES', 'JP']],
    ['UB', ['ES', 'JP']],
    ['LW', ['ES', 'JP']],
    ['SD', ['FR', 'US', 'JP']],
  ])('%s stands for several countries', (code, countries) => {
    const overlap = overlaps.find((candidate) => candidate.code === code);
    expect(overlap?.places.map(({ id }) => id)).toEqual(expect.arrayContaining(countries));
  });

  test('a code with one country is not an overlap', () => {
    expect(overlaps.map(({ code }) => code)).not.toEqual(expect.arrayContaining(['SP']));
    expect(overlaps.every(({ places }) => places.length > 1)).toBe(true);
  });
});
