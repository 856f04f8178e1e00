import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazy } from './lazy.ts';
import { dismissToast, toasts } from './toasts.ts';

const missing = { title: 'missing' };
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A lazy that arrives once it is let through. */
function flaky() {
  const loaded = { name: 'loaded' };
  let isThere = false;
  const importIt = vi.fn(() => (isThere ? Promise.resolve(loaded) : Promise.reject(new Error())));
  const lazy = createLazy(importIt, missing);
  const letThrough = () => {
    isThere = true;
  };
  return { lazy, importIt, loaded, letThrough };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const said = () => toasts.get().map(({ title }) => title);

test('product §2: what does not arrive is told, and comes by itself with the network, once', async () => {
  const { lazy, loaded, letThrough } = flaky();
  const onHere = vi.fn();
  lazy.want(onHere);
  await settled();
  expect(said()).toEqual(['missing']);
  letThrough();
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  await settled();
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(onHere.mock.calls).toEqual([[loaded]]);
  expect(lazy.here.get()).toBe(loaded);
});

test('product §2: it can be asked for again, and only the last wish counts', async () => {
  const { lazy, letThrough } = flaky();
  const [first, second] = [vi.fn(), vi.fn()];
  lazy.want(first);
  await settled();
  letThrough();
  lazy.want(second);
  await settled();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('loading ahead says nothing, and what is there is loaded once', async () => {
  const { lazy, importIt, letThrough } = flaky();
  await expect(lazy.load()).rejects.toThrow();
  expect(said()).toEqual([]);
  letThrough();
  await lazy.load();
  await lazy.load();
  expect(importIt).toHaveBeenCalledTimes(2);
});
