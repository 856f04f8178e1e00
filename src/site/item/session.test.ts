import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  currentStep,
  followSteps,
  isBackToParent,
  pushEmpty,
  pushOpened,
  pushQuery,
  replaceQuery,
  saveLayout,
} from './steps.ts';

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

beforeEach(() => {
  openAt('/');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the step that the visitor is at', () => {
  test.each([
    ['/', { kind: 'empty' }],
    ['/#eras', { kind: 'elsewhere' }],
    ['/#code=SD1013', { kind: 'query', query: { text: 'SD1013' }, isKnown: false }],
    ['/#code=', { kind: 'query', query: { text: '' }, isKnown: false }],
  ])('%s', (address, step) => {
    openAt(address);
    expect(currentStep()).toMatchObject(step);
  });

  test('it knows more than its address, and a number that nobody knows is none', () => {
    pushQuery({ text: 'SD1013' });
    replaceQuery({ text: 'SD1013', entry: '1763700000000' });
    expect(currentStep()).toMatchObject({ query: { entry: '1763700000000' }, isKnown: true });
    for (const state of [{ step: 999_999 }, { step: 'x' }, { query: { text: 'SD1013' } }, 7]) {
      openAt('/#code=SD1013', state);
      expect(currentStep()).toMatchObject({ query: { text: 'SD1013' }, isKnown: false });
    }
  });
});

describe('whatever is answered becomes the address and a step of its own', () => {
  test('a query is pushed; where it stands already it adds no step', () => {
    pushQuery({ text: 'SD1013' });
    expect([browser.address, browser.length]).toEqual(['/#code=SD1013', 2]);
    replaceQuery({ text: 'SD1013', entry: '1', label: 'FR' });
    expect([browser.address, browser.length]).toEqual(['/#code=SD1013&made-in=FR', 2]);
    pushQuery({ text: 'SD1013' });
    expect([browser.address, browser.length]).toEqual(['/#code=SD1013', 2]);
    pushQuery({ text: 'AR2126' });
    expect([browser.address, browser.length]).toEqual(['/#code=AR2126', 3]);
  });

  test('viewing the entry that shows already adds no step', () => {
    pushQuery({ text: 'SD1013', entry: '1' });
    pushQuery({ text: 'SD1013', entry: '1' });
    expect(browser.length).toBe(2);
    pushQuery({ text: 'SD1013', entry: '2' });
    expect(browser.length).toBe(3);
  });

  test('clearing is a step without a query, and an empty page adds none', () => {
    pushEmpty();
    expect(browser.length).toBe(1);
    pushQuery({ text: 'SD1013' });
    pushEmpty();
    expect([browser.address, browser.length]).toEqual(['/', 3]);
    expect(currentStep()).toEqual({ kind: 'empty' });
  });

  test('what was opened knows that its parent is one step back', () => {
    pushQuery(table);
    expect(isBackToParent()).toBe(false);
    pushOpened(row);
    replaceQuery({ ...row, entry: '1' });
    expect([browser.address, isBackToParent()]).toEqual(['/#code=SP0065', true]);
    browser.pushState(null, '', '#eras');
    replaceQuery(row);
    expect(isBackToParent()).toBe(false);
  });

  test('a step to another part of the page takes the query along and keeps its address', () => {
    pushQuery({ text: 'SD1013' });
    browser.pushState(null, '', '#eras');
    expect(currentStep()).toEqual({ kind: 'elsewhere' });
    replaceQuery({ text: 'SD1013' });
    expect(browser.address).toBe('/#eras');
    expect(currentStep()).toMatchObject({ kind: 'query', query: { text: 'SD1013' } });
  });

  test('a text of any length is kept, and so is what was opened from it', () => {
    const text = 'SD1013\n'.repeat(50_000);
    pushQuery({ text });
    expect([browser.address, JSON.stringify(browser.state).length < 100]).toEqual(['/', true]);
    pushOpened({ text: 'SD1013', row: 0, parent: { text } });
    expect(currentStep()).toMatchObject({ query: { parent: { text } }, isKnown: true });
    browser.go(-1);
    expect(currentStep()).toMatchObject({ query: { text }, isKnown: true });
  });

  test('a reload of the tab knows its steps, each text once', async () => {
    const session = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    });
    vi.resetModules();
    const before = await import('./steps.ts');
    const text = 'SD1013\n'.repeat(2000);
    before.pushQuery({ text });
    before.pushOpened({ text: 'SD1013', row: 0, parent: { text } });
    expect([...session.values()].join('').length).toBeLessThan(1.2 * text.length);
    vi.resetModules();
    const after = await import('./steps.ts');
    expect(after.currentStep()).toMatchObject({
      query: { text: 'SD1013', row: 0, parent: { text } },
      isKnown: true,
    });
    after.pushQuery({ text: 'AR2126' });
    browser.go(-1);
    expect(after.currentStep()).toMatchObject({ query: { text: 'SD1013' } });
  });

  test('scroll position and height of the answer are noted with a query, and with nothing else', () => {
    saveLayout(400);
    expect(browser.state).toBeNull();
    pushQuery({ text: 'SD1013' });
    saveLayout(400);
    expect(browser.state).toEqual({
      step: expect.any(Number) as unknown,
      scroll: 120,
      width: 360,
      height: 400,
    });
    expect(currentStep()).toMatchObject({ scroll: 120 });
    vi.stubGlobal('scrollY', 240);
    pushQuery({ text: 'AR2126' });
    browser.go(-1);
    expect(currentStep()).toMatchObject({ query: { text: 'SD1013' }, scroll: 240 });
  });

  test('a browser that refuses loses the step and nothing more', () => {
    vi.spyOn(browser, 'pushState').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(() => {
      pushQuery({ text: 'SD1013' });
    }).not.toThrow();
  });
});

describe('steps are followed', () => {
  test('now and after every move, until nobody listens', () => {
    openAt('/#code=SD1013');
    const onStep = vi.fn();
    const stop = followSteps(onStep);
    pushQuery({ text: 'AR2126' });
    browser.go(-1);
    expect(onStep.mock.calls).toMatchObject([
      [{ query: { text: 'SD1013' } }],
      [{ query: { text: 'SD1013' } }],
    ]);
    stop();
    browser.go(1);
    expect(onStep).toHaveBeenCalledTimes(2);
  });

  test('a query string becomes the fragment, so that no later request carries it', () => {
    openAt('/?code=SD1013');
    const onStep = vi.fn();
    followSteps(onStep)();
    expect(browser.address).toBe('/#code=SD1013');
    expect(onStep.mock.calls).toMatchObject([[{ query: { text: 'SD1013' }, isKnown: false }]]);
  });
});

describe('a click on a link to where one is', () => {
  /** A click on a link with this address, as far as steps need it. */
  function click(address: string, { isHandled = false } = {}): Event {
    class Link {
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
    const onStep = vi.fn();
    const stop = followSteps(onStep);
    onStep.mockClear();
    click('/#code=SD1013', { isHandled: true });
    expect(click('/#code=AR2126').defaultPrevented).toBe(false);
    expect(onStep).not.toHaveBeenCalled();
    expect(click('/#code=SD1013').defaultPrevented).toBe(true);
    expect(onStep).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ query: { text: 'SD1013' }, isKnown: false }),
    );
    stop();
    click('/#code=SD1013');
    expect(onStep).toHaveBeenCalledTimes(1);
  });
});
