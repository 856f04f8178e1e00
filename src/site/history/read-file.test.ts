import { describe, expect, test } from 'vitest';
import { decode, type ValidResult } from '../../heatstamp.ts';
import { HISTORY_FILE_BYTES, ITEM_NAME_LENGTH } from '../lib/limits.ts';
import { entryFor, type HistoryEntry } from './entry.ts';
import { merge } from './merge.ts';
import { readHistoryFile } from './read-file.ts';
import { serialize } from './storage.ts';

const NOW = new Date('2026-11-21T12:00:00');

function entry(before = 0): HistoryEntry {
  const result = decode('AR2126', { today: '2026-11-21' }) as ValidResult;
  const made = entryFor({ result, itemName: 'Alma' }, { entries: [], now: NOW.getTime() - before });
  return { ...made, madeIn: 'FR' };
}

const read = (...parts: BlobPart[]) => readHistoryFile(new Blob(parts), { entries: [], now: NOW });
const readEntries = (...entries: unknown[]) => read(JSON.stringify({ version: 1, entries }));

describe('A history file', () => {
  test('contains what was exported', async () => {
    const entries = [entry(0), entry(1)];
    expect(await read(serialize(entries, 2))).toEqual({ entries, errors: [], shortenedNames: 0 });
  });

  test('may begin with a byte order mark', async () => {
    expect(await read('\ufeff', serialize([entry()]))).toEqual({
      entries: [entry()],
      errors: [],
      shortenedNames: 0,
    });
  });

  test.each([
    ['nothing', [], 'empty'],
    ['white space', [' \n'], 'not-json'],
    ['words', ['AR2126'], 'not-json'],
    ['half a file', [serialize([entry()]).slice(0, -9)], 'not-json'],
    ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff])], 'not-json'],
    ['UTF-16', [new Uint16Array([0xfeff, 0x7b, 0x7d])], 'not-json'],
    ['brackets without end', ['['.repeat(HISTORY_FILE_BYTES)], 'not-json'],
    ['a bare list', [JSON.stringify([entry()])], 'not-history'],
    ['null', ['null'], 'not-history'],
    ['a number', ['7'], 'not-history'],
    ['somebody else’s file', ['{"name":"x","version":"1.0.0"}'], 'not-history'],
    ['a version and no list', ['{"version":1,"entries":{"length":1}}'], 'not-history'],
    ['a later version', [JSON.stringify({ version: 3, entries: [entry()] })], 'other-version'],
    ['a byte too many', ['x'.repeat(HISTORY_FILE_BYTES + 1)], 'too-large'],
  ] as const)('is rejected if it is %s', async (_, parts, error) => {
    expect(await read(...parts)).toBe(error);
  });

  test('may have exactly the maximum size', async () => {
    const text = serialize([entry()]);
    const contents = await read(text, ' '.repeat(HISTORY_FILE_BYTES - text.length));
    expect(contents).toEqual({ entries: [entry()], errors: [], shortenedNames: 0 });
  });

  test('is reported as unreachable if it has been deleted', async () => {
    const deleted = new Blob(['x']);
    deleted.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await readHistoryFile(deleted, { entries: [], now: NOW })).toBe('unreachable');
  });
});

describe('The entries of a history file', () => {
  test.each([
    [null, 'unreadable'],
    ['AR2126', 'unreadable'],
    [{}, 'unreadable'],
    [{ ...entry(), id: '0' }, 'unreadable'],
    [{ ...entry(), id: '9'.repeat(15) }, 'unreadable'],
    [{ ...entry(), dateCode: 7 }, 'unreadable'],
    [{ ...entry(), dateCode: '<img src=x onerror=alert(1)>' }, 'no-code'],
    [{ ...entry(), dateCode: 'ZZ9999' }, 'no-code'],
  ])('%j is %s and does not affect the others', async (junk, error) => {
    expect(await readEntries(entry(1), junk, entry(2))).toEqual({
      entries: [entry(1), entry(2)],
      errors: [error],
      shortenedNames: 0,
    });
  });

  test('contribute only their time, code, name and label', async () => {
    const forged = {
      ...entry(),
      result: { isValid: true, date: 'today', code: '<b>' },
      timestamp: '<b>never</b>',
      madeIn: 'Narnia',
      color: 'tan',
    };
    expect(await readEntries(forged)).toEqual({
      entries: [{ ...entry(), madeIn: undefined }],
      errors: [],
      shortenedNames: 0,
    });
  });

  test('product §2: a name that is too long is not cut without a word', async () => {
    const names = ['x'.repeat(ITEM_NAME_LENGTH), ` ${'Alma '.repeat(1000)}`, '👜'.repeat(60)];
    const entries = names.map((itemName, nth) => ({ ...entry(nth), itemName }));
    const contents = await readEntries(...entries);
    expect(contents).toMatchObject({ shortenedNames: 2 });
    const read = typeof contents === 'string' ? [] : contents.entries;
    expect(read.map(({ itemName }) => itemName)).toEqual([
      'x'.repeat(ITEM_NAME_LENGTH),
      `${'Alma '.repeat(15)}Alma…`,
      `${'👜'.repeat(39)}…`,
    ]);
  });

  test('product §2: from the future are of now, in their order, and stay importable', async () => {
    const [now, hours] = [Date.parse('2035-01-01T12:00:00'), 3_600_000];
    const at = (time: number) => ({ ...entry(), id: String(time), time });
    const readAt = (ms: number, file: readonly HistoryEntry[], entries: readonly HistoryEntry[]) =>
      readHistoryFile(new Blob([serialize(file)]), { entries, now: new Date(ms) });
    const ahead = [at(now + 9000 * hours), at(now + 6 * hours), at(now - hours)];
    const contents = await readAt(now, ahead, []);
    const entries = [at(now), at(now - 1), at(now - hours)];
    expect(contents).toEqual({ entries, errors: [], shortenedNames: 0 });
    expect(await readAt(now, entries, [])).toEqual(contents);
  });

  test('product §2: from the future are not added again when the same file is imported again', async () => {
    const now = Date.parse('2035-01-01T12:00:00');
    const alma = { ...entry(), id: String(2 * now), time: 2 * now };
    const unnamed = { ...alma, id: String(2 * now + 1), time: 2 * now + 1, itemName: undefined };
    const file = new Blob([serialize([unnamed, alma])]);
    const importInto = async (entries: readonly HistoryEntry[], later: number) => {
      const contents = await readHistoryFile(file, { entries, now: new Date(now + later) });
      return typeof contents === 'string' ? [] : merge(contents.entries)(entries);
    };
    const once = await importInto([], 0);
    expect(once.map(({ itemName }) => itemName)).toEqual([undefined, 'Alma']);
    expect(await importInto(once, 1000)).toEqual(once);
    // It was named meanwhile.
    const named = once.map((each) => ({ ...each, itemName: 'Alma' }));
    expect(await importInto(named, 2000)).toEqual(named);
  });
});
