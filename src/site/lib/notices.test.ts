import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page, loaded anew. */
async function load(): Promise<typeof import('./notices.ts')> {
  vi.resetModules();
  return import('./notices.ts');
}

test('a notice that was closed stays closed on the next visit, and only that one', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const { cookieNotice } = await load();
  expect(cookieNotice.isClosed.get()).toBe(false);
  cookieNotice.close();
  expect(cookieNotice.isClosed.get()).toBe(true);
  const next = await load();
  expect(next.cookieNotice.isClosed.get()).toBe(true);
  expect(next.languageHint.isClosed.get()).toBe(false);
});
