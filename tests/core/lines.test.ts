import { describe, expect, test } from 'vitest';
import { LINE_SOURCES } from '../../src/core/lines.ts';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { checkLine, LINES, lineOf } from '../../src/label.ts';
import { checkListing } from '../../src/listing.ts';
import { en } from '../../src/words/en.ts';
import { ja } from '../../src/words/ja.ts';

function valid(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-22' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

describe('product §1.8: a code compared with a line or model', () => {
  test.each([
    ['SD1013', 'Neverfull', 'too-early', 'too-early', 'The earliest year that any source gives'],
    ['SD1015', 'Neverfull', 'too-early', 'too-early', 'and the code says 2005'],
    ['SD1016', 'Neverfull', 'none', 'close', '2006 is too close to that year'],
    ['SD1057', 'Neverfull', 'fits', 'fits', 'dates back to 2007, so a 2007 code fits'],
    ['AR1907', 'Damier ebene', 'fits', 'fits', 'dates back to 1988'],
    ['AR4122', 'Capucines', 'none', 'close', '2012 is too close to'],
    ['AR4121', 'Capucines', 'too-early', 'too-early', 'and the code says 2011'],
    ['TJ1126', 'Twist', 'fits', 'fits', 'dates back to 2014'],
    ['SD1157', 'OnTheGo', 'too-early', 'too-early', 'gives for OnTheGo'],
    ['SP1157', 'Multicolore', 'fits', 'fits', 'dates back to 2003'],
    ['SP2117', 'Multicolore', 'fits', 'fits', 'a 2017 code fits'],
    [
      'SP2118',
      'Multicolore',
      'after-end',
      'after-end',
      'was discontinued in 2015, and the code says 2018',
    ],
    ['SP2116', 'Tivoli', 'fits', 'fits', 'dates back to 2008'],
    ['SP2117', 'Tivoli', 'after-end', 'after-end', 'was discontinued in 2014'],
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
    expect(lineOf('Keepall')?.launches.map(({ year }) => year)).toEqual([1924, 1930]);
    expect(lineOf('Speedy 25')?.launches.map(({ year }) => year)).toEqual([1959, 1965]);
  });

  test('two sites make a year documented, two pages of one site do not', () => {
    expect(lineOf('Neverfull')?.launches[0]?.evidence).toBe('documented');
    expect(lineOf('Neo Noe')?.launches[0]?.evidence).toBe('documented');
    expect(lineOf('Speedy Bandoulière')?.launches[0]?.evidence).toBe('documented');
    expect(lineOf('Pochette Metis')?.launches[0]?.evidence).toBe('reported');
    expect(lineOf('Tivoli')?.ends[0]?.evidence).toBe('reported');
    // Each of its years by itself: one site, two, and one again.
    expect(lineOf('Damier Ébène')?.launches.map(({ evidence }) => evidence)).toEqual([
      ...['reported', 'documented', 'reported'],
    ]);
  });

  test('every page that a year was read on has its address, and is cited', () => {
    for (const { site, url } of Object.values(LINE_SOURCES)) {
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(site).toMatch(/^[A-Za-z]/);
    }
    const cited = LINES.flatMap(({ launches, ends }) => [...launches, ...ends]).flatMap(
      ({ sources }) => sources,
    );
    expect([...new Set(cited)].sort()).toEqual(Object.keys(LINE_SOURCES).sort());
  });

  test('every seen code reads, and fits its line', () => {
    expect(lineOf('Damier Azur')?.seen).toBe('SP4079');
    expect(Object.hasOwn(lineOf('Mahina') ?? { seen: '' }, 'seen')).toBe(false);
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
    'bag-repair-neverfull',
    'brandkanteishi',
    'estime-neverfull',
    'openforvintage',
  ]);
  expect(early.sources[0]?.url).toMatch(/^https:\/\//);
  expect(checkLine(valid('SP0159'), 'Multicolore').sources.map(({ id }) => id)).toEqual([
    'designer-vintage',
    'lifestyleasia',
    'luxuo',
  ]);
  expect(checkLine(valid('SP0065'), 'Taiga').sources).toEqual([]);
});

test('product §2: Japanese words name a line as Japanese shops do', () => {
  const { codes, lines } = checkListing('Neverfull MM SD1013', { today: '2026-11-22', words: ja });
  expect(lines.map(({ name }) => name)).toEqual(['ネヴァーフル']);
  expect(codes[0]?.findings).toMatchObject([{ claim: 'line', sellerSays: 'ネヴァーフル' }]);
  expect(codes[0]?.findings[0]?.text).toContain('ネヴァーフル');
});
