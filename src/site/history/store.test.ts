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

/** The id of an entry that was added. */
function idOf(id: string | undefined): string {
  if (id === undefined) throw new Error('No entry was added.');
  return id;
}

/** Loads a fresh copy of the modules, as a new tab does. */
async function openTab() {
  vi.resetModules();
  const [actions, commits, store, toasts] = await Promise.all([
    import('./actions.ts'),
    import('./actions.ts'),
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
    const id = idOf(tab.addResult({ result: alma }));
    expect(tab.names()).toEqual([undefined]);
    expect(tab.saveResult(id, { result: alma }, 'Alma')).toBe(id);
    expect(tab.names()).toEqual(['Alma']);
    expect((await openTab()).names()).toEqual(['Alma']);
  });

  test('adds a result again if its entry was deleted before saving', async () => {
    const tab = await openTab();
    const id = idOf(tab.addResult({ result: alma }));
    tab.removeEntry(id);
    const other = tab.saveResult(id, { result: alma }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ id: other, itemName: 'Alma' }]);
  });

  test('stores a label with its entry and restores both', async () => {
    const tab = await openTab();
    const id = idOf(tab.addResult({ result: alma, label: 'IT' }));
    tab.saySomething(id, { label: 'FR' });
    const [labeled] = tab.getEntries();
    expect((await openTab()).getEntries()).toMatchObject([{ id, label: 'FR' }]);
    tab.removeEntry(id);
    if (labeled) tab.restoreEntry(labeled);
    expect(tab.getEntries()).toMatchObject([{ id, label: 'FR' }]);
    tab.saySomething(id, { label: undefined });
    expect((await openTab()).getEntries()[0]?.label).toBeUndefined();
  });

  test('stores a line with its entry, restores both and leaves the label alone', async () => {
    const tab = await openTab();
    const id = idOf(tab.addResult({ result: alma, label: 'IT' }));
    tab.saySomething(id, { label: 'IT', line: 'neverfull' });
    expect((await openTab()).getEntries()).toMatchObject([{ label: 'IT', line: 'neverfull' }]);
    tab.removeEntry(id);
    tab.saveResult(id, { result: alma, line: 'speedy-25' }, 'Alma');
    expect((await openTab()).getEntries()).toMatchObject([{ line: 'speedy-25' }]);
  });

  test('saves the label of a result whose entry was deleted', async () => {
    const tab = await openTab();
    const id = idOf(tab.addResult({ result: alma }));
    tab.removeEntry(id);
    tab.saySomething(id, { label: 'ES' });
    expect(tab.names()).toEqual([]);
    tab.saveResult(id, { result: alma, label: 'ES' }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ itemName: 'Alma', label: 'ES' }]);
  });

  test('stores a listing with its entry, restores both and saves both again', async () => {
    const tab = await openTab();
    const listing = 'Alma, date code AR2126, made in France';
    const id = idOf(tab.addResult({ result: alma, listing }));
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
  test('moves its entry up, in whatever tab; what has a name stays as it is', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const id = idOf(first.addResult({ result: alma }));
    first.addResult({ result: speedy });
    expect(second.addResult({ result: alma })).toBe(id);
    first.renameEntry(id, 'Alma');
    first.addResult({ result: speedy });
    expect(second.addResult({ result: alma })).toBeUndefined();
    expect(first.names()).toEqual(['Alma', undefined]);
  });

  test('a stranger’s link about it makes an entry of its own', async () => {
    const tab = await openTab();
    const id = idOf(tab.addResult({ result: alma }));
    tab.renameEntry(id, 'My Alma');
    const other = tab.addResult({ result: alma, label: 'CN', bought: '1990' });
    expect(tab.getEntries()).toMatchObject([
      { id: other, label: 'CN' },
      { id, itemName: 'My Alma' },
    ]);
    expect(tab.getEntries()[1]).not.toMatchObject({ label: 'CN' });
  });
});

describe('what can’t be read', () => {
  const TRUNCATED = '{"version":3,"entries":[{"id":"1763700000000","dateCode":"SD1';
  const NEWER = JSON.stringify({ version: 4, entries: [{ color: 'tan' }] });
  const warning = ['Part of your history can’t be read'];

  test.each([TRUNCATED, NEWER])(
    '%s stays as it is, and the page writes under a key of its own version',
    async (text) => {
      storage.setItem(HISTORY_KEY, text);
      const tab = await openTab();
      tab.addResult({ result: alma });
      expect(tab.names()).toEqual([undefined]);
      expect(storage.getItem(HISTORY_KEY)).toBe(text);
      expect(tab.toastTitles()).toEqual(warning);
      tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
      tab.addResult({ result: speedy });
      expect(tab.toastTitles()).toEqual([]);
      expect((await openTab()).names()).toHaveLength(2);
    },
  );

  test('what is readable beside it stays', async () => {
    const good = { id: '1763700000000', dateCode: 'AR2126', itemName: 'Alma' };
    const text = JSON.stringify({ version: 3, entries: [null, good] });
    storage.setItem(HISTORY_KEY, text);
    const tab = await openTab();
    tab.reportUnreadable();
    expect([tab.names(), storage.getItem(HISTORY_KEY)]).toEqual([['Alma'], text]);
    expect((await openTab()).unreadableIn()).toBe('none');
  });

  test('where that key can’t be read either, nothing is written, and the page says so', async () => {
    storage.setItem(HISTORY_KEY, TRUNCATED);
    storage.setItem(`${HISTORY_KEY}.3`, 'older');
    const tab = await openTab();
    tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect([...storage.items.values()]).toEqual([TRUNCATED, 'older']);
    expect(tab.toasts.get()[0]?.description).toContain('nothing new is stored');
  });

  test('it stays where it is if there is no room for it', async () => {
    storage.setItem(HISTORY_KEY, TRUNCATED);
    const tab = await openTab();
    storage.isFull = true;
    tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect([...storage.items]).toEqual([[HISTORY_KEY, TRUNCATED]]);
  });
});

test('stored data that was cleared meanwhile stays cleared', async () => {
  const tab = await openTab();
  const id = idOf(tab.addResult({ result: alma }));
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

test('what is said of an entry that was deleted comes back with it', async () => {
  const tab = await openTab();
  const id = idOf(tab.addResult({ result: alma }));
  const [entry] = tab.getEntries();
  tab.removeEntry(id);
  tab.saySomething(id, { label: 'FR' });
  if (entry) tab.restoreEntry(entry);
  expect(tab.getEntries()).toMatchObject([{ id, label: 'FR' }]);
});

describe('two open tabs agree', () => {
  test('applies a change to what the other tab has written, even without an event', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const id = idOf(first.addResult({ result: alma }));
    second.addResult({ result: speedy });
    first.renameEntry(id, 'Alma');
    expect(first.names()).toEqual([undefined, 'Alma']);
    expect(second.names()).toEqual([undefined, 'Alma']);
    second.removeEntry(id);
    expect(first.names()).toEqual([undefined]);
  });
});

describe('tabs that store at one moment', () => {
  /** A tab whose view of the storage lags behind, as that of another process does for milliseconds. */
  async function openLagging() {
    const behind = new FakeStorage();
    vi.stubGlobal('localStorage', behind);
    return { tab: await openTab(), behind };
  }

  test('lose nothing: each writes again what another has overwritten', async () => {
    vi.useFakeTimers();
    const codes = ['AR2126', 'SD1013', 'VI0956', 'SP0065', '8912SL'];
    const tabs = [];
    for (const code of codes) {
      const lagging = await openLagging();
      lagging.tab.addResult({ result: resultOf(code) });
      tabs.push(lagging);
    }
    // Each wrote to what it knew of the storage; the last one to write wins, and all are told.
    let text = tabs.at(-1)?.behind.getItem(HISTORY_KEY) ?? '';
    for (let round = 0; round < 20; round += 1) {
      for (const { tab, behind } of tabs) {
        vi.stubGlobal('localStorage', behind);
        behind.setItem(HISTORY_KEY, text);
        tab.getEntries();
        await vi.advanceTimersByTimeAsync(60);
        text = behind.getItem(HISTORY_KEY) ?? '';
      }
    }
    for (const code of codes) expect(text).toContain(code);
  });

  test.each([
    [9, 2],
    [11, 1],
  ])('after %i seconds an overwritten tab still has %i entries', async (seconds, count) => {
    vi.useFakeTimers();
    const own = await openLagging();
    own.tab.addResult({ result: alma });
    const other = await openLagging();
    other.tab.addResult({ result: speedy });
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    own.behind.setItem(HISTORY_KEY, other.behind.getItem(HISTORY_KEY) ?? '');
    vi.stubGlobal('localStorage', own.behind);
    expect(own.tab.names()).toHaveLength(count);
  });

  test('a deletion that knew of an entry stays one', async () => {
    vi.useFakeTimers();
    const [first, second] = [await openTab(), await openTab()];
    const id = idOf(first.addResult({ result: alma }));
    second.removeEntry(id);
    expect(first.names()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([first.names(), second.names()]).toEqual([[], []]);
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
    const id = idOf(tab.addResult({ result: speedy }));
    expect(tab.toastTitles()).toEqual([]);
    tab.saveResult(id, { result: speedy }, 'Speedy');
    expect(tab.toastTitles()).toEqual(warning);
    expect(tab.names()).toEqual(['Speedy', undefined]);
  });

  test('does not warn again about a label and keeps it for the visit', async () => {
    const tab = await openTab();
    storage.isFull = true;
    const id = idOf(tab.addResult({ result: alma }));
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    tab.saySomething(id, { label: 'IT' });
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
