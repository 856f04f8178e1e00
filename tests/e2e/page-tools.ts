import { TODAY } from './decoder-page.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page with its clock stopped. */
export async function openStopped(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
  await page.goto(address);
  await page.clock.pauseAt(new Date(`${TODAY}T12:01:00`));
}

/** Whatever is said in a toast or another live region. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
}

/** Makes every timer of a delay fail from now on, as a delivery that breaks down would. */
export async function breakTimersOf(page: Page, delayMs: number): Promise<void> {
  await page.evaluate((broken) => {
    const original = window.setTimeout.bind(window);
    const failing = (handler: () => void, ms?: number): number => {
      if (ms === broken) throw new Error('broken');
      return original(handler, ms);
    };
    Object.assign(window, { setTimeout: failing });
  }, delayMs);
}

/** Makes the browser one that can not share, as most are that tests run in. */
export async function withoutShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
}

/** Keeps the page's scripts back, or those that are named, until the returned function is called. */
export async function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Posts a form as a browser does when something is shared with an installed app. */
export async function share(
  page: Page,
  action: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate(
    ([target, entries]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: target, enctype: 'multipart/form-data' });
      for (const [name, value] of entries) {
        const field = document.createElement('textarea');
        Object.assign(field, { name, value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [action, Object.entries(fields)] as const,
  );
}

/** Waits until the worker's registration has nothing under way, which takes its time on a busy machine. */
export async function settleWorker(page: Page): Promise<void> {
  const underWay = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing, waiting].flatMap((worker) => worker?.state ?? []);
    });
  await expect.poll(underWay, { timeout: 60_000 }).toEqual([]);
}

/** How many sheets of paper the page takes. */
export async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
