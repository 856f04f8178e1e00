import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decode, type ValidResult } from '../../heatstamp.ts';
import { LONGEST_LISTING } from '../lib/limits.ts';
import { HISTORY_KEY } from './entry.ts';

function resultOf(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** The storage of one origin. When `isFull`, every write fails. */
class FakeStorage {
  isFull = false;
  value: string | null = null;
  getItem(key: string): string | null {
    return key === HISTORY_KEY ? this.value : null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    if (key === HISTORY_KEY) this.value = value;
  }
}

/** Loads a fresh copy of the modules, as a new tab does. */
async function openTab() {
  vi.resetModules();
  const [actions, store, toasts] = await Promise.all([
    import('./actions.ts'),
    import('./store.ts'),
    import('../lib/toasts.ts'),
  ]);
  const names = () => store.getEntries().map(({ itemName }) => itemName);
  const toastTitles = () => toasts.toasts.get().map(({ title }) => title);
  return { ...actions, ...store, ...toasts, names, toastTitles };
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
  test('§3, product §2: adds a result without a name, and names its entry on saving', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect(tab.saveResult(id, { result: alma }, 'Alma')).toBe(id);
    expect(tab.names()).toEqual(['Alma']);
    expect((await openTab()).names()).toEqual(['Alma']);
  });

  test('adds a result again if its entry was deleted before saving', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    tab.removeEntry(id);
    const other = tab.saveResult(id, { result: alma }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ id: other, itemName: 'Alma' }]);
  });

  test('product §1.6: stores a label with its entry and restores both', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma, madeIn: 'IT' });
    tab.updateDetails(id, { madeIn: 'FR' });
    const [labeled] = tab.getEntries();
    expect((await openTab()).getEntries()).toMatchObject([{ id, madeIn: 'FR' }]);
    tab.removeEntry(id);
    if (labeled) tab.restoreEntry(labeled);
    expect(tab.getEntries()).toMatchObject([{ id, madeIn: 'FR' }]);
    tab.updateDetails(id, { madeIn: undefined });
    expect((await openTab()).getEntries()[0]?.madeIn).toBeUndefined();
  });

  test('product §1.8: stores a line with its entry, restores both and leaves the label alone', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma, madeIn: 'IT' });
    tab.updateDetails(id, { madeIn: 'IT', line: 'neverfull' });
    expect((await openTab()).getEntries()).toMatchObject([{ madeIn: 'IT', line: 'neverfull' }]);
    tab.removeEntry(id);
    tab.saveResult(id, { result: alma, line: 'speedy-25' }, 'Alma');
    expect((await openTab()).getEntries()).toMatchObject([{ line: 'speedy-25' }]);
  });

  test('product §1.6: saves the label of a result whose entry was deleted', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    tab.removeEntry(id);
    tab.updateDetails(id, { madeIn: 'ES' });
    expect(tab.names()).toEqual([]);
    tab.saveResult(id, { result: alma, madeIn: 'ES' }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ itemName: 'Alma', madeIn: 'ES' }]);
  });

  test('product §1.9: stores a listing with its entry, restores both and saves both again', async () => {
    const tab = await openTab();
    const listing = 'Alma, date code AR2126, made in France';
    const id = tab.addResult({ result: alma, listing });
    const [entry] = (await openTab()).getEntries();
    expect(entry).toMatchObject({ id, listing });
    tab.removeEntry(id);
    if (entry) tab.restoreEntry(entry);
    expect(tab.getEntries()).toMatchObject([{ id, listing }]);
    tab.removeEntry(id);
    tab.saveResult(id, { result: alma, listing }, 'Alma');
    expect(tab.getEntries()).toMatchObject([{ itemName: 'Alma', listing }]);
  });

  test('product §1.9: does not store a text that is too long for a listing', async () => {
    const tab = await openTab();
    tab.addResult({ result: alma, listing: 'AR2126 '.repeat(LONGEST_LISTING / 6) });
    expect(tab.getEntries()[0]?.listing).toBeUndefined();
  });

  test('finds an entry by its id and code until it is deleted', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    expect(tab.hasEntry(id, 'AR2126')).toBe(true);
    expect(tab.hasEntry(id, 'SD1013')).toBe(false);
    tab.removeEntry(id);
    expect(tab.hasEntry(id, 'AR2126')).toBe(false);
  });

  test('returns the same array until it changes', async () => {
    const tab = await openTab();
    tab.addResult({ result: alma });
    expect(tab.getEntries()).toBe(tab.getEntries());
  });
});

describe('product §2: two open tabs agree', () => {
  test('applies a change to what the other tab has written, even without an event', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const id = first.addResult({ result: alma });
    second.addResult({ result: speedy });
    first.renameEntry(id, 'Alma');
    expect(first.names()).toEqual([undefined, 'Alma']);
    expect(second.names()).toEqual([undefined, 'Alma']);
    second.removeEntry(id);
    expect(first.names()).toEqual([undefined]);
  });
});

describe('product §2: with full or forbidden storage', () => {
  const warning = ['Your history can’t be stored'];

  test('warns once about results added automatically and keeps them for the visit', async () => {
    const tab = await openTab();
    storage.isFull = true;
    tab.addResult({ result: alma });
    expect(tab.toastTitles()).toEqual(warning);
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    const id = tab.addResult({ result: speedy });
    expect(tab.toastTitles()).toEqual([]);
    tab.saveResult(id, { result: speedy }, 'Speedy');
    expect(tab.toastTitles()).toEqual(warning);
    expect(tab.names()).toEqual(['Speedy', undefined]);
  });

  test('product §1.6: does not warn again about a label and keeps it for the visit', async () => {
    const tab = await openTab();
    storage.isFull = true;
    const id = tab.addResult({ result: alma });
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    tab.updateDetails(id, { madeIn: 'IT' });
    expect(tab.toastTitles()).toEqual([]);
    expect(tab.getEntries()[0]?.madeIn).toBe('IT');
  });

  test('stores everything on top of other tabs’ changes once there is room again', async () => {
    const [first, second] = [await openTab(), await openTab()];
    storage.isFull = true;
    first.addResult({ result: alma });
    storage.isFull = false;
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
    second.addResult({ result: speedy });
    expect(first.names()).toHaveLength(2);
    first.addResult({ result: speedy });
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
