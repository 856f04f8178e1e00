import type { ServerResponse } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { DELIVERY_LIMIT_MS } from '../../src/site/lib/limits.ts';
import { expect, PATH, test } from './delivering.ts';
import { answers, FormsServer } from './forms-server.ts';
import { openStopped, toast } from './page-tools.ts';
import { expectForEverybody } from './scan.ts';

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

const FORMS = {
  guide: {
    address: '/',
    busy: 'Sending…',
    success: 'Success! Your free authentication guide will be sent to your email shortly.',
    fields: { Email: 'ada@example.com' },
    payload: { form: 'guide', email: 'ada@example.com' },
    open: async (page) => {
      await page.getByRole('button', { name: 'Get the free guide' }).click();
      return page.getByRole('dialog');
    },
    submit: 'Send me the guide',
  },
  community: {
    address: '/',
    busy: 'Joining…',
    success:
      'Welcome to our community! You’ve successfully joined our authentication experts list.',
    fields: { Email: 'ada@example.com' },
    payload: { form: 'community', email: 'ada@example.com' },
    open: (page) => Promise.resolve(page.getByRole('region', { name: 'Join Our Community' })),
    submit: 'Join',
  },
  contact: {
    address: '/contact',
    busy: 'Sending…',
    success: 'Message sent! Thank you for your message. We’ll get back to you soon.',
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
} as const satisfies Readonly<Record<string, Form>>;

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
  return fillAndSend(page, form);
}

async function fillAndSend(page: Page, form: Form): Promise<Locator> {
  const place = await form.open(page);
  for (const [label, text] of Object.entries(form.fields)) await field(place, label).fill(text);
  await submit(place, form).click();
  return place;
}

const field = (place: Locator, label: string) => place.getByRole('textbox', { name: label });
const submit = (place: Locator, { submit: name }: Form) =>
  place.getByRole('button', { name, exact: true });
const busy = (place: Locator, { busy: name }: Form) => place.getByRole('button', { name });

/** The ground of a toast: a destructive one has a colour of its own. */
function colourOf(page: Page, text: string): Promise<string> {
  const card = toast(page, text).locator('div').filter({ hasText: text }).first();
  return card.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The answer to the next form, kept open. */
function hold(forms: FormsServer): Promise<ServerResponse> {
  return new Promise((resolve) => {
    forms.answer = resolve;
  });
}

async function expectFields(place: Locator, fields: Form['fields']): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await expect(field(place, label)).toHaveValue(text);
  }
}

for (const [name, form] of Object.entries<Form>(FORMS)) {
  test.describe(`The ${name} form`, () => {
    const emptied = Object.fromEntries(Object.keys(form.fields).map((label) => [label, '']));

    test('§8.2, product §2: it is delivered as JSON in one request, without cookie or referrer, and thanked for', async ({
      page,
      forms,
      context,
    }) => {
      await context.addCookies([{ name: 'a', value: 'b', url: forms.origin }]);
      await send(page, form);
      await expect(toast(page, form.success)).toBeVisible();
      await expectFields(await form.open(page), emptied);
      expect(forms.received).toHaveLength(1);
      const [{ method, url, headers, body } = { headers: {} }] = forms.received;
      expect([method, url, body]).toEqual(['POST', PATH, JSON.stringify(form.payload)]);
      expect(headers['content-type']).toBe('application/json');
      expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
    });
  });
}

test.describe('A form whose delivery fails', () => {
  const form = FORMS.contact;

  test.use({ provoked: new RegExp(FAILURES.map(({ provoked }) => provoked.source).join('|')) });

  // What any form does then is proven without a server, in tests/component/forms.test.tsx.
  test('product §2: a destructive toast says so, what was typed is kept, and it can be sent again', async ({
    page,
    forms,
  }) => {
    const emptied = Object.fromEntries(Object.keys(form.fields).map((label) => [label, '']));
    let said: string[] = [];
    page.on('console', (message) => said.push(`console ${message.type()}: ${message.text()}`));
    page.on('requestfailed', (request) =>
      said.push(`failed request: ${request.url()} ${request.failure()?.errorText ?? ''}`),
    );
    await openStopped(page, form.address);
    for (const { name, provoke, provoked, afterMs } of FAILURES) {
      await test.step(`where the server ${name}`, async () => {
        said = [];
        forms.received = [];
        await provoke(forms);
        const place = await fillAndSend(page, form);
        if (afterMs !== undefined) {
          await expect.poll(() => forms.received.length).toBe(1);
          await page.clock.runFor(afterMs - 1);
          await expect(busy(place, form)).toBeDisabled();
          await expect(page.getByText(FAILED)).toHaveCount(0);
          await page.clock.runFor(1);
        }
        await expect(toast(page, `${FAILED} ${KEPT}`)).toBeVisible();
        const colour = await colourOf(page, FAILED);
        await expectFields(place, form.fields);
        await expect(submit(place, form)).toBeEnabled();
        await forms.stop();
        await forms.start();
        forms.received = [];
        forms.answer = answers.accept;
        await submit(place, form).click();
        await expect(toast(page, form.success)).toBeVisible();
        await expectFields(await form.open(page), emptied);
        expect(await colourOf(page, form.success)).not.toBe(colour);
        expect(forms.received.map(({ body }) => body)).toEqual([JSON.stringify(form.payload)]);
        expect(said.filter((text) => !provoked.test(text))).toEqual([]);
        // Until what was said of it is gone.
        await page.clock.runFor(6000);
        await expect(page.getByText(form.success)).toHaveCount(0);
        await expect(page.getByText(FAILED)).toHaveCount(0);
      });
    }
  });
});

test('who leaves while a form is being sent is asked first, and afterwards no more', async ({
  page,
  forms,
}) => {
  const held = hold(forms);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await send(page, FORMS.contact);
  const about = page.getByRole('navigation').first().getByRole('link', { name: 'About' });
  await about.click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  answers.accept(await held);
  await expect(toast(page, FORMS.contact.success)).toBeVisible();
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
  expect(asked).toHaveLength(1);
});

test.describe('After a failure', () => {
  test.use({ provoked: trouble('net::ERR_(ABORTED|INTERNET_DISCONNECTED)') });

  for (const name of ['guide', 'contact'] as const) {
    const form = FORMS[name];
    test(`axe finds nothing in either theme, and nothing scrolls sideways: ${name}`, async ({
      page,
      forms,
    }) => {
      forms.answer = answers.hang;
      const place = await send(page, form);
      await page.clock.runFor(DELIVERY_LIMIT_MS);
      await expect(toast(page, FAILED)).toBeVisible();
      await expectForEverybody(page, place.or(toast(page, FAILED)));
    });
  }
});

test.describe('The policy', () => {
  test.use({
    provoked: /^console error: (policy violation: connect-src|.* Content Security Policy)|csp$/,
  });

  test('product §2: allows the one origin that takes the forms, and a request to any other never leaves', async ({
    page,
    forms,
    request,
  }) => {
    const other = new FormsServer();
    await other.start();
    for (const address of ['/', '/contact', '/about']) {
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

test('product §2: the privacy policy and each form say where it is sent', async ({
  page,
  forms,
}) => {
  const { host } = new URL(forms.origin);
  await page.goto('/privacy-policy');
  await expect(page.getByText(`and the name of the form go to ${host}.`)).toBeVisible();
  for (const { address, open } of Object.values(FORMS)) {
    await page.goto(address);
    await open(page);
    await expect(
      page.getByText(`What you enter is sent to ${host}.`).filter({ visible: true }),
    ).not.toHaveCount(0);
  }
});
