import { describe, expect, test } from 'vitest';
import { LINE_SOURCES } from '../../src/core/lines.ts';
import { checkLine, decode, line, LINES, lineOf, type ValidResult } from '../../src/heatstamp.ts';
import { en } from '../../src/words/en.ts';

function valid(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-22' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

describe('product §1.8: a code compared with a line or model', () => {
  test.each([
    ['SD1013', 'Neverfull', 'too-early', 'too-early', 'The earliest year that any source gives'],
    ['SD1015', 'Neverfull', 'too-early', 'too-early', 'and the code says 2005'],
    ['SD1016', 'Neverfull', 'none', 'close', 'A code of 2006 is too close to it'],
    ['SD1057', 'Neverfull', 'fits', 'fits', 'known from 2007, so a code of 2007 fits'],
    ['AR1907', 'Damier ebene', 'fits', 'fits', 'known from 1988'],
    ['SP1157', 'Multicolore', 'fits', 'fits', 'known from 2003'],
    ['SP2117', 'Multicolore', 'fits', 'fits', 'a code of 2017 fits'],
    ['SP2118', 'Multicolore', 'after-end', 'after-end', 'ended in 2015, and the code says 2018'],
    ['SP2116', 'Tivoli', 'fits', 'fits', 'known from 2008'],
    ['SP2117', 'Tivoli', 'after-end', 'after-end', 'ended in 2014'],
    ['SP0065', 'Taiga', 'none', 'no-launch', 'We found no source'],
  ] as const)('%s and %s: %s', (code, name, verdict, id, words) => {
    const check = checkLine(valid(code), name);
    expect([check.verdict, check.id]).toEqual([verdict, id]);
    expect(check.text).toContain(words);
  });
});

describe('product §1.8: the table of lines', () => {
  test('every line is found by its id, name and aliases, whatever case and accents', () => {
    for (const entry of LINES) {
      for (const name of [entry.id, entry.name, entry.name.toUpperCase(), ...entry.aliases]) {
        expect(lineOf(name)?.id).toBe(entry.id);
      }
    }
  });

  test('years stand earliest first, each with its sources, and conflicts stay', () => {
    for (const { launches, ends } of LINES) {
      for (const years of [launches, ends]) {
        expect(years.map(({ year }) => year)).toEqual(
          years.map(({ year }) => year).sort((a, b) => a - b),
        );
        for (const { sources } of years) expect(sources.length).toBeGreaterThan(0);
      }
    }
    expect(line('Keepall')?.launches.map(({ year }) => year)).toEqual([1924, 1930]);
  });

  test('two sites make a year documented, two pages of one site do not', () => {
    expect(line('Neverfull')?.launches[0]?.evidence).toBe('documented');
    expect(line('Neo Noe')?.launches[0]?.evidence).toBe('reported');
    expect(line('Tivoli')?.ends[0]?.evidence).toBe('reported');
    // Each of its years by itself: one site, then two.
    const [first, second] = line('Damier Ébène')?.launches ?? [];
    expect([first?.evidence, second?.evidence]).toEqual(['reported', 'documented']);
  });

  test('every page that a year was read on has its address, and is cited', () => {
    for (const url of Object.values(LINE_SOURCES)) {
      expect(new URL(url).protocol).toMatch(/^https?:$/);
    }
    const cited = LINES.flatMap(({ launches, ends }) => [...launches, ...ends]).flatMap(
      ({ sources }) => sources,
    );
    expect([...new Set(cited)].sort()).toEqual(Object.keys(LINE_SOURCES).sort());
  });

  test('every seen code reads, and fits its line', () => {
    expect(line('Damier Azur')?.seen).toBe('SP4079');
    expect(Object.hasOwn(line('Mahina') ?? { seen: '' }, 'seen')).toBe(false);
    for (const { name, seen } of LINES) {
      if (seen === undefined) continue;
      expect(['fits', 'none']).toContain(checkLine(valid(seen), name).verdict);
    }
  });

  test('the table is frozen', () => {
    expect(Object.isFrozen(LINES)).toBe(true);
    for (const entry of LINES) {
      expect([entry, entry.aliases, entry.launches, entry.ends].every(Object.isFrozen)).toBe(true);
    }
  });
});

test('product §1.8: a finding names the pages that give its year', () => {
  const early = checkLine(valid('SD1013'), 'Neverfull', { words: en });
  expect(early.sources.map(({ id }) => id)).toEqual([
    'dutchlady-neverfull',
    'estime-neverfull',
    'maica',
  ]);
  expect(early.sources[0]?.url).toMatch(/^https:\/\//);
  expect(checkLine(valid('SP0159'), 'Multicolore').sources.map(({ id }) => id)).toEqual([
    'lifestyleasia',
  ]);
  expect(checkLine(valid('SP0065'), 'Taiga').sources).toEqual([]);
});
