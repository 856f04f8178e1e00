import { describe, expect, test } from 'vitest';
import { answerAsked, knownFrom, openFrom } from './asked.ts';
import type { Done } from './state.ts';
import type { Shown } from './steps.ts';

const today = '2026-11-21';
const LINES = 'SD1013\nSP0065, made in France\nS?10?3';

function answer(shown: Partial<Shown>): Promise<Done> {
  const asked = { shown: { input: LINES, opened: [], ...shown }, way: 'step' } as const;
  return answerAsked(asked, undefined, today);
}

/** Code and label of what shows. */
function codeOf(done: Done | undefined): unknown {
  return done?.answer.kind === 'reading' ? done.answer.result.code : done?.answer.kind;
}

describe('product §2: what was shown comes back', () => {
  test('a code with its entry and its label', async () => {
    const done = await answer({ input: 'SD1013', entry: '1763700000000', madeIn: 'France' });
    expect(done.shown).toEqual({
      input: 'SD1013',
      opened: [],
      entry: '1763700000000',
      madeIn: 'FR',
    });
    expect(done.title).toBe('SD1013: November 2003 · Heatstamp');
    expect(done.said).toContain('the label says France');
  });

  test('product §1.8: the line that it is said to be, whatever else was noted', async () => {
    const done = await answer({ input: 'SD1013', line: 'neverfull', reading: 'week-year' });
    expect(done.shown).toMatchObject({ line: 'neverfull', reading: 'week-year' });
  });

  test('product §1.9: a code in the listing that it was found in, and the label that was chosen since', async () => {
    const listing = 'Neverfull MM\ndate code SD1013, made in France';
    const done = await answer({ input: 'SD1013', listing, madeIn: 'US', entry: '1' });
    expect(done.answer).toMatchObject({ found: 'SD1013', listing });
    expect(done.answer).toHaveProperty('check.findings.length', 2);
    expect(done.shown).toEqual({ input: 'SD1013', opened: [], entry: '1', listing, madeIn: 'US' });
    expect(done.text).toBe('SD1013');
  });

  test('product §1.9: the code alone where its listing holds it no longer', async () => {
    const done = await answer({ input: 'SD1013', listing: 'Neverfull MM, date code SP0065' });
    expect(codeOf(done)).toBe('SD1013');
    expect(done.answer).not.toHaveProperty('check');
  });

  test('a code in the reading that was looked at, which a screen reader hears of', async () => {
    const done = await answer({ input: 'SD1013', reading: 'week-year' });
    expect(done.shown.reading).toBe('week-year');
    expect(done.said.replaceAll('\u00a0', ' ')).toContain('Made in week 11 of 2003');
    const none = await answer({ input: 'SD1013', reading: 'tea-leaves' });
    expect(none.said.replaceAll('\u00a0', ' ')).toMatch(/^Made in November 2003/);
  });

  test('a worn stamp with the label that was told', async () => {
    const done = await answer({ input: 'S?10?3', madeIn: 'IT' });
    expect(done.said.replaceAll('\u00a0', ' ')).toBe(
      'October, November or December 2003, in Italy. 9 of 30 codes may say made in Italy.',
    );
  });

  test('a row of a table, behind which the table lives', async () => {
    const done = await answer({ opened: [1], entry: '1' });
    expect(codeOf(done)).toBe('SP0065');
    expect(done.shown).toEqual({ input: LINES, opened: [1], entry: '1', madeIn: 'FR' });
    expect([codeOf(done.from), done.text, done.from?.text]).toEqual(['list', 'SP0065', '']);
  });

  test('one of the codes that a row could be, opened from that row', async () => {
    const done = await answer({ opened: [2, 'SD1013'] });
    expect([codeOf(done), codeOf(done.from), codeOf(done.from?.from)]).toEqual([
      'SD1013',
      'faded',
      'list',
    ]);
  });

  test.each([[[99]], [['SD1013']], [[-1]], [[1.5]], [[0, 'SD1013']]])(
    'as far as there is such a thing: %j',
    async (opened) => {
      const done = await answer({ opened });
      expect(['list', 'SD1013']).toContain(codeOf(done));
    },
  );

  test('nobody knows what a step holds: a label that is none is none', async () => {
    const done = await answer({ input: 'SD1013', madeIn: 'Narnia', entry: 'yesterday' });
    expect(done.shown.madeIn).toBeUndefined();
    expect(codeOf(done)).toBe('SD1013');
  });

  test('what was read on a day that the clock has not reached reads as it did', async () => {
    const entry = String(Date.parse('2027-03-01T12:00:00'));
    expect((await answer({ input: 'AR0277' })).answer).toMatchObject({
      result: { isValid: false },
    });
    expect((await answer({ input: 'AR0277', entry })).answer).toMatchObject({
      result: { isValid: true, date: 'Week 7, 2027' },
    });
  });

  test('a table as it was left, also when a reload came between it and the row that was opened', async () => {
    const view = { column: 'date', isDescending: true, only: 'all', most: 50 };
    expect((await answer({ view })).shown).toMatchObject({ view });
    const row = await answer({ opened: [1] });
    const table = knownFrom(row, { input: LINES, opened: [], view });
    expect(table).toMatchObject({ answer: row.from?.answer, shown: { view } });
    const left = { ...table?.shown, view: { ...view, most: 100 } };
    expect(
      knownFrom(
        { ...row, from: table && ({ ...table, shown: left } as Done) },
        { input: LINES, opened: [], view },
      ),
    ).toMatchObject({ shown: left });
  });

  test('at once where what shows holds it: itself, what it was opened from, and what opens from it', async () => {
    const list = await answer({});
    const row = openFrom(list, 0, today);
    if (!row) throw new Error('The table has no first row.');
    expect(knownFrom(row, row.shown)).toBe(row);
    expect(knownFrom(row, list.shown)).toBe(list);
    const again = knownFrom(list, { ...row.shown, entry: '5' });
    expect([codeOf(again), again?.shown.entry, again?.from]).toEqual(['SD1013', '5', list]);
    expect(knownFrom(list, { input: 'AR2126', opened: [] })).toBeUndefined();
  });

  test('several lines never stand in the field', async () => {
    expect((await answer({})).text).toBe('');
    expect((await answer({ input: ' 8912 SL' })).text).toBe(' 8912 SL');
  });
});
