import { describe, expect, test } from 'vitest';
import { LINE_SOURCES, LINES } from '../../src/core/lines.ts';
import { BAG_AGES, CHIP_QUESTIONS, NO_CODE_SOURCES, NO_PROOF } from '../../src/evidence/no-code.ts';
import { isPublishedId, PUBLICATIONS } from '../../src/evidence/publications.ts';
import { factoryTable } from '../../src/library/factory-table.ts';
import { checkListing } from '../../src/listing.ts';
import { core } from '../../src/words/en/core.ts';

/** What is compared first in a text, with its value and its sources. */
function firstCheck(text: string, claim: string) {
  const { codes, checks, noCode } = checkListing(text, { today: '2026-11-21' });
  const all = [...codes.flatMap((code) => code.checks), ...checks, ...(noCode ? [noCode] : [])];
  const found = all.find((check) => check.claim === claim);
  if (found === undefined) throw new Error(`${text}: no check of ${claim}`);
  return found;
}

/** The lists that place a factory in one of some countries. */
function listsOn(code: string, countries: readonly string[]): readonly object[] {
  const places = factoryTable(core).codes.find((row) => row.code === code)?.places ?? [];
  const ids = places.filter(({ id }) => countries.includes(id)).flatMap(({ sources }) => sources);
  return [...new Set<string>(ids)].filter(isPublishedId).map((id) => {
    const { title, urls, language } = PUBLICATIONS[id];
    return { title, url: urls[0], ...(language !== undefined && { language }) };
  });
}

function pagesOn(id: string, launch: number): readonly object[] {
  const launches = LINES.find((line) => line.id === id)?.launches ?? [];
  const rows = launches.filter(({ year }) => year === launch);
  expect(rows.length).toBeLessThan(launches.length);
  return rows.flatMap(({ sources }) =>
    sources.map((source) => {
      const page: { site: string; url: string; language?: string } = LINE_SOURCES[source];
      const { site, url, language } = page;
      return { title: site, url, ...(language !== undefined && { language }) };
    }),
  );
}

type NoCodeRows = readonly { readonly sources: readonly (keyof typeof NO_CODE_SOURCES)[] }[];

function pagesOf(rows: NoCodeRows): readonly object[] {
  return [...new Set(rows.flatMap(({ sources }) => sources))].map((id) => {
    const page: { title: string; url: string; language?: string } = NO_CODE_SOURCES[id];
    const { title, url, language } = page;
    return { title, url, ...(language !== undefined && { language }) };
  });
}

describe('each check names what it compared and where that stands', () => {
  test.each([
    ['what agrees: the lists that name this country', 'SD1003, made in USA', 'US', ['US']],
    ['what no list says: all lists of the code', 'SP0065, made in Germany', 'DE', ['FR']],
    [
      'several labels: those of each, and no value',
      'SR1003, made in France or USA',
      undefined,
      ['FR', 'US'],
    ],
  ] as const)('a label, %s', (_, text, value, countries) => {
    const check = firstCheck(`date code ${text}`, 'label');
    expect(check.value).toBe(value);
    expect(Object.hasOwn(check, 'value')).toBe(value !== undefined);
    expect(check.sources).toEqual(listsOn(text.slice(0, 2), countries));
    expect(check.sources.length).toBeGreaterThan(0);
  });

  test('a line: the pages that give the year that was compared, in their language', () => {
    const check = firstCheck('Neverfull, date code SD1003', 'line');
    expect(check).toMatchObject({ value: 'neverfull', id: 'too-early', params: { launch: 2007 } });
    expect(check.sources).toEqual(pagesOn('neverfull', 2007));
    expect(check.sources.some(({ language }) => language === 'ja')).toBe(true);
    expect(check.sources.some((source) => !Object.hasOwn(source, 'language'))).toBe(true);
  });

  test.each([
    ['No date code', 'no-code', BAG_AGES],
    [
      'By The French Company, date code VI0033',
      'maker',
      BAG_AGES.filter(({ id }) => id === 'french-company'),
    ],
    ['date code not readable', 'no-code', NO_PROOF.slice(0, 2)],
    ['Authenticity card included, SP0065', 'sign', NO_PROOF.filter(({ id }) => id === 'card')],
    ['Has microchip', 'chip', CHIP_QUESTIONS.filter(({ id }) => id === 'since' || id === 'proof')],
  ] as const)('%s', (text, claim, rows) => {
    const check = firstCheck(text, claim);
    expect(check.sources).toEqual(pagesOf(rows));
    expect(Object.hasOwn(check, 'value')).toBe(false);
  });

  test('a designer: the pages that give his years, each once', () => {
    const check = firstCheck('Keepall by Virgil Abloh, date code SP0081', 'designer');
    expect(check).toMatchObject({ value: 'virgil-abloh', id: 'early', params: { from: 2018 } });
    expect(check.sources.map(({ title }) => title)).toEqual(['Reuters', 'Punch', '24ur']);
  });

  test('a date is compared with the code alone', () => {
    const { value, sources } = firstCheck('code SP0065, made in June 2005', 'made');
    expect([value, sources]).toEqual([{ from: '2005-06-01', to: '2005-06-30' }, []]);
  });
});
