import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, onToasts, showToast, shownToasts } from './toasts.ts';

const titles = () => shownToasts().map(({ title }) => title);

describe('Toasts', () => {
  beforeEach(() => {
    for (const { id } of shownToasts()) dismissToast(id);
  });

  test('come one below the other, and go when dismissed', () => {
    showToast({ title: 'first', tone: 'plain' });
    showToast({ title: 'second', tone: 'destructive' });
    expect(titles()).toEqual(['first', 'second']);
    dismissToast(shownToasts()[0]?.id ?? 0);
    expect(titles()).toEqual(['second']);
  });

  test('say the same thing once, however often it is asked for', () => {
    for (let times = 0; times < 50; times += 1) showToast({ title: 'again', tone: 'plain' });
    expect(titles()).toEqual(['again']);
  });

  test('say the same thing twice where each acts on something else', () => {
    const action = { label: 'Undo', onAct: () => undefined, takesFocus: false };
    for (let times = 0; times < 2; times += 1)
      showToast({ title: 'deleted', tone: 'plain', action });
    expect(titles()).toEqual(['deleted', 'deleted']);
  });

  test('tell who listens, until it stops', () => {
    const listener = vi.fn();
    const stop = onToasts(listener);
    showToast({ title: 'heard', tone: 'plain' });
    stop();
    showToast({ title: 'unheard', tone: 'plain' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
