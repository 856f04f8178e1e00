import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A window of which only the events count. */
function stubWindow(): EventTarget {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return events;
}

describe('A store', () => {
  test('tells who listens of its own changes and of events, until it stops', () => {
    const events = stubWindow();
    const refresh = vi.fn((value: number) => value);
    const store = createStore(0, { events: ['storage', 'pageshow'], refresh });
    const [listener, other] = [vi.fn(), vi.fn()];
    const stops = [store.subscribe(listener), store.subscribe(other)];
    store.set(1);
    events.dispatchEvent(new Event('storage'));
    events.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(3);
    stops[0]?.();
    events.dispatchEvent(new Event('storage'));
    expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([3, 4]);
    stops[1]?.();
    events.dispatchEvent(new Event('storage'));
    expect(other).toHaveBeenCalledTimes(4);
  });

  test('is brought up to date whenever somebody looks', () => {
    let kept = 1;
    const store = createStore(0, { events: [], refresh: () => kept });
    expect(store.get()).toBe(1);
    kept = 2;
    expect(store.get()).toBe(2);
  });
});
