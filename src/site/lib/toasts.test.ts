import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOAST_MS } from './limits.ts';
import { dismissToast, showToast, toasts } from './toasts.ts';

const titles = () => toasts.get().map(({ title }) => title);

describe('Toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const { id } of toasts.get()) dismissToast(id);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('are stacked and disappear when dismissed', () => {
    showToast({ title: 'first', tone: 'plain' });
    showToast({ title: 'second', tone: 'destructive' });
    expect(titles()).toEqual(['first', 'second']);
    dismissToast(toasts.get()[0]?.id ?? 0);
    expect(titles()).toEqual(['second']);
  });

  test('do not repeat the same title', () => {
    for (let times = 0; times < 50; times += 1) showToast({ title: 'again', tone: 'plain' });
    expect(titles()).toEqual(['again']);
  });

  test('repeat a title if each has an action of its own', () => {
    const action = { label: 'Undo', onAct: () => undefined, takesFocus: false };
    for (let times = 0; times < 2; times += 1)
      showToast({ title: 'deleted', tone: 'plain', action });
    expect(titles()).toEqual(['deleted', 'deleted']);
  });

  test('notify listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    showToast({ title: 'heard', tone: 'plain' });
    stop();
    showToast({ title: 'unheard', tone: 'plain' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('disappear by themselves, but not while hovered or focused', () => {
    const query = vi.fn<() => object | null>(() => ({}));
    vi.stubGlobal('document', { querySelector: query });
    showToast({ title: 'patient', tone: 'plain' });
    vi.advanceTimersByTime(3 * TOAST_MS);
    expect(titles()).toEqual(['patient']);
    query.mockReturnValue(null);
    vi.advanceTimersByTime(TOAST_MS);
    expect(titles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
