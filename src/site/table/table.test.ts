import { describe, expect, test } from 'vitest';
import { listPanel } from '#words/table.ts';
import { readLines } from '../decoder/read-many.ts';
import { notesOn } from './table.ts';

describe('product §2: what there is to know about a row', () => {
  test.each([
    ['SD1013', ''],
    ['SD?013', listPanel.worn],
    ['Is it real?', /^This format doesn't match/],
    ['M43186', /^This looks like a style number/],
    ['QQ2126', 'Unknown factory location code'],
  ])('of %s', async (line, note) => {
    const { rows } = await readLines(`AR2126\n${line}`, '2026-11-21');
    const said = rows.slice(1).map(notesOn);
    expect(said).toEqual([typeof note === 'string' ? note : expect.stringMatching(note)]);
  });
});
