import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cookieWords as words } from '#words/layout.ts';
import { CookieNotice } from '../../src/site/layout/Notices.tsx';
import { cookieNotice } from '../../src/site/lib/notices.ts';
import { draw, pointAway } from './draw.ts';

const notice = page.getByText(words.text);
const close = page.getByRole('button', { name: words.close });

/** Draws the notice for somebody who has not accepted it, and stops the clock. */
function arrive(): void {
  vi.useFakeTimers();
  draw(<CookieNotice />);
}

beforeEach(() => {
  cookieNotice.isClosed.set(false);
});

test('it stays while it has the pointer or the focus', async () => {
  arrive();
  await userEvent.hover(notice);
  vi.advanceTimersByTime(20_000);
  await expect.element(notice).toBeVisible();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await pointAway();
  vi.advanceTimersByTime(20_000);
  await expect.element(notice).toBeVisible();
  await userEvent.tab();
  vi.advanceTimersByTime(5000);
  await expect.element(notice).not.toBeInTheDocument();
});

test('it is read out politely and does not take the focus', async () => {
  arrive();
  const status = page.getByRole('status', { name: words.label });
  await expect.element(status).toHaveTextContent(words.text);
  expect(document.activeElement).toBe(document.body);
});

test('closing it in another tab closes it here', async () => {
  arrive();
  await expect.element(notice).toBeVisible();
  localStorage.setItem('heatstamp.cookie-notice', 'accepted');
  dispatchEvent(new StorageEvent('storage'));
  await expect.element(notice).not.toBeInTheDocument();
});

for (const method of ['getItem', 'setItem'] as const) {
  test(`storage breaks nothing: ${method} throws, and the notice is gone for this visit`, async () => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    arrive();
    await close.click();
    await expect.element(notice).not.toBeInTheDocument();
  });
}
