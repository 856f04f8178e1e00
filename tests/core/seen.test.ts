import { describe, expect, test } from 'vitest';

import { COLLECTIONS, SEEN_COUNT, seenCodes, seenOf } from '../../src/evidence/seen.ts';
import { SEEN_LABELS } from '../../src/core/compare-label.ts';
import { FACTORIES } from '../../src/core/factories.ts';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { checkLabel, checkLine } from '../../src/label.ts';

/** Items of which something is unusual, undocumented or in conflict, and why that leaves the facts as they are. */
const EXPLAINED: Readonly<Record<string, readonly [finding: string, why: string]>> = {
  MI4093: ['undocumented', 'Week 49 of 2003: a digit is most likely misread.'],
  CT3250: ['seen-item', 'Says Spain; every list that names CT says France.'],
  SP4079: ['seen-item', 'Says United States; every list that names SP says France.'],
  '834SA': ['unusual', 'Letters in 1983: one of two items known from before 1985.'],
};

function valid(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-25' });
  if (!result.isValid) throw new Error(`${code}: ${result.error}`);
  return result;
}

describe('codes of public listings', () => {
  test('each is listed once, and its factory code, if it has one, is in the table', () => {
    const codes = seenCodes.map(({ code }) => valid(code).code);
    expect(new Set(codes).size).toBe(SEEN_COUNT);
    const withLetters = Object.keys(FACTORIES).flatMap((factory) => seenOf(factory));
    const digitsAlone = seenCodes.filter(({ code }) => /^\d+$/.test(code));
    expect(withLetters.length + digitsAlone.length).toBe(SEEN_COUNT);
  });

  test('all codes of both collections are there', () => {
    const count = (collection: keyof typeof COLLECTIONS) =>
      seenCodes.filter((each) => each.collection === collection).length;
    expect([count('scrapfly'), count('kebaHailu')]).toEqual([60, 145]);
    for (const { url } of Object.values(COLLECTIONS)) expect(new URL(url).protocol).toBe('https:');
  });

  test('no item is unusual, undocumented or in conflict without an explanation', () => {
    const findings = seenCodes.flatMap(({ code, label }) => {
      const result = valid(code);
      const check = label && checkLabel(result, label);
      return [
        ...(result.standing === 'documented' ? [] : [[code, result.standing]]),
        ...(check?.isDoubt || check?.outcome === 'conflicts' ? [[code, check.id]] : []),
      ];
    });
    const explained = Object.entries(EXPLAINED).map(([code, [finding]]) => [code, finding]);
    expect(findings.sort()).toEqual(explained.sort());
  });

  test('a label that an item of the very letters has is a doubt that names it, not a conflict', () => {
    const items = seenCodes.flatMap(({ code, label, collection }) => {
      const check = label && checkLabel(valid(code), label);
      return check?.id === 'seen-item' ? [{ code, collection, seen: check.params.seen }] : [];
    });
    expect(items.map(({ code }) => code)).toEqual(items.map(({ seen }) => seen));
    expect(items.every(({ collection }) => collection === 'kebaHailu')).toBe(true);
    const table = Object.values(SEEN_LABELS).flatMap((labels) => Object.values(labels));
    expect(table.sort()).toEqual(items.map(({ seen }) => seen).sort());
    const check = checkLabel(valid('CT1160'), 'Spain');
    expect(check).toMatchObject({ outcome: 'open', isDoubt: true });
    expect(check.text).toContain('not in Spain. But we know a real item, coded CT3250');
    expect(check.sources.at(-1)?.title).toBe('kebaHailu');
    expect(checkLabel(valid('CT1160'), 'Italy').outcome).toBe('conflicts');
  });

  test('no item is too early or too late for a line that it names', () => {
    const findings = seenCodes.flatMap(({ code, lines = [] }) =>
      lines
        .filter((line) => checkLine(valid(code), line).outcome === 'conflicts')
        .map((line) => `${code} ${line}`),
    );
    expect(findings).toEqual([]);
  });
});
