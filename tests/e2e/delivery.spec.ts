import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { DELIVERY_LIMIT_MS } from '../../src/site/lib/limits.ts';
import { answers, expect, PATH, test } from './delivering.ts';
import { FormsServer } from './forms-server.ts';
import { openStopped, toast } from './page-tools.ts';
import { expectForEverybody } from './scan.ts';

// One server takes the forms of all of these tests.
test.describe.configure({ mode: 'default' });

const FAILED = 'That didn’t go through';
const KEPT = 'What you typed is still there.';
const SUCCESS = 'Message sent! Thank you for your message. We’ll get back to you soon.';

/** The fields of the contact form by their labels, in order, with what is typed. */
const FIELDS = {
  Name: 'Ada Example',
  Email: 'ada@example.com',
  Subject: 'A "code" & more',
  Message: 'Línea uno\nLine two 👜',
} as const;
const EMPTY = { Name: '', Email: '', Subject: '', Message: '' } as const;

const PAYLOAD = JSON.stringify({
  form: 'contact',
  name: FIELDS.Name,
  email: FIELDS.Email,
  subject: FIELDS.Subject,
  message: FIELDS.Message,
});

/** What the console says of a request that failed, and what Playwright reports of it. */
const trouble = (why: string) =>
  new RegExp(`^(failed request: \\S+${PATH} |console error: Failed to load resource: )${why}$`);

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Send message' });

/** Opens the contact page with its clock stopped, fills the form in and sends it. */
async function send(page: Page): Promise<void> {
  await openStopped(page, 'contact');
  for (const [label, text] of Object.entries(FIELDS)) await field(page, label).fill(text);
  await submit(page).click();
}

async function expectFields(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label)).toHaveValue(text);
  }
}

/** The ground of a toast: a destructive one has a color of its own. */
function colorOf(page: Page, text: string): Promise<string> {
  const card = toast(page, text).locator('div').filter({ hasText: text }).first();
  return card.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The answer to the next form, kept open. */
function hold(forms: FormsServer): Promise<ServerResponse> {
  return new Promise((resolve) => {
    forms.answer = resolve;
  });
}

// What the other forms send and do is proven without a server, in tests/component/forms.test.tsx.
test('§8.2: a form is delivered as JSON in one request, without cookie or referrer, and a toast thanks for it', async ({
  page,
  forms,
  context,
}) => {
  await context.addCookies([{ name: 'a', value: 'b', url: forms.origin }]);
  await send(page);
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expectFields(page, EMPTY);
  expect(forms.received).toHaveLength(1);
  const [{ method, url, headers, body } = { headers: {} }] = forms.received;
  expect([method, url, body]).toEqual(['POST', PATH, PAYLOAD]);
  expect(headers['content-type']).toBe('application/json');
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
});

test.describe('A form whose delivery fails', () => {
  test.use({ provoked: trouble('the server responded with a status of 500.*') });

  test('says so in a destructive toast, keeps what was typed, and can be sent again', async ({
    page,
    forms,
  }) => {
    forms.answer = answers.fail;
    await send(page);
    await expect(toast(page, `${FAILED} ${KEPT}`)).toBeVisible();
    const color = await colorOf(page, FAILED);
    await expectFields(page, FIELDS);
    forms.received = [];
    forms.answer = answers.accept;
    await submit(page).click();
    await expect(toast(page, SUCCESS)).toBeVisible();
    await expectFields(page, EMPTY);
    expect(await colorOf(page, SUCCESS)).not.toBe(color);
    expect(forms.received.map(({ body }) => body)).toEqual([PAYLOAD]);
  });
});

test('leaving while a form is being sent asks for confirmation, afterwards it does not', async ({
  page,
  forms,
}) => {
  const held = hold(forms);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await send(page);
  const noCode = page.getByRole('banner').getByRole('link', { name: 'No code?' });
  await noCode.click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  answers.accept(await held);
  await expect(toast(page, SUCCESS)).toBeVisible();
  await noCode.click();
  await expect(page).toHaveURL(/\/no-code$/);
  expect(asked).toHaveLength(1);
});

test.describe('After a failure', () => {
  test.use({ provoked: trouble('net::ERR_(ABORTED|INTERNET_DISCONNECTED)') });

  test('axe finds nothing, and nothing scrolls sideways: the contact form', async ({
    page,
    forms,
  }) => {
    forms.answer = answers.hang;
    await send(page);
    await page.clock.runFor(DELIVERY_LIMIT_MS);
    await expect(toast(page, FAILED)).toBeVisible();
    await expectForEverybody(page, form(page).or(toast(page, FAILED)));
  });
});

test.describe('The policy', () => {
  test.use({
    provoked: /^console error: (policy violation: connect-src|.* Content Security Policy)|csp$/,
  });

  test('allows the one origin that takes the forms, and blocks requests to any other', async ({
    page,
    forms,
    request,
  }) => {
    const other = new FormsServer();
    await other.start();
    for (const address of ['./', 'contact', 'about']) {
      const response = await request.get(address);
      const header = response.headers()['content-security-policy'] ?? '';
      expect(header.match(/https?:[^\s;]+/g)).toEqual([forms.origin]);
      await page.goto(address);
      const outcome = await page.evaluate(
        (url) =>
          fetch(url, { method: 'POST' }).then(
            () => 'answered',
            () => 'blocked',
          ),
        other.origin,
      );
      expect(outcome).toBe('blocked');
    }
    expect(other.received).toEqual([]);
    await other.stop();
  });
});

test('the privacy policy and each form say where the data goes', async ({ page, forms }) => {
  const { host } = new URL(forms.origin);
  await page.goto('privacy-policy');
  await expect(page.getByText(`and the name of the form go to ${host}.`)).toBeVisible();
  const told = page.getByText(`What you enter is sent to ${host}.`).filter({ visible: true });
  await page.goto('contact');
  await expect(told).toHaveCount(1);
  await page.goto('./');
  await page.getByRole('region', { name: 'Join Our Community' }).scrollIntoViewIfNeeded();
  await expect(told).toHaveCount(1);
  await page.getByRole('button', { name: 'Get the free guide' }).click();
  await expect(page.getByRole('dialog')).toContainText(`What you enter is sent to ${host}.`);
});
