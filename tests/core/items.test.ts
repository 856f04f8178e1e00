import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareLine } from '../../src/core/compare-line.ts';
import { LINES, namesOf } from '../../src/core/lines.ts';
import { decode } from '../../src/heatstamp.ts';
import { checkListing } from '../../src/listing.ts';
import { linesNamed } from '../../src/listing/line-of.ts';
import { seenCodes } from '../../src/evidence/seen.ts';
import { en } from '../../src/words/en.ts';
import { fr } from '../../src/words/fr.ts';
import { ja } from '../../src/words/ja.ts';

/** Items whose year or name is most likely misread, and why the row stays as it is. */
const MISREAD: Readonly<Record<string, string>> = {};

function yearOf(code: string): number {
  const result = decode(code, { today: '2026-11-27' });
  if (!result.isValid) throw new Error(`${code}: ${result.error}`);
  return result.year;
}

/** Real items: what a seller or a shop calls each, and the year that its code or the shop says. */
const ITEMS: readonly { readonly name: string; readonly year: number }[] = [
  ...readFileSync(new URL('../items.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .map(([code = '', year = '', name = '']) => ({
      name,
      year: code === '' ? Number(year) : yearOf(code),
    })),
  ...seenCodes.flatMap(({ code, lines }) => lines.map((name) => ({ name, year: yearOf(code) }))),
];

describe('real items hold against the table of lines', () => {
  test('none is in conflict or in doubt without an explanation', () => {
    const against = ITEMS.flatMap(({ name, year }) =>
      linesNamed(name)
        .map(({ line, isOtherVersion }) => compareLine(line, year, !isOtherVersion))
        .filter(({ outcome, isDoubt }) => outcome === 'conflicts' || isDoubt)
        .map(({ id, params }) => `${name} ${year}: ${params.line} ${id}`),
    );
    expect(against.filter((each) => MISREAD[each] === undefined)).toEqual([]);
    expect(Object.keys(MISREAD).filter((each) => !against.includes(each))).toEqual([]);
  });

  test('with each item left out in turn, none is much older than the others of its line', () => {
    const named = ITEMS.flatMap(({ name, year }) =>
      linesNamed(name).map(({ line }) => ({ line, year })),
    );
    const without = LINES.filter(({ launches, isShared }) => launches.length === 0 && !isShared);
    const tried = without.flatMap((line) => {
      const years = named.filter((each) => each.line === line).map(({ year }) => year);
      return years.map((year, index) => {
        const others = years.toSpliced(index, 1);
        const items = { count: others.length, first: Math.min(...others) };
        return { year, id: compareLine({ ...line, items }, year).id };
      });
    });
    expect(tried.length).toBeGreaterThan(156);
    expect(tried.filter(({ id }) => id === 'older-than-seen')).toEqual([]);
  });

  test('the table counts them, and knows the oldest', async () => {
    const years = new Map<string, number[]>();
    for (const { name, year } of ITEMS) {
      for (const { line } of linesNamed(name)) {
        years.set(line.id, [...(years.get(line.id) ?? []), year]);
      }
    }
    const rows = LINES.flatMap(({ id }) => {
      const known = years.get(id);
      return known ? [`  '${id}': [${known.length}, ${Math.min(...known)}],`] : [];
    });
    await expect(`import type { LineId } from './line-table.ts';

/** Real items by line: how many we know, and the year of the oldest. */
// prettier-ignore
export const ITEMS: Readonly<Partial<Record<LineId, readonly [count: number, first: number]>>> = {
${rows.join('\n')}
};
`).toMatchFileSnapshot('../../src/core/line-items.ts');
  });

  test.each([
    ['en', en],
    ['ja', ja],
    ['fr', fr],
  ] as const)(
    'every name that a page in %s writes reads back as its own row, as does every other name',
    (_, words) => {
      const others = LINES.flatMap((line) =>
        [words.lineName(line), ...namesOf(line)]
          .map((name) => [name, linesNamed(name).map((each) => each.line.id)] as const)
          .filter(([, ids]) => ids.join() !== line.id),
      );
      expect(others).toEqual([]);
    },
  );

  test.each([
    ['en', en, 'Louis Vuitton '],
    ['ja', ja, 'ルイヴィトン '],
    ['fr', fr, 'Louis Vuitton '],
  ] as const)('every name that a page in %s writes is found in a text too', (_, words, house) => {
    const lost = LINES.filter((line) => {
      const { lines } = checkListing(`${house}${words.lineName(line)}, date code SP0065`);
      return lines.every((each) => each.line !== line.id);
    });
    // In a text "Louis Vuitton Since 1854" is what the house says of itself.
    expect(lost.map(({ id }) => id)).toEqual(['since-1854']);
  });

  test.each([
    ['Keepall 45 Supreme x Louis Vuitton Epi red', 'SP1142'],
    ['Neverfull MM Escale', 'MI1127'],
    ['Keepall 50 Graffiti', 'SP4145'],
    ['Speedy 30 Koons', 'SP1142'],
    ['Speedy P9 Bandoulière 50', 'SP1147'],
    ['Capucines East-West MM', 'AR2126'],
    ['Petite Malle V', 'AR2189'],
    ['Neverfull MM Love Heart', 'SP1147'],
    ['Heart Neverfull MM', 'SP1147'],
    ['Neverfull MM Damier Ebene with pouch', 'SP1100'],
    ['Nano Speedy / Mini HL', 'SP0061'],
    ['Pochette Métis Empreinte Heart', 'SP1147'],
    ['ネヴァーフル ハート', 'SP1147'],
    ['Speedy 25 Bandoulière Damier Ebene', 'SP1147'],
    ['Alma or Speedy', 'SP1147'],
    ['Alma ou Speedy', 'SP1147'],
    ['similar to Neverfull', 'SP1147'],
  ])('“%s” gives one answer in a cell and in a text', (name, code) => {
    const inCell = linesNamed(name).map(
      ({ line, isOtherVersion }) => compareLine(line, yearOf(code), !isOtherVersion).id,
    );
    for (const text of [
      `${name}, date code ${code}`,
      `Louis Vuitton ${name}. Date code: ${code}`,
    ]) {
      const checks = checkListing(text, { today: '2026-11-28' }).codes.flatMap(
        (each) => each.checks,
      );
      const inText = checks.filter(({ claim }) => claim === 'line').map(({ id }) => id);
      expect(inText, text).toEqual(inCell);
    }
  });
});
