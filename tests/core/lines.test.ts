import { describe, expect, test } from 'vitest';
import { compareLine } from '../../src/core/compare-line.ts';
import { type LineRow, ROWS } from '../../src/core/line-table.ts';
import { LINE_SOURCES, lineNamed } from '../../src/core/lines.ts';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { checkLine, LINES, lineOf } from '../../src/label.ts';
import { checkListing } from '../../src/listing.ts';
import { en } from '../../src/words/en.ts';
import { rowNotes } from '../../src/words/en/row-notes.ts';
import { ja } from '../../src/words/ja.ts';

function valid(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-22' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

describe('a code compared with a line or model', () => {
  test.each([
    // A name that other bags had decides nothing, unless it names the newer one.
    ['TH0044', 'Monogram Coussin GM', 'open', 'shared', 'sold as Coussin PM'],
    ['TH0044', 'Coussin PM', 'conflicts', 'too-early', 'introduced in 2021'],
    ['AR0954', 'Epi Capucines', 'open', 'shared', 'More than one bag has been called Capucines'],
    ['AR4111', 'Capucines MM', 'conflicts', 'too-early', 'introduced in 2013'],
    ['AR0954', 'Epi Cluny', 'open', 'shared', 'Cluny'],
    // Nothing is older than its family.
    ['SD1013', 'Neverfull BB', 'conflicts', 'older-than-family', 'is a version of it'],
    ['SD1013', 'Neverfull Inside Out', 'conflicts', 'older-than-family', 'introduced in 2007'],
    ['SD1013', 'Neverfull Something', 'conflicts', 'too-early', 'introduced in 2007'],
    ['AR1100', 'Pochette Métis Empreinte', 'conflicts', 'older-than-family', 'in 2012'],
    // Nothing is older than itself.
    ['SD1013', 'Neverfull', 'conflicts', 'too-early', 'in 2007, and the code says 2003'],
    ['SD1016', 'Neverfull', 'open', 'close', '2006 is too close to that year'],
    ['VI0950', 'Damier Ebene', 'conflicts', 'too-early', 'was introduced in 1996'],
    ['SP1115', 'Empreinte Pochette Métis MM', 'conflicts', 'too-early', 'introduced in 2017'],
    ['VI8808', 'Alma PM', 'doubt', 'named-later', 'called Squire or Champs-Élysées'],
    ['VI8808', 'Alma BB', 'doubt', 'named-later', 'isn’t older than 1992'],
    // One source alone: a doubt from three years on, unless a real item is older.
    ['SP0050', 'Félicie', 'doubt', 'early-single', 'One source says Pochette Félicie'],
    ['SP1143', 'Félicie', 'open', 'single-launch', 'Only one source gives 2015'],
    ['SP2116', 'Nano Noé', 'open', 'single-launch', 'Only one source gives 2015'],
    ['VI0962', 'Taiga', 'open', 'single-launch', 'Only one source gives 1993'],
    ['VI8808', 'Taiga', 'doubt', 'early-single', 'the code says 1988'],
    ['VI0950', 'Taiga', 'doubt', 'early-single', 'the code says 1990'],
    ['VI0951', 'Taiga', 'open', 'single-launch', 'Only one source gives 1993'],
    // Born after the codes.
    // One of 2014 and one of 2023 have this name.
    ['AR4145', 'GO-14 Malletage', 'open', 'shared', 'More than one bag has been called GO-14'],
    ['SP1157', 'Saumur BB', 'doubt', 'early-single', 'in 2023'],
    ['SP1157', 'L’Express', 'conflicts', 'after-codes', 'in 2025'],
    ['SP1275', 'L’Express', 'doubt', 'with-chip', 'with a chip'],
    // An edition belongs to its seasons.
    ['SP0053', 'Cherry Blossom Papillon', 'agrees', 'fits', 'introduced in 2003'],
    ['SP4155', 'Papillon Cherry Blossom', 'doubt', 'season-over', 'made for 2003 and 2025'],
    ['SP0034', 'Monogram Cerises Speedy', 'open', 'close', 'in 2005'],
    ['SP0033', 'Monogram Cerises Speedy', 'open', 'single-launch', 'one source gives 2003'],
    ['SP4155', 'Monogram Cerises', 'doubt', 'season-over', 'made for 2005 and 2025;'],
    ['SP1155', 'Keepall 50 Monogram Graffiti', 'doubt', 'season-over', 'made for 2001 and 2009'],
    ['SP0959', 'Speedy 30 Graffiti', 'conflicts', 'too-early', 'in 2001'],
    ['SP1152', 'Keepall Supreme', 'conflicts', 'too-early', 'in 2017'],
    ['SP1189', 'Game On Speedy', 'open', 'close', '2019 is too close'],
    ['SP1128', 'Game On Speedy', 'conflicts', 'too-early', 'in 2020'],
    // An end: two years’ grace, and never from one source.
    ['SP2118', 'Multicolore', 'conflicts', 'after-end', 'in 2015 and came back in 2025'],
    ['SP2275', 'Multicolore', 'doubt', 'with-chip', 'came out in 2025'],
    ['SP2117', 'Multicolore', 'agrees', 'fits', 'was introduced in 2003'],
    [
      'SP2117',
      'Tivoli',
      'open',
      'single-end',
      'Only one source says Tivoli was discontinued in 2014',
    ],
    ['SP2117', 'Mahina', 'agrees', 'fits', 'was introduced in 2007'],
    // Only a name that is wholly understood fits.
    ['SD1057', 'Neverfull', 'agrees', 'fits', 'was introduced in 2007, so a 2007 code fits'],
    ['SD4167', 'Neverfull Inside Out', 'conflicts', 'after-codes', 'in 2024'],
    ['SD4167', 'Neverfull Something', 'open', 'other-version', 'This version may be newer'],
    ['SD4167', 'Neverfull MM Inside Out', 'conflicts', 'after-codes', 'in 2024'],
    ['SD4167', 'Neverfull BB', 'doubt', 'early-single', 'Neverfull BB'],
    ['SD4167', 'Capucines MM East-West', 'open', 'other-version', 'not every word'],
    ['SP1124', 'Speedy Bandoulière 20', 'open', 'no-launch', 'Speedy Bandoulière 20'],
    ['SP1098', 'Speedy Bandoulière 20', 'conflicts', 'older-than-family', 'in 2011'],
    ['SP1124', 'Speedy Bandoulière 27', 'open', 'other-version', 'Speedy Bandoulière'],
    ['SP1124', 'Speedy Bandoulière 25', 'agrees', 'fits', 'introduced in 2011'],
    ['SP1035', 'NéoNoé BB', 'conflicts', 'older-than-family', 'NéoNoé was introduced in 2017'],
    ['SD1013', 'Speedy', 'open', 'fits-always', 'dates back to 1930, '],
    ['SD1013', 'Keepall', 'open', 'fits-always', 'dates back to 1924 or 1930, '],
    // The name under which one shop sells both is that of the old one.
    ['SP0061', 'Nano Speedy / Mini HL', 'open', 'single-launch', 'Mini Speedy'],
    // “About 2002” may be two years earlier.
    ['SP0999', 'Papillon with natural leather handles', 'open', 'close', 'in about 2002'],
    ['SP0998', 'Papillon with natural leather handles', 'conflicts', 'too-early', 'in about 2002'],
    ['SP0065', 'Artsy', 'open', 'no-launch', 'We found no source'],
    // Much older than all of seven items or more, without a year.
    ['SP0015', 'Monogram Empreinte', 'doubt', 'older-than-seen', 'Of 17 Monogram Empreinte items'],
    ['SP0016', 'Monogram Empreinte', 'open', 'no-launch', 'We found no source'],
    // Nothing agrees with a code of a year without codes.
    ['SD1255', 'Neverfull', 'open', 'no-such-code', 'no date code from 2025'],
    ['SP0065', 'Artsy Something', 'open', 'other-version', 'Artsy'],
    // The order of the words does not matter.
    ['VI0950', 'Damier Ebene Speedy 30', 'conflicts', 'too-early', 'Damier Ébène'],
    ['VI0950', 'Speedy 30 Damier Ebene', 'conflicts', 'too-early', 'Damier Ébène'],
    ['SP1115', 'Neverfull Damier Azur BB', 'doubt', 'early-single', 'Neverfull BB'],
    // “Monogram Mini” is a line only by itself or before its own models.
    ['SP1115', 'Monogram Mini', 'open', 'single-end', 'Monogram Mini'],
    ['SP1115', 'Monogram Mini Alma', 'open', 'single-end', 'Monogram Mini'],
    ['SP1115', 'Monogram Mini Danube', 'open', 'other-version', 'Danube'],
    // What is only likened is no model.
    ['SD1013', 'similar to Neverfull', 'open', 'unknown', 'similar to Neverfull'],
    ['SD1013', 'Neverfull-style tote', 'open', 'unknown', ''],
  ] as const)('%s and %s: %s, %s', (code, name, outcome, id, words) => {
    const check = checkLine(valid(code), name);
    const isDoubt = check.id !== 'unknown' && check.isDoubt === true;
    expect([isDoubt ? 'doubt' : check.outcome, check.id]).toEqual([outcome, id]);
    expect(check.text).toContain(words);
  });

  test('a version of 2022 is open: codes and chips overlapped', () => {
    const [line] = LINES.filter(({ id }) => id === 'l-express');
    const launches = line?.launches.map((each) => ({ ...each, year: 2022 })) ?? [];
    expect(line && compareLine({ ...line, launches }, 2022)).toMatchObject({ id: 'with-chip' });
    expect(line && compareLine({ ...line, launches }, 2022)).not.toHaveProperty('isDoubt');
  });

  test('a line that ended and never came back is told without a year in which it did', () => {
    const line = lineNamed('Multicolore');
    const launches = line?.launches.slice(0, 1) ?? [];
    const finding = line && compareLine({ ...line, launches }, 2019);
    expect(finding?.id === 'after-end' && rowNotes.afterEnd(finding.params)).toBe(
      'Sources say Monogram Multicolore was discontinued in 2015, and the code says 2019.',
    );
  });

  test('an edition of which one source alone gives the season is long over without a doubt', () => {
    const [line] = LINES.filter(({ id }) => id === 'urs-fischer');
    expect(line && compareLine(line, 2024)).toMatchObject({ id: 'season-over' });
    expect(line && compareLine(line, 2024)).not.toHaveProperty('isDoubt');
  });

  test('a finding on a version names the pages of its family, one on an edition those of its seasons', () => {
    const titles = (code: string, name: string) =>
      checkLine(valid(code), name).sources.map(({ title }) => title);
    expect(titles('SD1013', 'Neverfull BB')).toContain('Brand Kanteishi');
    expect(titles('SP4155', 'Papillon Cherry Blossom')).toContain('Jing Daily');
    expect(titles('SP0065', 'Artsy')).toEqual([]);
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
    expect(grades('Pochette Metis')).toEqual(['2012 documented', '2013 reported']);
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

  test('a version is a row of its own, or its family is all that is known', () => {
    for (const [name, id] of [
      ['Alma BB', 'alma-bb'],
      ['アルマBB', 'alma-bb'],
      ['알마 BB', 'alma-bb'],
      ['Nano Speedy', 'speedy-nano'],
      ['Louis Vuitton Neverfull BB', 'neverfull-bb'],
      ['Keepall 55 Bandouliere', 'keepall-bandouliere'],
      ['Bandouliere Keepall 55', 'keepall-bandouliere'],
      ['Twist Mini', 'twist'],
      ['ミニトロカデロ', 'trocadero'],
      ['Alma PM', 'alma'],
      ['Neverfull MM', 'neverfull'],
    ] as const) {
      expect(lineOf(name)?.id, name).toBe(id);
    }
  });

  test('what a row refers to is there', () => {
    for (const [id, row] of Object.entries<LineRow>(ROWS)) {
      const { family, bearer, parts = [], before = [] } = row;
      for (const other of [family ?? [], bearer ?? [], parts, before].flat()) {
        expect(Object.keys(ROWS), id).toContain(other);
      }
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

  test('the table is frozen', () => {
    expect(Object.isFrozen(LINES)).toBe(true);
    for (const entry of LINES) {
      expect(
        [entry, entry.names, entry.aliases, entry.launches, entry.ends].every(Object.isFrozen),
      ).toBe(true);
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

test('a year that follows is no size', () => {
  const { lines } = checkListing('Speedy with its wallet from 2003. Date code AR2126');
  expect(lines.map(({ line }) => line)).toEqual(['speedy']);
});

test('Japanese words name a line as Japanese shops do', () => {
  const { codes, lines } = checkListing('Neverfull MM SD1013', { today: '2026-11-22', words: ja });
  expect(lines.map(({ name }) => name)).toEqual(['ネヴァーフル']);
  expect(codes[0]?.checks).toMatchObject([{ claim: 'line', value: 'neverfull' }]);
  expect(codes[0]?.checks[0]?.text).toContain('ネヴァーフル');
});
