import type { Locator, Page } from '@playwright/test';
import { DELIVERY_LIMIT_MS } from '../../src/site/lib/limits.ts';
import { expect, PATH, test } from './delivering.ts';
import { answers, type FormsServer } from './forms-server.ts';
import { expectNoViolation, openStopped, toast } from './page-tools.ts';

// One build serves all of these tests.
test.describe.configure({ mode: 'default' });

const FAILED = 'That did not go through';
const KEPT = 'What you typed is still there.';

/** A form, and how a person gets to it. */
interface Form {
  readonly address: string;
  readonly busy: string;
  readonly success: string;
  /** Its fields by their labels, in order. */
  readonly fields: Readonly<Record<string, string>>;
  readonly payload: object;
  /** What else is around its fields and its button. */
  readonly open: (page: Page) => Promise<Locator>;
  readonly submit: string;
}

const FORMS: Readonly<Record<string, Form>> = {
  guide: {
    address: '/',
    busy: 'Sending...',
    success: 'Success! Your free authentication guide will be sent to your email shortly.',
    fields: { 'E-mail address': 'ada@example.com' },
    payload: { form: 'guide', email: 'ada@example.com' },
    open: async (page) => {
      await page.getByRole('button', { name: 'Get the free guide' }).click();
      return page.getByRole('dialog');
    },
    submit: 'Send me the guide',
  },
  community: {
    address: '/',
    busy: 'Joining...',
    success:
      "Welcome to our community! You've successfully joined our authentication experts list.",
    fields: { 'E-mail address': 'ada@example.com' },
    payload: { form: 'community', email: 'ada@example.com' },
    open: (page) => Promise.resolve(page.getByRole('region', { name: 'Join Our Community' })),
    submit: 'Join',
  },
  contact: {
    address: '/contact',
    busy: 'Sending...',
    success: "Message sent! Thank you for your message. We'll get back to you soon.",
    fields: {
      Name: 'Ada Example',
      Email: 'ada@example.com',
      Subject: 'A "code" & more',
      Message: 'Línea uno\nLine two 👜',
    },
    payload: {
      form: 'contact',
      name: 'Ada Example',
      email: 'ada@example.com',
      subject: 'A "code" & more',
      message: 'Línea uno\nLine two 👜',
    },
    open: (page) => Promise.resolve(page.getByRole('form', { name: 'Write to us' })),
    submit: 'Send message',
  },
};

/** What the console says of a request that failed, and what Playwright reports of it. */
const trouble = (why: string) =>
  new RegExp(`^(failed request: \\S+${PATH} |console error: Failed to load resource: )${why}$`);

/** Every way in which a delivery fails, how that comes about, and what the browser says of it. */
const FAILURES: readonly {
  readonly name: string;
  readonly provoke: (forms: FormsServer) => void | Promise<void>;
  readonly provoked: RegExp;
  /** How far the page's clock goes before it shows. */
  readonly afterMs?: number;
}[] = [
  {
    name: 'refuses it with a 4xx',
    provoke: (forms) => void (forms.answer = answers.refuse),
    provoked: trouble('the server responded with a status of 422.*'),
  },
  {
    name: 'fails with a 5xx',
    provoke: (forms) => void (forms.answer = answers.fail),
    provoked: trouble('the server responded with a status of 500.*'),
  },
  {
    name: 'redirects it',
    provoke: (forms) => void (forms.answer = answers.redirect),
    provoked: trouble('net::ERR_FAILED'),
  },
  {
    name: 'does not answer within 10 seconds',
    provoke: (forms) => void (forms.answer = answers.hang),
    provoked: trouble('net::ERR_ABORTED'),
    afterMs: DELIVERY_LIMIT_MS,
  },
  {
    name: 'breaks off in mid-answer',
    provoke: (forms) => void (forms.answer = answers.breakOff),
    provoked: trouble('net::ERR_CONTENT_LENGTH_MISMATCH'),
  },
  {
    name: 'is not there',
    provoke: (forms) => forms.stop(),
    provoked: trouble('net::ERR_CONNECTION_REFUSED'),
  },
];

/** Opens a form with its page's clock stopped, fills it in and sends it. */
async function send(page: Page, form: Form): Promise<Locator> {
  await openStopped(page, form.address);
  const place = await form.open(page);
  for (const [label, text] of Object.entries(form.fields)) await field(place, label).fill(text);
  await submit(place, form).click();
  return place;
}

const field = (place: Locator, label: string) => place.getByRole('textbox', { name: label });
const submit = (place: Locator, { submit: name }: Form) =>
  place.getByRole('button', { name, exact: true });
const busy = (place: Locator, { busy: name }: Form) => place.getByRole('button', { name });

async function expectFields(place: Locator, fields: Form['fields']): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await expect(field(place, label)).toHaveValue(text);
  }
}

for (const [name, form] of Object.entries(FORMS)) {
  test.describe(`The ${name} form`, () => {
    const emptied = Object.fromEntries(Object.keys(form.fields).map((label) => [label, '']));

    test('§8.2, product §2: it is delivered as JSON in one request, without cookie or referrer, and thanked for', async ({
      page,
      forms,
      context,
    }) => {
      await context.addCookies([{ name: 'a', value: 'b', url: forms.origin }]);
      const place = await send(page, form);
      await expect(toast(page, form.success)).toBeVisible();
      await expectFields(await form.open(page), emptied);
      expect(forms.received).toHaveLength(1);
      const [{ method, url, headers, body } = { headers: {} }] = forms.received;
      expect([method, url, body]).toEqual(['POST', PATH, JSON.stringify(form.payload)]);
      expect(headers['content-type']).toBe('application/json');
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    });

    for (const { name: failure, provoke, provoked, afterMs } of FAILURES) {
      test.describe(`where the server ${failure}`, () => {
        test.use({ provoked });

        test('product §2: the page says so, keeps what was typed, and can send it again', async ({
          page,
          forms,
        }) => {
          await provoke(forms);
          const place = await send(page, form);
          if (afterMs !== undefined) {
            await expect.poll(() => forms.received.length).toBe(1);
            await page.clock.runFor(afterMs - 1);
            await expect(busy(place, form)).toBeDisabled();
            await expect(page.getByText(FAILED)).toHaveCount(0);
            await page.clock.runFor(1);
          }
          await expect(toast(page, `${FAILED} ${KEPT}`)).toBeVisible();
          await expectFields(place, form.fields);
          await expect(submit(place, form)).toBeEnabled();
          await forms.stop();
          await forms.start();
          forms.received = [];
          forms.answer = answers.accept;
          await submit(place, form).click();
          await expect(toast(page, form.success)).toBeVisible();
          await expectFields(await form.open(page), emptied);
          expect(forms.received.map(({ body }) => body)).toEqual([JSON.stringify(form.payload)]);
        });
      });
    }
  });
}
