import { expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import type { Outcome } from '../../src/core/notices.ts';
import { readListing } from '../../src/listing/listing.ts';
import { rowsOf } from './rows.ts';

/** What happened to a bag in a season of 2010, or later, with words of a collection or a feast beside it. */
const told = rowsOf('seasons.tsv').map(([, text = '']) => text);

/** Those of which the code SD1013, of November 2003, has an outcome. */
function withOutcome(outcome: Outcome, texts: readonly string[]): readonly string[] {
  return texts.filter((text) =>
    readListing(`Louis Vuitton Speedy 30. ${text}. SD1013`, readDay('2026-11-28')).codes.some(
      ({ checks }) => checks.some(({ facts }) => facts.outcome === outcome),
    ),
  );
}

test('a purchase, a gift or a repair in a season after the making accuses nobody, and hardly ever asks', () => {
  expect(withOutcome('conflicts', told)).toEqual([]);
  expect(withOutcome('asks', told).length).toBeLessThanOrEqual(5);
});

test('one before the making is asked about', () => {
  const before = told.map((text) => text.replace(/2010|2022|2025/, '2002'));
  expect(withOutcome('asks', before).length).toBeGreaterThanOrEqual(145);
});

test.each([
  'Made 26 July - 22 August 2003, date code SD0073',
  'Made between 26 July and 22 August 2003. SD0073',
  'Made Nov. 28 - Dec. 4, 2003. SD1013',
  'Fabriqué du 28 novembre au 4 décembre 2003. SD1013',
  'Prodotta tra il 26 luglio e il 22 agosto 2003. SD0073',
  'Hecho entre el 26 de julio y el 22 de agosto de 2003. SD0073',
  'Made May 20 - June 3, 1996. VI0956',
  'Circa: 2014. AR2126',
  'Baujahr ca.: 2014. AR2126',
  'Production year approximately: 2014. AR2126',
])('days across two months are one span, and a hedge holds over its colon: “%s”', (text) => {
  const { codes } = readListing(text, readDay('2026-11-28'));
  expect(codes.flatMap(({ checks }) => checks.map(({ facts }) => facts.outcome))).toEqual([
    'agrees',
  ]);
});

test.each([
  'Bought Q1 2003, date code SD1013',
  'Bought in the first quarter of 2003. SD1013',
  'im 1. Quartal 2003 gekauft. SD1013',
  'Fabriqué 1er trimestre 2003. SD1013',
  '2003年第1四半期に購入 SD1013',
  '2003年上半年购买 SD1013',
  '2003년 상반기 구입 SD1013',
  'Bought spring 2003. SD1013',
  'Made late 2003. SD0023',
])('a part of a year is no whole year: “%s”', (text) => {
  const { codes } = readListing(text, readDay('2026-11-28'));
  expect(codes.flatMap(({ checks }) => checks.map(({ facts }) => facts.outcome))).toContain('asks');
});

test.each([
  'Hecho en el 2º bimestre 2003. SD1013',
  'Prodotta terzo trimestre 2003. SD1013',
  'Fabriqué 1er semestre 2003. SD1013',
  'Made midterm 2003. SD1013',
])('a word left unread before a year forbids that it agrees: “%s”', (text) => {
  const { codes } = readListing(text, readDay('2026-11-28'));
  expect(codes.flatMap(({ checks }) => checks.map(({ facts }) => facts.outcome))).toEqual(['open']);
});
