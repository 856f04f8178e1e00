import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type CookieNotice = typeof import('./cookie-notice.ts');

/** Loads the module afresh, as a new page does. */
async function visit(): Promise<CookieNotice> {
  vi.resetModules();
  return import('./cookie-notice.ts');
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('§4.6: once accepted, the notice does not return', async () => {
  vi.stubGlobal('localStorage', memory());
  const first = await visit();
  expect(first.noticeAccepted.get()).toBe(false);
  first.acceptNotice();
  expect(first.noticeAccepted.get()).toBe(true);
  expect((await visit()).noticeAccepted.get()).toBe(true);
});

test('the accepted notice stays closed for the visit if nothing can be stored', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const first = await visit();
  expect(first.noticeAccepted.get()).toBe(false);
  first.acceptNotice();
  expect(first.noticeAccepted.get()).toBe(true);
  expect((await visit()).noticeAccepted.get()).toBe(false);
});

test('listeners are notified until they unsubscribe', async () => {
  vi.stubGlobal('localStorage', memory());
  const { acceptNotice, noticeAccepted } = await visit();
  const listener = vi.fn();
  const stop = noticeAccepted.subscribe(listener);
  acceptNotice();
  stop();
  acceptNotice();
  expect(listener).toHaveBeenCalledTimes(1);
});
