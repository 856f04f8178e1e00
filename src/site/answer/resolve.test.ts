import { describe, expect, test } from 'vitest';
import type { Answer } from '../../text/read-text.ts';
import type { Query } from '../item/item.ts';
import type { Chunk } from '../lib/chunk.ts';
import { resolve } from './resolve.ts';

const today = '2026-11-21';
const LINES = 'SD1013\nSP0065, made in France\nS?10?3';
const table: Query = { text: LINES };

/** The code of an answer, or its kind. */
function codeOf(answer: Answer): string {
  return answer.kind === 'code' ? answer.result.code : answer.kind;
}

describe('a query is answered', () => {
  test('a code in the listing that it was found in', async () => {
    const listing = 'Neverfull MM\ndate code SD1013, made in France';
    const query = { text: 'SD1013', listing, label: 'US', entry: '1' } as const;
    const resolved = await resolve(query, today);
    expect(resolved.query).toEqual(query);
    expect(resolved.answer).toMatchObject({ found: { text: 'SD1013', listing } });
    expect(resolved.answer).toHaveProperty('claims.length', 2);
  });

  test('the code alone where its listing holds it no longer', async () => {
    const query = { text: 'SD1013', listing: 'Neverfull MM, date code SP0065' };
    const { answer } = await resolve(query, today);
    expect(codeOf(answer)).toBe('SD1013');
    expect(answer).toMatchObject({ claims: [] });
  });

  test('a row of a table, with the label of its line', async () => {
    const query = { text: 'SP0065', row: 1, parent: table, entry: '1' };
    const resolved = await resolve(query, today);
    expect(codeOf(resolved.answer)).toBe('SP0065');
    expect(resolved).toMatchObject({ query, answer: { claims: [], told: { label: 'FR' } } });
  });

  test('a row whose code was put right, with all that the row says of it', async () => {
    const sheet = { text: 'Code\tLabel\tModel\nTH1O05\tFrance\tNeverfull\nSD1013\tUSA\tAlma' };
    const { answer } = await resolve({ text: 'TH1005', row: 0, parent: sheet }, today);
    expect(codeOf(answer)).toBe('TH1005');
    expect(answer).toMatchObject({
      told: { label: 'FR', line: 'neverfull' },
      itemName: 'Neverfull',
    });
  });

  test('one of the codes that a worn row could be', async () => {
    const parent = { text: 'S?10?3', row: 2, parent: table };
    expect(codeOf((await resolve(parent, today)).answer)).toBe('faded');
    expect(codeOf((await resolve({ text: 'SD1013', parent }, today)).answer)).toBe('SD1013');
  });

  test('where there is nothing to open, what it would have been opened from', async () => {
    const { query, answer } = await resolve({ text: 'AR2126', row: 99, parent: table }, today);
    expect([query, codeOf(answer)]).toEqual([table, 'list']);
    const nowhere = { text: 'AR2126', parent: { text: 'SD1013', parent: table } };
    expect((await resolve(nowhere, today)).query).toEqual(table);
  });

  test('going back to a table reads nothing again', async () => {
    const { answer } = await resolve(table, today);
    const options = {
      lastList: answer,
      turns: { next: () => true },
      load: <Script extends object>(chunk: Chunk<Script>) => chunk.load(),
    };
    expect((await resolve({ ...table, view: { column: 'date' } }, today, options)).answer).toBe(
      answer,
    );
    const row = await resolve({ text: 'SD1013', row: 0, parent: table }, today, options);
    expect(codeOf(row.answer)).toBe('SD1013');
    const other = await resolve({ text: 'SD1013\nSP0065' }, today, options);
    expect(other.answer).not.toBe(answer);
  });

  test('a label that a link names as the page does needs no script of texts', async () => {
    const loaded: unknown[] = [];
    const options = {
      lastList: undefined,
      turns: { next: () => true },
      load: <Script extends object>(chunk: Chunk<Script>) => {
        loaded.push(chunk);
        return chunk.load();
      },
    };
    for (const label of ['France', 'made in France', 'FRANCE ']) {
      const { query } = await resolve({ text: 'SD1013', words: { label } }, today, options);
      expect(query).toEqual({ text: 'SD1013', label: 'FR' });
    }
    expect(loaded).toEqual([]);
  });

  test('what an address says in words is read as everywhere, and what can’t be read is kept to be said', async () => {
    const words = {
      label: 'Made in France',
      line: 'Speedy 30',
      bought: 'May 2008',
      made: 'soon',
    };
    const { query } = await resolve({ text: 'SD1013', words }, today);
    expect(query).toEqual({
      text: 'SD1013',
      label: 'FR',
      line: 'speedy',
      bought: '2008-05',
      words: { made: 'soon' },
    });
    const unknown = await resolve({ text: 'SD1013', line: 'no-such-line' }, today);
    expect(unknown.query).toMatchObject({ words: { line: 'no-such-line' } });
    const unlisted = await resolve({ text: 'SD1013', line: 'unlisted' }, today);
    expect(unlisted.query).toEqual({ text: 'SD1013', line: 'unlisted' });
  });
});
