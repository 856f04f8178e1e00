import { describe, expect, test } from 'vitest';
import { writtenDatesIn } from '../../src/listing/date-forms.ts';

/** The dates of a folded text, as ISO 8601 writes years, months and weeks. */
function datesIn(text: string): string {
  return writtenDatesIn(text)
    .map(({ when: { year, month, week } }) => {
      const part = String(month ?? week ?? '').padStart(2, '0');
      if (month !== undefined) return `${year}-${part}`;
      return week === undefined ? String(year) : `${year}-W${part}`;
    })
    .join(' ');
}

/** Texts by the date that stands in them. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '1950': ['1950'],
  '1989': ["made in '89"],
  '1989-10': ['89年10月'],
  '1985-09': ['昭和60年9月', 's60年9月', 's.60年9月'],
  '1989-09': ['平成元年9月'],
  '1996-03': ['平成8年3月', 'h08年3月', 'h.08年3月', '平成 8 年 3 月'],
  '1996-W48': ['平成08年48週'],
  '1998-01': ['01/98'],
  '1998-W05': ['kw 5 / 98'],
  '2003': ['2003-11-05', '2003/11x', '2003 november show'],
  '2003-01': ['jänner 2003'],
  '2003-03': ['marz 2003'],
  '2003-09': ['2003年9月', '2003年の9月', '9月の2003年', '9月、2003年', '9/2003', '2003/9'],
  '2003-11': [
    '2003年11月',
    '11月2003年',
    '11/2003',
    '11.2003',
    '11-2003',
    '2003/11',
    '2003-11',
    '2003.11',
    'november 2003',
    '27 novembre 2003',
    'noviembre de 2003',
    'nov. 27, 2003',
    '2003 november',
    '2003 (november)',
    '2003 in november',
  ],
  '2003-12': ['december, 2003', 'décembre 2003', 'decembre 2003'],
  '2004': ['in 2004', 'sd1013.2004', '2004 cmx', '2004,500', "bag ('04)", "11 '04"],
  '2004-03': ['3.2004'],
  '2004-09': ['2004.09'],
  '2004-10': ["oct '04", "october of '04"],
  '2004-11': ['11/04', '11/04.', 'nov 04'],
  '2004-12': ['12.2004'],
  '2004-W22': ['2004w22', 'wk.22-04'],
  '2008': ['54/2008', '2008/54'],
  '2008-03': ['08년 3월', 'ah08年3月'],
  '2008-W13': ['2008/13'],
  '2008-W19': ['2008/19'],
  '2008-W29': ['2008/29'],
  '2008-W48': [
    '08年48週',
    '08年第48週',
    '08年の48週',
    '08年 48周',
    '08년 48주차',
    '08년 48번째 주',
    '48/2008',
    '2008/48',
  ],
  '2008-W53': ['53/2008', '2008/53'],
  '2009': ['09年製', "made in '09"],
  '2009-W22': ['2009年第22週', '2009년 22주', '2009 22週目'],
  '2009-W28': ['28週/2009年', '28週目 2009', '28주 2009', '28주차, 2009'],
  '2014-11': ['nov-14'],
  '2014-W22': ['week 22/14', 'week22/14'],
  '2016': ['week 0 of 2016', 'week 54 of 2016'],
  '2016-W01': [
    'first week of 2016',
    'prima settimana 2016',
    'erste woche 2016',
    'première semaine de 2016',
  ],
  '2016-W22': [
    '22nd week of 2016',
    '22e semaine 2016',
    '22. woche 2016',
    'week 22 of 2016',
    'week no. 22, 2016',
    'kw 22/2016',
    '2016, week 22',
    '2016 (kw 22)',
    '2016, 22nd week',
  ],
  '2016-W53': ['week 53 of 2016'],
  '2019-03': ['19年3月'],
  '2026': ["in '26"],
  '2026-03': ['26年3月'],
  '2026-12': ['12/26'],
  '2026-W22': ['week 22/26'],
  '2049': ['2049'],
};

/** Prices, sizes, decades, days, other eras, years that are none of making, numbers that go on. */
const NONE = [
  '€2004',
  '€ 2004',
  'x2004',
  '19.2004',
  '1.12.2004',
  '1013.2004',
  '2004cm',
  '2004 cm',
  '2004 mm',
  '2004 eur',
  '2004€',
  '2004s',
  "2004's",
  '2004,5',
  '2004,50',
  '2004.5',
  '2004.091',
  '20041',
  '2004x',
  '1949',
  '2050',
  '27年3月',
  '平成0年',
  '平成32年3月',
  '昭和24年',
  '昭和65年',
  '平成16',
  'ah16年',
  '1h16年',
  '108年3月',
  '09年製品',
  '08年3月頃',
  'week 22/27',
  'week 22/14.5',
  'week 22/145',
  "in '27",
  "in '04s",
  "'04",
  '13/04',
  '1/04',
  '11/27',
  '2/11/04',
  '11/04/04',
  '11/04.5',
  '11/045',
  'nov 14',
];

describe('product §1.9: a date as sellers write it', () => {
  const rows = Object.entries(WRITTEN).flatMap(([date, texts]) =>
    texts.map((text) => [text, date] as const),
  );

  test.each(rows)('%j is %s', (text, date) => {
    expect(datesIn(text)).toBe(date);
  });

  test.each(NONE)('%j is none', (text) => {
    expect(datesIn(text)).toBe('');
  });
});
