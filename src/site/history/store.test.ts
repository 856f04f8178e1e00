import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decode, type ValidResult } from '../../heatstamp.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { HISTORY_KEY } from './entry.ts';

function resultOf(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** The storage of one origin, with room for so many characters. When `isFull`, every write fails. */
class FakeStorage {
  isFull = false;
  room = Infinity;
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    const others = [...this.items].filter(([other]) => other !== key);
    const used = others.reduce((sum, [, text]) => sum + text.length, value.length);
    if (used > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }
}

/** Loads a fresh copy of the modules, as a new tab does. */
async function openTab() {
  vi.resetModules();
  const [actions, commits, store, toasts] = await Promise.all([
    import('./actions.ts'),
    import('./commit.ts'),
    import('./store.ts'),
    import('../lib/toasts.ts'),
  ]);
  const names = () => store.getEntries().map(({ itemName }) => itemName);
  const toastTitles = () => toasts.toasts.get().map(({ title }) => title);
  return { ...actions, ...commits, ...store, ...toasts, names, toastTitles };
}

const [alma, speedy] = [resultOf('AR2126'), resultOf('SD1013')];
const windowEvents = new EventTarget();
let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The history of a tab', () => {
  test('§3: adds a result without a name, and names its entry on saving', async () => {
    const tab = await openTab();
    const { id } = tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect(tab.saveResult(id, { result: alma }, 'Alma')).toBe(id);
    expect(tab.names()).toEqual(['Alma']);
    expect((await openTab()).names()).toEqual(['Alma']);
  });

  test('adds a result again if its entry was deleted before saving', async () => {
    const tab = await openTab();
    const { id } = tab.addResult({ result: alma });
    tab.removeEntry(id);
    const other = tab.saveResult(id, { result: alma }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ id: other, itemName: 'Alma' }]);
  });

  test('stores a label with its entry and restores both', async () => {
    const tab = await openTab();
    const { id } = tab.addResult({ result: alma, label: 'IT' });
    tab.updateDetails(id, { label: 'FR' });
    const [labeled] = tab.getEntries();
    expect((await openTab()).getEntries()).toMatchObject([{ id, label: 'FR' }]);
    tab.removeEntry(id);
    if (labeled) tab.restoreEntry(labeled);
    expect(tab.getEntries()).toMatchObject([{ id, label: 'FR' }]);
    tab.updateDetails(id, { label: undefined });
    expect((await openTab()).getEntries()[0]?.label).toBeUndefined();
  });

  test('stores a line with its entry, restores both and leaves the label alone', async () => {
    const tab = await openTab();
    const { id } = tab.addResult({ result: alma, label: 'IT' });
    tab.updateDetails(id, { label: 'IT', line: 'neverfull' });
    expect((await openTab()).getEntries()).toMatchObject([{ label: 'IT', line: 'neverfull' }]);
    tab.removeEntry(id);
    tab.saveResult(id, { result: alma, line: 'speedy-25' }, 'Alma');
    expect((await openTab()).getEntries()).toMatchObject([{ line: 'speedy-25' }]);
  });

  test('saves the label of a result whose entry was deleted', async () => {
    const tab = await openTab();
    const { id } = tab.addResult({ result: alma });
    tab.removeEntry(id);
    tab.updateDetails(id, { label: 'ES' });
    expect(tab.names()).toEqual([]);
    tab.saveResult(id, { result: alma, label: 'ES' }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ itemName: 'Alma', label: 'ES' }]);
  });

  test('stores a listing with its entry, restores both and saves both again', async () => {
    const tab = await openTab();
    const listing = 'Alma, date code AR2126, made in France';
    const { id } = tab.addResult({ result: alma, listing });
    const [entry] = (await openTab()).getEntries();
    expect(entry).toMatchObject({ id, listing });
    tab.removeEntry(id);
    if (entry) tab.restoreEntry(entry);
    expect(tab.getEntries()).toMatchObject([{ id, listing }]);
    tab.removeEntry(id);
    tab.saveResult(id, { result: alma, listing }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ itemName: 'Alma', listing }]);
  });

  test('does not store a text that is too long for a listing', async () => {
    const tab = await openTab();
    tab.addResult({ result: alma, listing: 'AR2126 '.repeat(LONGEST_LISTING / 6) });
    expect(tab.getEntries()[0]?.listing).toBeUndefined();
  });

  test('returns the same array until it changes', async () => {
    const tab = await openTab();
    tab.addResult({ result: alma });
    expect(tab.getEntries()).toBe(tab.getEntries());
  });
});

describe('the same code again', () => {
  test('moves its entry up, in whatever tab, and keeps its name', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const { id } = first.addResult({ result: alma });
    first.renameEntry(id, 'Alma');
    first.addResult({ result: speedy });
    expect(first.names()).toEqual([undefined, 'Alma']);
    expect(second.addResult({ result: alma }).id).toBe(id);
    expect(first.names()).toEqual(['Alma', undefined]);
  });

  test('under a name from a spreadsheet names it', async () => {
    const tab = await openTab();
    tab.addResult({ result: alma });
    tab.addResult({ result: alma, itemName: 'Speedy 30' });
    expect(tab.names()).toEqual(['Speedy 30']);
  });
});

describe('what can’t be read', () => {
  const TRUNCATED = '{"version":1,"entries":[{"id":"1763700000000","dateCode":"SD1';
  const warning = ['Part of your history can’t be read'];

  test('is set aside before anything is written, and said once', async () => {
    storage.setItem(HISTORY_KEY, TRUNCATED);
    const tab = await openTab();
    tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect(storage.getItem(tab.UNREADABLE_KEY)).toBe(JSON.stringify([TRUNCATED]));
    expect(tab.toastTitles()).toEqual(warning);
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    tab.addResult({ result: speedy });
    expect(tab.toastTitles()).toEqual([]);
  });

  test('is set aside item by item, and what is readable stays', async () => {
    const junk = [null, { id: 'x', dateCode: 'AR2126' }];
    const good = { id: '1763700000000', dateCode: 'AR2126', itemName: 'Alma' };
    storage.setItem(HISTORY_KEY, JSON.stringify({ version: 1, entries: [...junk, good] }));
    const tab = await openTab();
    tab.reportUnreadable();
    expect(tab.names()).toEqual(['Alma']);
    expect(JSON.parse(storage.getItem(tab.UNREADABLE_KEY) ?? '')).toEqual(junk);
    expect((await openTab()).setUnreadableAside()).toBe(false);
  });

  test.each([
    ['[1,2]', [1, 2, TRUNCATED]],
    ['not ours', ['not ours', TRUNCATED]],
  ])('is added to what was set aside before: %s', async (kept, expected) => {
    storage.setItem(HISTORY_KEY, TRUNCATED);
    const tab = await openTab();
    storage.setItem(tab.UNREADABLE_KEY, kept);
    tab.reportUnreadable();
    expect(JSON.parse(storage.getItem(tab.UNREADABLE_KEY) ?? '')).toEqual(expected);
  });

  test('is set aside even where it takes more than half of the room', async () => {
    storage.room = 5_000_000;
    const large = 'x'.repeat(3_000_000);
    storage.setItem(HISTORY_KEY, large);
    const tab = await openTab();
    tab.addResult({ result: alma });
    expect((await openTab()).names()).toEqual([undefined]);
    expect(tab.getUnreadable()).toBe(JSON.stringify([large]));
    tab.removeUnreadable();
    expect(tab.getUnreadable()).toBeUndefined();
    expect([...storage.items.values()].join('').length).toBeLessThan(1000);
    expect((await openTab()).names()).toEqual([undefined]);
  });

  test('can be removed where there is no room to set it aside', async () => {
    const large = 'x'.repeat(3000);
    storage.setItem(HISTORY_KEY, large);
    const tab = await openTab();
    storage.room = 3010;
    tab.addResult({ result: alma });
    expect(storage.getItem(HISTORY_KEY)).toBe(large);
    expect(tab.getUnreadable()).toBe(JSON.stringify([large]));
    tab.removeUnreadable();
    expect(tab.getUnreadable()).toBeUndefined();
    expect((await openTab()).names()).toEqual([undefined]);
  });

  test('stays where it is if there is no room for it', async () => {
    storage.setItem(HISTORY_KEY, TRUNCATED);
    const tab = await openTab();
    storage.isFull = true;
    tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect(storage.getItem(HISTORY_KEY)).toBe(TRUNCATED);
    expect(tab.toastTitles()).toEqual(['Your history can’t be stored']);
  });
});

test('what a newer version wrote is only read', async () => {
  const entry = { id: '1763700000000', dateCode: 'AR2126', itemName: 'Alma', color: 'tan' };
  const newer = JSON.stringify({ version: 9, entries: [entry, { whatever: true }] });
  storage.setItem(HISTORY_KEY, newer);
  const tab = await openTab();
  expect(tab.names()).toEqual(['Alma']);
  tab.reportUnreadable();
  expect(tab.toastTitles()).toEqual([]);
  tab.addResult({ result: speedy });
  expect(tab.names()).toEqual([undefined, 'Alma']);
  expect(tab.toastTitles()).toEqual(['Your history is read-only for now']);
  expect([...storage.items]).toEqual([[HISTORY_KEY, newer]]);
  // What was set aside before can be removed all the same.
  storage.setItem('heatstamp.history.unreadable', '["x"]');
  expect(tab.getUnreadable()).toBe('["x"]');
  tab.removeUnreadable();
  expect([tab.getUnreadable(), tab.names()]).toEqual([undefined, [undefined, 'Alma']]);
  expect(storage.getItem(HISTORY_KEY)).toBe(newer);
  // In an older tab as well, whose own version wrote the history until then.
  storage.items.clear();
  const older = await openTab();
  older.addResult({ result: alma });
  storage.setItem(HISTORY_KEY, newer);
  older.addResult({ result: speedy });
  expect(storage.getItem(HISTORY_KEY)).toBe(newer);
});

test('stored data that was cleared meanwhile stays cleared', async () => {
  const tab = await openTab();
  const { id } = tab.addResult({ result: alma });
  storage.items.clear();
  tab.renameEntry(id, 'Alma');
  expect(tab.names()).toEqual([]);
  tab.addResult({ result: speedy });
  expect(tab.getEntries()).toMatchObject([{ dateCode: 'SD1013' }]);
  expect((await openTab()).names()).toHaveLength(1);
});

test('a name never leaves in silence: it is offered back, and to be exported', async () => {
  const tab = await openTab();
  const codes = ['00', '10', '20', '30', '40', '50', '60', '70', '80', '90', '01'];
  const [last = '', ...first] = codes.map((digits) => `SD${digits[0]}0${digits[1]}3`).toReversed();
  for (const code of first.slice(0, HISTORY_SIZE).toReversed())
    tab.addResult({ result: resultOf('AR2126'), itemName: `bag ${code}` });
  expect(tab.toastTitles()).toEqual([]);
  tab.addResult({ result: resultOf(last) });
  const oldest = first.slice(0, HISTORY_SIZE).at(-1) ?? '';
  expect(tab.names()).not.toContain(`bag ${oldest}`);
  expect(tab.toastTitles()).toEqual([`bag ${oldest} (AR2126) was removed from your history`]);
  tab.toasts.get()[0]?.action?.onAct();
  expect(tab.names()).toContain(`bag ${oldest}`);
  expect(tab.getEntries()).toHaveLength(HISTORY_SIZE);
});

describe('two open tabs agree', () => {
  test('applies a change to what the other tab has written, even without an event', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const { id } = first.addResult({ result: alma });
    second.addResult({ result: speedy });
    first.renameEntry(id, 'Alma');
    expect(first.names()).toEqual([undefined, 'Alma']);
    expect(second.names()).toEqual([undefined, 'Alma']);
    second.removeEntry(id);
    expect(first.names()).toEqual([undefined]);
  });
});

describe('with full or forbidden storage', () => {
  const warning = ['Your history can’t be stored'];

  test('warns once about results added automatically and keeps them for the visit', async () => {
    const tab = await openTab();
    storage.isFull = true;
    tab.addResult({ result: alma });
    expect(tab.toastTitles()).toEqual(warning);
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    const { id } = tab.addResult({ result: speedy });
    expect(tab.toastTitles()).toEqual([]);
    tab.saveResult(id, { result: speedy }, 'Speedy');
    expect(tab.toastTitles()).toEqual(warning);
    expect(tab.names()).toEqual(['Speedy', undefined]);
  });

  test('does not warn again about a label and keeps it for the visit', async () => {
    const tab = await openTab();
    storage.isFull = true;
    const { id } = tab.addResult({ result: alma });
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    tab.updateDetails(id, { label: 'IT' });
    expect(tab.toastTitles()).toEqual([]);
    expect(tab.getEntries()[0]?.label).toBe('IT');
  });

  test('stores everything on top of other tabs’ changes once there is room again', async () => {
    const [first, second] = [await openTab(), await openTab()];
    storage.isFull = true;
    first.addResult({ result: alma });
    storage.isFull = false;
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
    second.addResult({ result: speedy });
    expect(first.names()).toHaveLength(2);
    first.addResult({ result: resultOf('VI0956') });
    expect(second.names()).toHaveLength(3);
  });

  test('treats storage that throws on access as empty', async () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        },
      ),
    );
    const tab = await openTab();
    expect(tab.names()).toEqual([]);
    tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect(tab.toastTitles()).toEqual(warning);
  });
});
