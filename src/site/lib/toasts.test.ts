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
