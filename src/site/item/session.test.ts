import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Query } from './item.ts';
import * as session from './session.ts';

const {
  currentPosition,
  followPositions,
  isBackToParent,
  keepQuery,
  queryOf,
  saveLayout,
  stepFor,
  writePosition,
} = session;

const HOST = 'https://heatstamp.example';
const table = { text: 'SD1013\nSP0065' };
const row = { text: 'SP0065', row: 1, parent: table };

/** A browser's history of one page, as far as steps need it. */
class FakeBrowser extends EventTarget {
  private steps: readonly { readonly state: unknown; readonly url: URL }[];
  private index = 0;

  constructor(address: string, state: unknown = null) {
    super();
    this.steps = [{ state, url: new URL(address, HOST) }];
  }

  get state(): unknown {
    return this.steps[this.index]?.state;
  }

  get url(): URL {
    return this.steps[this.index]?.url ?? new URL(HOST);
  }

  get length(): number {
    return this.steps.length;
  }

  get address(): string {
    return this.url.href.slice(HOST.length);
  }

  pushState(state: unknown, _: string, address = ''): void {
    const url = new URL(address, this.url);
    this.steps = [...this.steps.slice(0, this.index + 1), { state: structuredClone(state), url }];
    this.index += 1;
  }

  replaceState(state: unknown, _: string, address = ''): void {
    const url = address === '' ? this.url : new URL(address, this.url);
    this.steps = this.steps.with(this.index, { state: structuredClone(state), url });
  }

  go(by: number): void {
    this.index += by;
    this.dispatchEvent(new Event('popstate'));
  }
}

let browser: FakeBrowser;

function openAt(address: string, state?: unknown): void {
  browser = new FakeBrowser(address, state);
  vi.stubGlobal('history', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('scrollY', 120);
  vi.stubGlobal('innerWidth', 360);
  const part = (name: 'hash' | 'search' | 'pathname' | 'href') => ({
    get: () => browser.url[name],
  });
  const parts = { hash: part('hash'), search: part('search'), pathname: part('pathname') };
  vi.stubGlobal('location', Object.defineProperties({}, { ...parts, href: part('href') }));
}

/** Asks for a query, as the decoder does. */
function ask(
  query: Query,
  isOpened = false,
  { keepQuery, stepFor, writePosition } = session,
): number {
  const step = stepFor(query);
  keepQuery(step, query);
  writePosition({ step, item: query, isHere: false, isOpened });
  return step;
}

/** Writes what became known of the current query. */
function write(step: number, item: Query): void {
  keepQuery(step, item);
  writePosition({ step, item, isHere: true });
}

beforeEach(() => {
  openAt('/');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the position that the visitor is at', () => {
  test.each([
    ['/', { kind: 'empty' }],
    ['/#eras', { kind: 'elsewhere' }],
    ['/#code=SD1013', { kind: 'query', query: { text: 'SD1013' }, step: undefined }],
    ['/#code=', { kind: 'query', query: { text: '' }, step: undefined }],
  ])('%s', (address, step) => {
    openAt(address);
    expect(currentPosition()).toMatchObject(step);
  });

  test('it knows more than its address, and a number that nobody knows is none', () => {
    const step = ask({ text: 'SD1013' });
    write(step, { text: 'SD1013', entry: '1763700000000' });
    expect(currentPosition()).toMatchObject({ query: { entry: '1763700000000' }, step });
    for (const state of [{ step: 999_999 }, { step: 'x' }, { query: { text: 'SD1013' } }, 7]) {
      openAt('/#code=SD1013', state);
      expect(currentPosition()).toMatchObject({ query: { text: 'SD1013' }, step: undefined });
    }
  });
});

describe('whatever is answered becomes the address and a step of its own', () => {
  test('a query is pushed; where it stands already it adds no step, and what was said makes another', () => {
    const step = ask({ text: 'SD1013' });
    expect([browser.address, browser.length]).toEqual(['/#code=SD1013', 2]);
    expect(ask({ text: 'SD1013' })).toBe(step);
    expect(browser.length).toBe(2);
    write(step, { text: 'SD1013', entry: '1', label: 'FR' });
    expect([browser.address, browser.length]).toEqual(['/#code=SD1013&made-in=FR', 2]);
    ask({ text: 'SD1013' });
    expect([browser.address, browser.length]).toEqual(['/#code=SD1013', 3]);
    ask({ text: 'AR2126' });
    expect([browser.address, browser.length]).toEqual(['/#code=AR2126', 4]);
  });

  test('viewing the entry that shows already adds no step', () => {
    ask({ text: 'SD1013', entry: '1' });
    ask({ text: 'SD1013', entry: '1', label: 'FR' });
    expect(browser.length).toBe(2);
    ask({ text: 'SD1013', entry: '2' });
    expect(browser.length).toBe(3);
  });

  test('two readings are two steps, and back leads from one to the other', () => {
    const first = ask({ text: 'SD1013' });
    const second = ask({ text: 'SD1013', reading: 'week-year' });
    expect([browser.address, second === first]).toEqual(['/#code=SD1013&reading=week-year', false]);
    browser.go(-1);
    expect(currentPosition()).toMatchObject({ step: first, query: { text: 'SD1013' } });
    expect(queryOf(first)).not.toHaveProperty('reading');
  });

  test('what arrives by a link or a step takes its place, and adds none', () => {
    openAt('/#code=SD1013');
    const step = stepFor({ text: 'SD1013' });
    write(step, { text: 'SD1013', label: 'FR' });
    expect([browser.address, browser.length]).toEqual(['/#code=SD1013&made-in=FR', 1]);
    expect(currentPosition()).toMatchObject({ step });
  });

  test('clearing is a step without a query, and an empty page adds none', () => {
    writePosition(undefined);
    expect(browser.length).toBe(1);
    ask({ text: 'SD1013' });
    writePosition(undefined);
    expect([browser.address, browser.length]).toEqual(['/', 3]);
    expect(currentPosition()).toEqual({ kind: 'empty' });
  });

  test('what was opened knows that its parent is one step back', () => {
    ask(table);
    expect(isBackToParent()).toBe(false);
    const step = ask(row, true);
    write(step, { ...row, entry: '1' });
    expect([browser.address, isBackToParent()]).toEqual(['/#code=SP0065', true]);
    browser.pushState(null, '', '#eras');
    write(step, row);
    expect(isBackToParent()).toBe(false);
  });

  test('a step to another part of the page takes the query along and keeps its address', () => {
    const step = ask({ text: 'SD1013' });
    browser.pushState(null, '', '#eras');
    expect(currentPosition()).toEqual({ kind: 'elsewhere' });
    write(step, { text: 'SD1013' });
    expect(browser.address).toBe('/#eras');
    expect(currentPosition()).toMatchObject({ kind: 'query', query: { text: 'SD1013' } });
  });

  test('a text of any length is kept, and so is what was opened from it', () => {
    const text = 'SD1013\n'.repeat(50_000);
    ask({ text });
    expect([browser.address, JSON.stringify(browser.state).length < 100]).toEqual(['/', true]);
    ask({ text: 'SD1013', row: 0, parent: { text } }, true);
    expect(currentPosition()).toMatchObject({ query: { parent: { text } } });
    browser.go(-1);
    expect(currentPosition()).toMatchObject({ query: { text } });
  });

  /** The storage of a tab's session, with room for so many characters. */
  function sessionWith(room = Infinity): Map<string, string> {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem: (key: string, value: string) => {
        const others = [...stored].filter(([other]) => other !== key);
        if (others.reduce((sum, [, text]) => sum + text.length, value.length) > room)
          throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
    });
    return stored;
  }

  /** Loads the module anew, as a reload does. */
  async function reload(): Promise<typeof session> {
    vi.resetModules();
    return import('./session.ts');
  }

  test('a reload of the tab knows its steps, each text once', async () => {
    const stored = sessionWith();
    const before = await reload();
    const text = 'SD1013\n'.repeat(2000);
    ask({ text }, false, before);
    ask({ text: 'SD1013', row: 0, parent: { text } }, true, before);
    expect([...stored.values()].join('').length).toBeLessThan(1.2 * text.length);
    const after = await reload();
    expect(after.currentPosition()).toMatchObject({
      query: { text: 'SD1013', row: 0, parent: { text } },
    });
    ask({ text: 'AR2126' }, false, after);
    browser.go(-1);
    expect(after.currentPosition()).toMatchObject({ query: { text: 'SD1013' } });
  });

  test('in a full session the oldest texts leave, and what finds no room is told', async () => {
    sessionWith(10_000);
    const before = await reload();
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(4000));
    const steps = texts.map((text) => {
      const step = before.newStep();
      expect(before.keepQuery(step, { text })).toBe(true);
      return step;
    });
    const huge = before.newStep();
    expect(before.keepQuery(huge, { text: 'x'.repeat(20_000) })).toBe(false);
    expect(before.queryOf(huge)?.text).toHaveLength(20_000);
    const after = await reload();
    expect(after.queryOf(steps[0] ?? 0)).toBeUndefined();
    const last = before.newStep();
    expect(before.keepQuery(last, { text: 'e'.repeat(4000) })).toBe(true);
    expect((await reload()).queryOf(last)?.text).toBe('e'.repeat(4000));
  });

  test('the page in another language takes the step over, however long its text is', async () => {
    sessionWith();
    const before = await reload();
    const text = 'SD1013\n'.repeat(2000);
    ask({ text, view: { column: 'date' } }, false, before);
    before.handOver();
    openAt('/fr/');
    const after = await reload();
    expect(after.currentPosition()).toMatchObject({ query: { text, view: { column: 'date' } } });
    expect(after.currentPosition()).toEqual({ kind: 'empty' });
  });

  test('a number that somebody else has written breaks no step', async () => {
    sessionWith().set('heatstamp.step', 'x');
    const { newStep } = await reload();
    expect([newStep(), newStep()]).toEqual([1, 2]);
  });

  test('scroll position and height of the answer are noted with a query, and with nothing else', () => {
    saveLayout(400);
    expect(browser.state).toBeNull();
    ask({ text: 'SD1013' });
    saveLayout(400);
    expect(browser.state).toEqual({
      step: expect.any(Number) as unknown,
      scroll: 120,
      width: 360,
      height: 400,
    });
    expect(currentPosition()).toMatchObject({ scroll: 120 });
    vi.stubGlobal('scrollY', 240);
    ask({ text: 'AR2126' });
    browser.go(-1);
    expect(currentPosition()).toMatchObject({ query: { text: 'SD1013' }, scroll: 240 });
  });

  test('a browser that refuses loses the step and nothing more', () => {
    vi.spyOn(browser, 'pushState').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => {
      ask({ text: 'SD1013' });
    }).not.toThrow();
  });
});

describe('positions are followed', () => {
  test('now and after every move, until nobody listens', () => {
    openAt('/#code=SD1013');
    const onPosition = vi.fn();
    const stop = followPositions(onPosition);
    ask({ text: 'AR2126' });
    browser.go(-1);
    expect(onPosition.mock.calls).toMatchObject([
      [{ query: { text: 'SD1013' } }],
      [{ query: { text: 'SD1013' } }],
    ]);
    stop();
    browser.go(1);
    expect(onPosition).toHaveBeenCalledTimes(2);
  });

  test('a query string becomes the fragment, so that no later request carries it', () => {
    openAt('/?code=SD1013');
    const onPosition = vi.fn();
    followPositions(onPosition)();
    expect(browser.address).toBe('/#code=SD1013');
    expect(onPosition.mock.calls).toMatchObject([[{ query: { text: 'SD1013' } }]]);
  });
});

describe('a click on a link to where one is', () => {
  /** A click on a link with this address, as far as steps need it. */
  function click(
    address: string,
    { isHandled = false, entry }: { isHandled?: boolean; entry?: string } = {},
  ): Event {
    class Link {
      readonly dataset = { entry };
      readonly href = new URL(address, HOST).href;
      closest(): this {
        return this;
      }
    }
    vi.stubGlobal('Element', Link);
    const event = new Event('click', { cancelable: true });
    Object.defineProperties(event, { target: { value: new Link() }, button: { value: 0 } });
    if (isHandled) event.preventDefault();
    browser.dispatchEvent(event);
    return event;
  }

  test('asks again, unless something else has taken it or it leads elsewhere', () => {
    openAt('/#code=SD1013');
    const onPosition = vi.fn();
    const stop = followPositions(onPosition);
    onPosition.mockClear();
    click('/#code=SD1013', { isHandled: true });
    expect(click('/#code=AR2126').defaultPrevented).toBe(false);
    expect(onPosition).not.toHaveBeenCalled();
    expect(click('/#code=SD1013').defaultPrevented).toBe(true);
    expect(onPosition).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ query: { text: 'SD1013' } }),
    );
    stop();
    click('/#code=SD1013');
    expect(onPosition).toHaveBeenCalledTimes(1);
  });

  test('opens the entry of the history to which it leads, once, wherever one is', () => {
    openAt('/#code=SD1013');
    const onPosition = vi.fn();
    const stop = followPositions(onPosition);
    click('/#code=SD1013', { entry: '7' });
    expect(onPosition).toHaveBeenLastCalledWith(expect.objectContaining({ entry: '7' }));
    click('/#code=AR2126', { entry: '8' });
    browser.pushState(null, '', '/#code=AR2126');
    browser.go(0);
    expect(onPosition).toHaveBeenLastCalledWith(
      expect.objectContaining({ entry: '8', query: { text: 'AR2126' } }),
    );
    browser.pushState(null, '', '/#code=SP0065');
    browser.go(0);
    expect(onPosition.mock.lastCall).not.toHaveProperty('0.entry');
    stop();
  });
});
