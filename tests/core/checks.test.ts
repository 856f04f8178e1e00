import { describe, expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { checkClaim, type Claim, EVENTS, existedBy } from '../../src/core/checks.ts';
import { compareLabel } from '../../src/core/compare-label.ts';
import { lineNamed } from '../../src/core/lines.ts';
import { read } from '../../src/core/read.ts';
import { type StatedDate, timeOf, yearsTime } from '../../src/core/stated.ts';
import { checkText } from '../../src/library/check-text.ts';
import { eventClause, listing as en } from '../../src/words/en/listing.ts';
import { listing as fr } from '../../src/words/fr/listing.ts';
import { listing as ja } from '../../src/words/ja/listing.ts';
import { type DesignerId, DESIGNERS } from '../../src/core/designers.ts';
import { DESIGNER_PAGES } from '../../src/evidence/designers.ts';

const today = readDay('2026-11-21');

function outcomeOf(claim: Claim, code?: string, made?: StatedDate): string {
  const facts = code === undefined ? undefined : read(code, today);
  if (typeof facts === 'string') throw new Error(`${String(code)} does not read`);
  const check = checkClaim(claim, { code: facts, made: made && timeOf(made) });
  if (!check) return 'nothing';
  for (const words of [en, ja, fr]) expect(checkText(check, words)).toMatch(/[.。]$/);
  return `${check.outcome} ${check.id}`;
}

const made = (when: StatedDate, isBound = true): Claim => ({
  claim: 'made',
  time: timeOf(when),
  isBound,
});
const circa = (year: number): Claim => ({
  claim: 'made',
  time: timeOf({ year }, 2),
  isBound: true,
});
const decade = (first: number): Claim => ({
  claim: 'made',
  time: yearsTime(first, first + 9, 1),
  isBound: true,
});

describe('a stated date of making', () => {
  test.each([
    ['SD1013', made({ year: 2003 }), 'agrees agrees'],
    ['SD1013', made({ year: 2003, month: 11 }), 'agrees agrees'],
    ['SD1013', made({ year: 2005 }), 'conflicts differs'],
    ['SD1013', made({ year: 2005 }, false), 'open unbound'],
    ['SD1013', made({ year: 2013, month: 10 }), 'conflicts straight'],
    ['SD1013', made({ year: 2013 }), 'conflicts straight'],
    ['SD1013', made({ year: 2003, week: 11 }), 'conflicts week-for-month'],
    ['FL1029', made({ year: 2009, month: 12 }), 'conflicts week-for-month'],
    ['SD1234', made({ year: 2024, month: 3 }), 'open no-such-code'],
    ['MB0097', made({ year: 2007, month: 9 }), 'open other-reading'],
    ['FL1029', made({ year: 2009, month: 5 }), 'conflicts differs'],
    ['8912SL', made({ year: 1988 }), 'conflicts differs'],
    ['SD1013', circa(2005), 'agrees agrees'],
    ['SD1013', circa(2006), 'conflicts differs'],
    ['SP8808', decade(1980), 'agrees agrees'],
    ['SP8808', decade(1970), 'conflicts differs'],
    ['VI0990', decade(1980), 'agrees agrees'],
  ])('%s: %o', (code, claim, expected) => {
    expect(outcomeOf(claim, code)).toBe(expected);
  });
});

describe('what shows that an item existed', () => {
  const bought = (when: StatedDate): Claim => ({
    claim: 'existed-by',
    event: 'bought',
    time: timeOf(when),
  });
  test.each([
    ['SD1013', bought({ year: 2003 }), 'agrees fits'],
    ['SD1013', bought({ year: 2020 }), 'agrees fits'],
    ['SD1013', bought({ year: 2002 }), 'conflicts made-later'],
    ['SD1013', bought({ year: 2003, month: 10 }), 'conflicts made-later'],
    ['MB0097', bought({ year: 2007, month: 1 }), 'conflicts made-later'],
    ['SD0066', bought({ year: 2006, month: 2 }), 'open other-reading'],
    ['SD1234', bought({ year: 2025 }), 'open no-such-code'],
  ])('%s: %o', (code, claim, expected) => {
    expect(outcomeOf(claim, code)).toBe(expected);
  });

  test('the finding names the event that shows it', () => {
    for (const event of EVENTS) {
      const stated = timeOf({ year: 2001 });
      expect(outcomeOf({ claim: 'existed-by', event, time: stated }, 'SD1013')).toMatch(/later$/);
      expect(eventClause({ event, stated })).toContain('2001');
    }
  });

  test('an age is off by two years', () => {
    const age = (year: number): Claim => ({
      claim: 'existed-by',
      event: 'age',
      time: timeOf({ year }, 2),
    });
    expect(outcomeOf(age(2001), 'SD1013')).toBe('agrees fits');
    expect(outcomeOf(age(2000), 'SD1013')).toBe('conflicts made-later');
  });
});

test('an item more than a year older than its collection conflicts', () => {
  const released = (year: number, month?: number): Claim => ({
    claim: 'released',
    time: timeOf(month === undefined ? { year } : { year, month }),
  });
  expect(outcomeOf(released(2020), 'FL4109')).toBe('agrees fits');
  expect(outcomeOf(released(2020), 'AR2126')).toBe('conflicts made-before');
  expect(outcomeOf(released(2014), 'AR2126')).toBe('agrees fits');
  expect(outcomeOf(released(2010), 'AR2126')).toBe('open long-after');
  expect(outcomeOf(released(2008, 6), 'MB0097')).toBe('open other-reading');
});

test('labels, and several of them', () => {
  const label = (...labels: ('FR' | 'US' | 'IT')[]): Claim => ({ claim: 'label', labels });
  expect(outcomeOf(label('US'), 'SD1013')).toBe('agrees match');
  expect(outcomeOf(label('FR'), 'SD1013')).toBe('conflicts conflict');
  expect(outcomeOf(label('FR'))).toBe('nothing');
  expect(outcomeOf(label(), 'SD1013')).toBe('nothing');
  expect(outcomeOf(label('FR', 'US'))).toBe('open choice');
  expect(outcomeOf(label('FR', 'US'), 'SD1013')).toBe('open choice');
  expect(outcomeOf(label('FR', 'IT'), 'SD1013')).toBe('conflicts conflict');
});

test('lines', () => {
  const claimed = (name: string): Claim => {
    const line = lineNamed(name);
    if (!line) throw new Error(`The table has no ${name}`);
    return { claim: 'line', line };
  };
  const claim = claimed('Neverfull');
  expect(outcomeOf(claim, 'AR2126')).toBe('agrees fits');
  expect(outcomeOf(claim, 'SD1013')).toBe('conflicts too-early');
  expect(outcomeOf(claim, 'MB1006')).toMatch(/^open/);
  expect(outcomeOf(claimed('Speedy'), 'SD1013')).toBe('open fits-always');
  expect(outcomeOf(claimed('Taïga'), 'SD1013')).toBe('open single-launch');
  expect(outcomeOf(claim)).toBe('nothing');
});

test('1.8 The French Company: until about 1991, and a code proves nothing', () => {
  const claim = { claim: 'maker' } as const;
  expect(outcomeOf(claim, 'VI8808')).toBe('open has-code');
  expect(outcomeOf(claim, 'VI0993')).toBe('open has-code');
  expect(outcomeOf(claim, 'VI0033')).toBe('conflicts after-end');
  expect(outcomeOf(claim)).toBe('nothing');
});

describe('1.8 a designer is a second bound of the years', () => {
  const by = (id: DesignerId, isEra?: true): Claim => {
    const designer = DESIGNERS.find((each) => each.id === id);
    if (!designer) throw new Error(`The table has no ${id}`);
    return { claim: 'designer', designer, ...(isEra && { isEra }) };
  };
  test.each([
    [by('marc-jacobs'), 'SP0990', 'conflicts early'],
    [by('marc-jacobs'), 'SP0996', 'open unclear'],
    [by('marc-jacobs'), 'SP0065', 'agrees fits'],
    [by('marc-jacobs'), 'SD4114', 'agrees fits'],
    [by('marc-jacobs'), 'SD4197', 'open unclear'],
    [by('marc-jacobs', true), 'SD4197', 'conflicts late'],
    [by('nicolas-ghesquiere', true), 'SD4197', 'agrees fits'],
    [by('pharrell-williams'), 'SD2222', 'open unclear'],
    [by('marc-jacobs'), undefined, 'nothing'],
  ] satisfies [Claim, string | undefined, string][])('%o beside %s', (claim, code, expected) => {
    expect(outcomeOf(claim, code)).toBe(expected);
  });

  test('each first and last year stands on two sites', () => {
    const sites = (pages: readonly { readonly url: string }[]) =>
      new Set(pages.map(({ url }) => new URL(url).host)).size;
    for (const { id, until } of DESIGNERS) {
      expect(sites(DESIGNER_PAGES[id].from), id).toBeGreaterThan(1);
      const last = sites(DESIGNER_PAGES[id].until);
      if (until === undefined) expect(last, id).toBe(0);
      else expect(last, id).toBeGreaterThan(1);
    }
  });
});

describe('no code, and chips', () => {
  const none = (hasChip = false): Claim => ({ claim: 'no-code', reason: 'none', hasChip });
  test.each([
    [none(), undefined, 'open none'],
    [none(true), undefined, 'agrees chip-instead'],
    [none(), { year: 1975 }, 'agrees early'],
    [none(), { year: 1981 }, 'agrees early'],
    [none(), { year: 1995 }, 'open unusual'],
    [none(), { year: 2021 }, 'open none'],
    [none(true), { year: 2021 }, 'agrees chip-instead'],
    [none(), { year: 2023 }, 'agrees chip-instead'],
    [{ claim: 'no-code', reason: 'unreadable', hasChip: false }, undefined, 'open unreadable'],
    [{ claim: 'chip' }, undefined, 'open possible'],
    [{ claim: 'chip' }, { year: 2010 }, 'asks early'],
    [{ claim: 'chip' }, { year: 2022 }, 'agrees fits'],
  ] satisfies [Claim, StatedDate | undefined, string][])(
    '%o, made in %o',
    (claim, when, expected) => {
      expect(outcomeOf(claim, undefined, when)).toBe(expected);
    },
  );

  test.each([
    ['SD1013', 'conflicts early'],
    ['SD4109', 'open possible'],
    ['SD2222', 'agrees fits'],
  ])('a chip beside %s', (code, expected) => {
    expect(outcomeOf({ claim: 'chip' }, code)).toBe(expected);
  });

  test.each([
    [{ claim: 'chip' }, 2015, 'asks early'],
    [{ claim: 'chip' }, 2022, 'open possible'],
    [none(true), 2015, 'open none'],
    [none(true), 2022, 'agrees chip-instead'],
    [none(), 1979, 'agrees early'],
    [none(), 2022, 'agrees chip-instead'],
  ] satisfies [Claim, number, string][])('%o, bought in %i', (claim, year, expected) => {
    const facts = checkClaim(claim, { existedBy: timeOf({ year }) });
    expect(`${facts?.outcome} ${facts?.id}`).toBe(expected);
  });

  test('of several purchases the first counts', () => {
    const bought = (year: number): Claim => ({
      ...{ claim: 'existed-by', event: 'bought', time: timeOf({ year }) },
    });
    expect(existedBy([bought(2015), { claim: 'chip' }, bought(2012), bought(2018)])?.when).toEqual({
      year: 2012,
    });
  });

  test('in the first years of codes a missing code is no surprise', () => {
    const claim: Claim = { claim: 'no-code', reason: 'none', hasChip: false };
    expect(checkClaim(claim, { made: timeOf({ year: 1983 }, 2) })?.id).toBe('none');
  });
});

test('unknown letters contradict no label', () => {
  const places = [{ id: 'FR', evidence: 'documented' }] as const;
  expect(compareLabel({ factoryCode: 'QQ', places, year: 2003 }, 'US').id).toBe('few-sources');
});
