import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeMessage } from '#words/layout.ts';
import { GuideOpener } from '../../src/site/community/GuideOpener.tsx';
import { showToast } from '../../src/site/lib/toasts.ts';
import { Toasts } from '../../src/site/ui/Toasts.tsx';
import { draw, pointAway } from './draw.ts';

const status = page.getByRole('status');
const alert = page.getByRole('alert');

test('only errors interrupt a screen reader', async () => {
  draw(<Toasts close={closeMessage} />);
  showToast({ title: 'Copied', tone: 'plain' });
  showToast({ title: 'Lost', tone: 'destructive' });
  await expect.element(status).toHaveTextContent(/^Copied/);
  await expect.element(alert).toHaveTextContent(/^Lost/);
});

test('a new toast does not make a screen reader repeat the others', async () => {
  draw(<Toasts close={closeMessage} />);
  for (const region of [status, alert]) {
    await expect.element(region).toHaveAttribute('aria-atomic', 'false');
  }
});

test('the same text never shows twice, except with an action', async () => {
  draw(<Toasts close={closeMessage} />);
  const action = { label: 'Undo', onAct: () => undefined, takesFocus: false };
  for (const title of ['Copied', 'Copied']) showToast({ title, tone: 'plain' });
  for (const title of ['Gone', 'Gone']) showToast({ title, tone: 'plain', action });
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(page.getByText('Copied').elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(2);
});

test('it goes by itself after 6000 ms, and by its close button at once', async () => {
  vi.useFakeTimers();
  draw(<Toasts close={closeMessage} />);
  showToast({ title: 'Copied', tone: 'plain' });
  vi.advanceTimersByTime(5999);
  await expect.element(page.getByText('Copied')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument();
  showToast({ title: 'Lost', tone: 'destructive' });
  await alert.getByRole('button').click();
  await expect.element(page.getByText('Lost')).not.toBeInTheDocument();
});

for (const way of ['pointer', 'focus'] as const) {
  test(`it stays as long as the ${way} is on it`, async () => {
    vi.useFakeTimers();
    draw(<Toasts close={closeMessage} />);
    showToast({ title: 'Copied', tone: 'plain' });
    const words = page.getByText('Copied');
    if (way === 'pointer') await userEvent.hover(words);
    else await userEvent.tab();
    vi.advanceTimersByTime(30_000);
    await expect.element(words).toBeVisible();
    if (way === 'pointer') await pointAway();
    else await userEvent.tab();
    vi.advanceTimersByTime(6000);
    await expect.element(words).not.toBeInTheDocument();
  });
}

test('one in the open dialog stays while it is hovered there, although the page draws it too', async () => {
  vi.useFakeTimers();
  draw(
    <>
      <GuideOpener />
      <Toasts close={closeMessage} />
    </>,
  );
  await page.getByRole('button').first().click();
  showToast({ title: 'Lost', tone: 'destructive' });
  const words = page.getByRole('dialog').getByText('Lost');
  await userEvent.hover(words);
  vi.advanceTimersByTime(30_000);
  await expect.element(words).toBeVisible();
  await userEvent.hover(page.getByRole('dialog').getByRole('heading'));
  vi.advanceTimersByTime(6000);
  await expect.element(words).not.toBeInTheDocument();
});

test('an action that takes the focus gives it back when the toast goes', async () => {
  draw(
    <>
      <button type="button">Before</button>
      <Toasts close={closeMessage} />
    </>,
  );
  const before = page.getByRole('button', { name: 'Before' });
  const onAct = vi.fn();
  for (const key of ['{Escape}', '{Enter}']) {
    await before.click();
    showToast({ title: 'Gone', tone: 'plain', action: { label: 'Undo', onAct, takesFocus: true } });
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(page.getByText('Gone')).not.toBeInTheDocument();
    await expect.element(before).toHaveFocus();
  }
  expect(onAct).toHaveBeenCalledOnce();
});
