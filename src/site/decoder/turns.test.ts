import { afterEach, expect, test, vi } from 'vitest';
import { turns } from './useDecoder.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('reading many lines gives the page its turn, before anybody could notice, and says how far it is', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const abort = new AbortController();
  const onProgress = vi.fn();
  const { next } = turns(abort.signal, onProgress);
  expect(next({ read: 1, all: 9 })).toBe(true);
  // A twentieth of a second is what browsers call a long task.
  now = 49;
  expect(await next({ read: 2, all: 9 })).toBe(true);
  expect(onProgress.mock.calls).toEqual([[{ read: 2, all: 9 }]]);
  expect(next({ read: 3, all: 9 })).toBe(true);
  now = 98;
  abort.abort();
  expect(await next({ read: 4, all: 9 })).toBe(false);
});
