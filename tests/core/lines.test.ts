import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LINE_SOURCES, lineNamed } from '../../src/core/lines.ts';
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

/** The rows of a table beside the tests, without its header. */
function rowsOf(table: string): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`../${table}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
}

describe('a code compared with a line or model', () => {
  test.each([
    [
      'SD1013',
      'Neverfull',
      'conflicts',
      'too-early',
      'was introduced in 2007, and the code says 2003',
    ],
    ['SD1015', 'Neverfull', 'conflicts', 'too-early', 'and the code says 2005'],
    ['SD1016', 'Neverfull', 'open', 'close', '2006 is too close to that year'],
    ['SD1057', 'Neverfull', 'agrees', 'fits', 'was introduced in 2007, so a 2007 code fits'],
    // One page says 1988, which was a slip; three say 1996.
    ['VI0950', 'Damier Ebene', 'conflicts', 'too-early', 'was introduced in 1996'],
    ['AR1907', 'Damier ebene', 'agrees', 'fits', 'was introduced in 1996'],
    ['AR4122', 'Capucines', 'open', 'close', '2012 is too close to'],
    ['AR4121', 'Capucines', 'conflicts', 'too-early', 'and the code says 2011'],
    ['TJ1126', 'Twist', 'agrees', 'fits', 'was introduced in 2014'],
    ['SP1157', 'Multicolore', 'agrees', 'fits', 'was introduced in 2003'],
    ['SP2117', 'Multicolore', 'agrees', 'fits', 'a 2017 code fits'],
    [
      'SP2118',
      'Multicolore',
      'conflicts',
      'after-end',
      'was discontinued in 2015, and the code says 2018',
    ],
    // Introduced before there were codes.
    ['SP0065', 'Speedy 30', 'open', 'fits-always', 'dates back to 1930'],
    // One site alone gives the year, or two that print one press release.
    ['SP0065', 'Taiga', 'open', 'single-launch', 'Only one source gives 1993'],
    ['SD1157', 'OnTheGo', 'open', 'single-launch', 'Only one source gives 2019'],
    ['VI8608', 'Saumur', 'open', 'single-launch', 'Only one source gives 1986'],
    ['SP2116', 'Tivoli', 'open', 'single-launch', 'Only one source gives 2008'],
    [
      'SP2117',
      'Tivoli',
      'open',
      'single-end',
      'Only one source says Tivoli was discontinued in 2014',
    ],
    ['SP2117', 'Mahina', 'open', 'single-end', 'discontinued in 2014'],
    ['SP2114', 'Mahina', 'agrees', 'fits', 'was introduced in 2007'],
    ['SP0024', 'Mahina', 'conflicts', 'too-early', 'was introduced in 2007'],
    // The table has it without a year.
    ['SP0065', 'Alma BB', 'open', 'no-launch', 'We found no source'],
    ['SP0065', 'Artsy', 'open', 'no-launch', 'We found no source'],
  ] as const)('%s and %s: %s', (code, name, outcome, id, words) => {
    const check = checkLine(valid(code), name);
    expect([check.outcome, check.id]).toEqual([outcome, id]);
    expect(check.text).toContain(words);
  });
});

describe('the table of lines', () => {
  test('every line is found by its id, name and aliases, whatever case and accents', () => {
    for (const entry of LINES) {
      for (const name of [entry.id, entry.name, entry.name.toUpperCase(), ...entry.aliases]) {
        expect(lineOf(name)?.id).toBe(entry.id);
      }
    }
  });

  test('years are in order, earliest first, each with its sources, and all stay if sources disagree', () => {
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

  test('two separate sites make a year documented; two pages of one site, or of one press release, do not', () => {
    const grades = (name: string): readonly string[] =>
      (lineOf(name)?.launches ?? []).map(({ year, evidence }) => `${year} ${evidence}`);
    expect(grades('Neverfull')).toEqual(['2006 reported', '2007 documented']);
    expect(grades('Neo Noe')).toEqual(['2017 documented']);
    expect(grades('Pochette Metis')).toEqual(['2012 reported']);
    expect(grades('Damier Ébène')).toEqual(['1996 documented', '1998 reported']);
    // Real items refute 1992, which stays as a conflict.
    expect(grades('Castilian Red')).toEqual(['1985 reported', '1992 reported']);
    expect(lineOf('Tivoli')?.ends[0]?.evidence).toBe('reported');
  });

  test('a name means one line', () => {
    const named = new Map<string, string>();
    for (const { id, name, aliases } of LINES) {
      for (const each of [name, ...aliases]) {
        expect(lineNamed(each)?.id, each).toBe(id);
        expect(named.get(each) ?? id, each).toBe(id);
        named.set(each, id);
      }
    }
  });

  test('a variant is a row of its own or unknown, and the year of its family never applies to it', () => {
    for (const [name, id] of [
      ['Alma BB', 'alma-bb'],
      ['アルマBB', 'alma-bb'],
      ['알마 BB', 'alma-bb'],
      ['Nano Speedy', 'speedy-nano'],
      ['Louis Vuitton Neverfull BB', 'neverfull-bb'],
      ['Keepall 55 Bandouliere', 'keepall-bandouliere'],
      ['Twist Mini', undefined],
      ['Nano Papillon', undefined],
      ['ミニトロカデロ', undefined],
      ['Alma PM', 'alma'],
      ['Neverfull MM', 'neverfull'],
    ] as const) {
      expect(lineOf(name)?.id, name).toBe(id);
      if (id !== 'alma' && id !== 'neverfull') expect(lineOf(name)?.launches ?? []).toEqual([]);
    }
  });

  test('every page that a year was read on has its address, and is cited', () => {
    for (const { site, url } of Object.values(LINE_SOURCES)) {
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(site).toMatch(/^[A-Z0-9]/i);
    }
    const cited = LINES.flatMap(({ launches, ends }) => [...launches, ...ends]).flatMap(
      ({ sources }) => sources,
    );
    expect([...new Set(cited)].sort()).toEqual(Object.keys(LINE_SOURCES).sort());
  });

  test('no real item is too early for the line that its seller names', () => {
    const items = rowsOf('seen-lines.tsv');
    expect(items.length).toBeGreaterThan(100);
    for (const [code = '', name = ''] of items) {
      const { outcome, id } = checkLine(valid(code), name);
      expect(outcome, `${code} ${name}: ${id}`).not.toBe('conflicts');
    }
  });

  test('every seen code reads, and fits its line', () => {
    expect(lineOf('Damier Azur')?.seen).toBe('SP4079');
    expect(Object.hasOwn(lineOf('Mahina') ?? { seen: '' }, 'seen')).toBe(false);
    expect(lineOf('Trocadéro')?.seen).toBe('MI881');
    for (const { name, seen } of LINES) {
      if (seen === undefined) continue;
      expect(checkLine(valid(seen), name).outcome).not.toBe('conflicts');
    }
  });

  test('the table is frozen', () => {
    expect(Object.isFrozen(LINES)).toBe(true);
    for (const entry of LINES) {
      expect([entry, entry.aliases, entry.launches, entry.ends].every(Object.isFrozen)).toBe(true);
    }
  });
});

test('a finding names the pages that give its year', () => {
  const early = checkLine(valid('SD1013'), 'Neverfull', { words: en });
  expect(early.sources.map(({ title }) => title)).toEqual([
    'Repair Shop Hiraishiya',
    'Brand Kanteishi',
    'Estime',
    'Open for Vintage',
  ]);
  expect(early.sources[0]).toStrictEqual({
    title: 'Repair Shop Hiraishiya',
    url: 'https://bag-repair.pro/blog/336/',
    language: 'ja',
  });
  const listing = checkListing('Neverfull, date code SD1013', { today: '2026-11-22' });
  const checked = listing.codes[0]?.checks.find(({ claim }) => claim === 'line');
  expect(checked?.sources.map(({ url }) => url)).toEqual(early.sources.map(({ url }) => url));
  expect(checkLine(valid('SP0159'), 'Multicolore').sources).toHaveLength(5);
  expect(checkLine(valid('SP0065'), 'Taiga').sources.map(({ title }) => title)).toEqual([
    '10 Magazine',
  ]);
  expect(checkLine(valid('SP0065'), 'Artsy').sources).toEqual([]);
});

test('Japanese words name a line as Japanese shops do', () => {
  const { codes, lines } = checkListing('Neverfull MM SD1013', { today: '2026-11-22', words: ja });
  expect(lines.map(({ name }) => name)).toEqual(['ネヴァーフル']);
  expect(codes[0]?.checks).toMatchObject([{ claim: 'line', value: 'neverfull' }]);
  expect(codes[0]?.checks[0]?.text).toContain('ネヴァーフル');
});
