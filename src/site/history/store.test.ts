import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decode, type ValidResult } from '../../heatstamp.ts';
import { LONGEST_LISTING } from '../lib/limits.ts';
import { HISTORY_KEY } from './entry.ts';

function resultOf(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** One origin's storage; `isFull` refuses what is written. */
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

/** A fresh copy of the modules: what each tab has of its own. */
async function openTab() {
  vi.resetModules();
  const [actions, store, toasts] = await Promise.all([
    import('./actions.ts'),
    import('./store.ts'),
    import('../lib/toasts.ts'),
  ]);
  const names = () => store.shownEntries().map(({ itemName }) => itemName);
  const said = () => toasts.toasts.get().map(({ title }) => title);
  return { ...actions, ...store, ...toasts, names, said };
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
  test('§3, product §2: a result is added without a name, and saving names that entry', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    expect(tab.names()).toEqual([undefined]);
    expect(tab.saveResult(id, { result: alma }, 'Alma')).toBe(id);
    expect(tab.names()).toEqual(['Alma']);
    expect((await openTab()).names()).toEqual(['Alma']);
  });

  test('saving a result whose entry is gone adds it anew', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    tab.removeEntry(id);
    const other = tab.saveResult(id, { result: alma }, 'Alma');
    expect(tab.shownEntries()).toMatchObject([{ id: other, itemName: 'Alma' }]);
  });

  test('product §1.6: a label is kept with its entry, and comes back with it', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma, madeIn: 'IT' });
    tab.tellEntry(id, { madeIn: 'FR' });
    const [labelled] = tab.shownEntries();
    expect((await openTab()).shownEntries()).toMatchObject([{ id, madeIn: 'FR' }]);
    tab.removeEntry(id);
    if (labelled) tab.restoreEntry(labelled);
    expect(tab.shownEntries()).toMatchObject([{ id, madeIn: 'FR' }]);
    tab.tellEntry(id, { madeIn: undefined });
    expect((await openTab()).shownEntries()[0]?.madeIn).toBeUndefined();
  });

  test('product §1.8: a line is kept with its entry, comes back with it, and leaves the label alone', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma, madeIn: 'IT' });
    tab.tellEntry(id, { madeIn: 'IT', line: 'neverfull' });
    expect((await openTab()).shownEntries()).toMatchObject([{ madeIn: 'IT', line: 'neverfull' }]);
    tab.removeEntry(id);
    tab.saveResult(id, { result: alma, line: 'speedy-25' }, 'Alma');
    expect((await openTab()).shownEntries()).toMatchObject([{ line: 'speedy-25' }]);
  });

  test('product §1.6: saving a result whose entry is gone saves its label too', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    tab.removeEntry(id);
    tab.tellEntry(id, { madeIn: 'ES' });
    expect(tab.names()).toEqual([]);
    tab.saveResult(id, { result: alma, madeIn: 'ES' }, 'Alma');
    expect(tab.shownEntries()).toMatchObject([{ itemName: 'Alma', madeIn: 'ES' }]);
  });

  test('product §1.9: a listing is kept with its entry, comes back with it, and is saved anew with it', async () => {
    const tab = await openTab();
    const listing = 'Alma, date code AR2126, made in France';
    const id = tab.addResult({ result: alma, listing });
    const [entry] = (await openTab()).shownEntries();
    expect(entry).toMatchObject({ id, listing });
    tab.removeEntry(id);
    if (entry) tab.restoreEntry(entry);
    expect(tab.shownEntries()).toMatchObject([{ id, listing }]);
    tab.removeEntry(id);
    tab.saveResult(id, { result: alma, listing }, 'Alma');
    expect(tab.shownEntries()).toMatchObject([{ itemName: 'Alma', listing }]);
  });

  test('product §1.9: a text that is too long for a listing is not kept', async () => {
    const tab = await openTab();
    tab.addResult({ result: alma, listing: 'AR2126 '.repeat(LONGEST_LISTING / 6) });
    expect(tab.shownEntries()[0]?.listing).toBeUndefined();
  });

  test('an entry is held as long as it is there, under its own code', async () => {
    const tab = await openTab();
    const id = tab.addResult({ result: alma });
    expect(tab.holdsEntry(id, 'AR2126')).toBe(true);
    expect(tab.holdsEntry(id, 'SD1013')).toBe(false);
    tab.removeEntry(id);
    expect(tab.holdsEntry(id, 'AR2126')).toBe(false);
  });

  test('the list stays the same object until it changes', async () => {
    const tab = await openTab();
    tab.addResult({ result: alma });
    expect(tab.shownEntries()).toBe(tab.shownEntries());
  });
});

describe('product §2: two open tabs agree', () => {
  test('a change is made to what the other tab wrote, heard of or not', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const id = one.addResult({ result: alma });
    two.addResult({ result: speedy });
    one.renameEntry(id, 'Alma');
    expect(one.names()).toEqual([undefined, 'Alma']);
    expect(two.names()).toEqual([undefined, 'Alma']);
    two.removeEntry(id);
    expect(one.names()).toEqual([undefined]);
  });
});

describe('product §2: storage that is full or forbidden', () => {
  const said = ['Your history can’t be stored'];

  test('is said once for what is added by itself, and the entries last for the visit', async () => {
    const tab = await openTab();
    storage.isFull = true;
    tab.addResult({ result: alma });
    expect(tab.said()).toEqual(said);
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    const id = tab.addResult({ result: speedy });
    expect(tab.said()).toEqual([]);
    tab.saveResult(id, { result: speedy }, 'Speedy');
    expect(tab.said()).toEqual(said);
    expect(tab.names()).toEqual(['Speedy', undefined]);
  });

  test('product §1.6: is not said again for a label, which counts for the visit', async () => {
    const tab = await openTab();
    storage.isFull = true;
    const id = tab.addResult({ result: alma });
    tab.dismissToast(tab.toasts.get()[0]?.id ?? 0);
    tab.tellEntry(id, { madeIn: 'IT' });
    expect(tab.said()).toEqual([]);
    expect(tab.shownEntries()[0]?.madeIn).toBe('IT');
  });

  test('once there is room again, all of it is stored on top of what others wrote', async () => {
    const [one, two] = [await openTab(), await openTab()];
    storage.isFull = true;
    one.addResult({ result: alma });
    storage.isFull = false;
    vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] });
    two.addResult({ result: speedy });
    expect(one.names()).toHaveLength(2);
    one.addResult({ result: speedy });
    expect(two.names()).toHaveLength(3);
  });

  test('that can not even be mentioned is an empty one', async () => {
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
    expect(tab.said()).toEqual(said);
  });
});
