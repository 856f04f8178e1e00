import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { emailErrors, failedToast, guideForm, guideLink, join } from '#words/forms.ts';
import { closeMessage } from '#words/layout.ts';
import { contact } from '#words/pages/contact.ts';
import { ContactForm } from '../../src/site/community/ContactForm.tsx';
import { EmailForm } from '../../src/site/community/EmailForm.tsx';
import { GuideOpener } from '../../src/site/community/GuideOpener.tsx';
import { Join } from '../../src/site/community/Join.tsx';
import { submitForm } from '../../src/site/community/submit-form.ts';
import { claims } from '../../src/words/config.ts';
import { Toasts } from '../../src/site/ui/Toasts.tsx';
import { draw } from './draw.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const email = page.getByRole('textbox', { name: join.email });
const alert = page.getByRole('alert');
const status = page.getByRole('status');

/** The next delivery, kept under way until one of these is called. */
function hold(): { arrive: () => void; fail: () => void } {
  const held: ReturnType<typeof hold> = {
    arrive: () => undefined,
    fail: () => undefined,
  };
  const delivery = new Promise<void>((resolve, reject) => {
    held.arrive = resolve;
    held.fail = () => {
      reject(new Error('lost'));
    };
  });
  vi.mocked(submitForm).mockReturnValueOnce(delivery);
  return held;
}

function drawJoin(): void {
  draw(
    <>
      <Join />
      <Toasts close={closeMessage} />
    </>,
  );
}

beforeEach(() => {
  vi.mocked(submitForm).mockReset();
  vi.mocked(submitForm).mockResolvedValue(undefined);
});

describe('The community form', () => {
  test('§2.13, §9.10: its text claims 10,000+ enthusiasts', async () => {
    drawJoin();
    await expect.element(page.getByText(`${claims.community} enthusiasts`)).toBeVisible();
    expect(claims.community).toBe('10,000+');
  });

  test('§2.13, §5.5: its e-mail is required and of type email, and submit is disabled while it is empty', async () => {
    drawJoin();
    await expect.element(email).toHaveAttribute('type', 'email');
    await expect.element(email).toBeRequired();
    await expect.element(button(join.submit)).toBeDisabled();
    await email.fill('a');
    await expect.element(button(join.submit)).toBeEnabled();
    await email.fill('');
    await expect.element(button(join.submit)).toBeDisabled();
  });

  test('§5.5: an invalid address shows an error beside the field, which goes while it is corrected', async () => {
    drawJoin();
    await email.fill('nobody');
    await button(join.submit).click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAccessibleDescription(emailErrors.malformed);
    expect(submitForm).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}@example.com');
    await expect.element(email).toHaveAttribute('aria-invalid', 'false');
    await expect.element(email).toHaveAccessibleDescription('');
  });

  test('leaving a field shows its error, but not that it is still empty', async () => {
    drawJoin();
    await email.click();
    await userEvent.tab();
    await expect.element(email).toHaveAccessibleDescription('');
    await email.fill('nobody@');
    await userEvent.tab();
    await expect.element(email).toHaveAccessibleDescription(emailErrors.malformed);
  });

  test('§4.3: while it is under way the button is disabled, and Enter does not send twice', async () => {
    const delivery = hold();
    drawJoin();
    await email.fill('someone@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(button(join.busy)).toBeDisabled();
    await expect.element(email).toHaveAttribute('readonly');
    await userEvent.keyboard('{Enter}');
    expect(submitForm).toHaveBeenCalledExactlyOnceWith({
      form: 'community',
      email: 'someone@example.com',
    });
    delivery.arrive();
    await expect.element(status.getByText(join.joined.title)).toBeVisible();
    await expect.element(email).toHaveValue('');
    await expect.element(button(join.submit)).toBeDisabled();
  });

  test('without a delivery address, one sentence says so before, and the toast says what did not happen', async () => {
    drawJoin();
    await expect.element(page.getByText('This site can’t send email yet.')).toBeVisible();
    await email.fill('someone@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(status.getByText('wasn’t sent or saved anywhere')).toBeVisible();
  });

  test('the focus moves from the button, which is disabled in the end, to the field', async () => {
    const delivery = hold();
    drawJoin();
    await email.fill('someone@example.com');
    await button(join.submit).click();
    await expect.element(button(join.busy)).not.toHaveFocus();
    delivery.arrive();
    await expect.element(status.getByText(join.joined.title)).toBeVisible();
    await expect.element(email).toHaveFocus();
  });

  test('a failure is a destructive toast, the input is kept, and it can be sent again', async () => {
    const delivery = hold();
    drawJoin();
    await email.fill('someone@example.com');
    await button(join.submit).click();
    delivery.fail();
    await expect.element(alert.getByText(failedToast.description)).toBeVisible();
    await expect.element(email).toHaveValue('someone@example.com');
    await expect.element(button(join.submit)).toHaveFocus();
    await button(join.submit).click();
    await expect.element(status.getByText(join.joined.title)).toBeVisible();
  });

  test('offline, the toast says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const delivery = hold();
    drawJoin();
    await email.fill('someone@example.com');
    await button(join.submit).click();
    delivery.fail();
    await expect.element(alert.getByText(failedToast.offline)).toBeVisible();
  });

  test('an error after delivery is not reported as a failure, so that nobody sends twice', async () => {
    const broken = new Error('broken');
    // Where a test listens, Vitest only mentions what nobody caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const uncaught = new Promise((resolve) => {
      const listener = ({ reason }: PromiseRejectionEvent) => {
        resolve(reason);
      };
      addEventListener('unhandledrejection', listener, { once: true });
    });
    draw(
      <>
        <EmailForm
          form="community"
          label={join.email}
          submit={join.submit}
          busy={join.busy}
          sentToast={join.joined}
          onSent={() => {
            throw broken;
          }}
        />
        <Toasts close={closeMessage} />
      </>,
    );
    await email.fill('someone@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(status.getByText(join.joined.title)).toBeVisible();
    expect(await uncaught).toBe(broken);
    await expect.element(alert).toBeEmptyDOMElement();
    await expect.element(email).toHaveValue('');
    await expect.element(email).not.toHaveAttribute('readonly');
  });
});

describe('The guide dialog', () => {
  const dialog = page.getByRole('dialog', { name: guideForm.dialogTitle });
  const field = dialog.getByRole('textbox', { name: guideForm.email });
  const submit = dialog.getByRole('button', { name: guideForm.submit });

  async function open(): Promise<void> {
    draw(
      <>
        <GuideOpener />
        <Toasts close={closeMessage} />
      </>,
    );
    await button(guideForm.open).click();
  }

  test('§2.5: a button opens a modal with an e-mail field and a submit button', async () => {
    draw(<GuideOpener />);
    await expect.element(dialog).not.toBeInTheDocument();
    await open();
    await expect.element(field).toHaveAttribute('type', 'email');
    await expect.element(field).toBeRequired();
    await expect.element(submit).toBeVisible();
    expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
  });

  test('where nothing can be mailed the guide’s page comes first, with the focus, and the toast says that no email was sent', async () => {
    await open();
    await expect.element(dialog.getByText('We can’t email the guide yet')).toBeVisible();
    const link = { name: guideLink.label };
    await expect.element(dialog.getByRole('link', link)).toHaveFocus();
    await expect.element(dialog.getByRole('link', link)).toHaveAttribute('href', guideLink.href);
    await field.fill('someone@example.com');
    await submit.click();
    await expect.element(status.getByText(guideForm.sent.description)).toBeVisible();
    await expect.element(status.getByText('this site can’t send email yet')).toBeVisible();
    await expect.element(status.getByRole('link', link)).toHaveAttribute('href', guideLink.href);
  });

  for (const way of ['Escape', 'Close'] as const) {
    test(`§4.2: ${way} closes it, and the focus returns`, async () => {
      await open();
      await field.fill('half@');
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await dialog.getByRole('button', { name: guideForm.close, exact: true }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button(guideForm.open)).toHaveFocus();
    });
  }

  test('a failure is a destructive toast above the dialog, and the input is kept', async () => {
    const delivery = hold();
    await open();
    await field.fill('someone@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: guideForm.busy })).toBeDisabled();
    expect(submitForm).toHaveBeenCalledExactlyOnceWith({
      form: 'guide',
      email: 'someone@example.com',
    });
    delivery.fail();
    const told = dialog.getByRole('alert');
    await expect.element(told.getByText(failedToast.title)).toBeVisible();
    await expect.element(field).toHaveValue('someone@example.com');
    await expect.element(submit).toBeEnabled();
    // Only what lies on top can be clicked.
    await told.getByRole('button').click();
    await expect.element(told).toBeEmptyDOMElement();
    await expect.element(dialog).toBeVisible();
  });
});

describe('The contact form', () => {
  const texts = {
    name: 'Ada Example',
    email: 'ada@example.com',
    subject: 'A code',
    message: 'Line one\nLine two',
  } as const;
  const names = ['name', 'email', 'subject', 'message'] as const;
  type Name = (typeof names)[number];
  const field = (name: Name): Locator =>
    page.getByRole('textbox', { name: contact.fields[name].label });

  async function fillAll(): Promise<void> {
    draw(
      <>
        <ContactForm />
        <Toasts close={closeMessage} />
      </>,
    );
    for (const name of names) await field(name).fill(texts[name]);
  }

  test('§2.19: it has name, email, subject and a message of 6 rows, all required', async () => {
    draw(<ContactForm />);
    expect(page.getByRole('textbox').elements()).toHaveLength(names.length);
    for (const name of names) await expect.element(field(name)).toBeRequired();
    await expect.element(field('email')).toHaveAttribute('type', 'email');
    await expect.element(field('message')).toHaveAttribute('rows', '6');
  });

  for (const missing of names) {
    for (const [kind, text] of [
      ['empty', ''],
      ['blank', '   '],
    ] as const) {
      test(`§5.5: a message whose ${missing} is ${kind} is not sent, and the field says so`, async () => {
        await fillAll();
        await field(missing).fill(text);
        await button(contact.submit).click();
        await expect.element(field(missing)).toHaveFocus();
        const { missing: said } = contact.fields[missing].errors;
        await expect.element(field(missing)).toHaveAccessibleDescription(said);
        expect(submitForm).not.toHaveBeenCalled();
        for (const name of names.filter((each) => each !== missing)) {
          await expect.element(field(name)).toHaveValue(texts[name]);
        }
      });
    }
  }

  test('without a delivery address the message stays, and can be sent by one’s own mail program or copied', async () => {
    const { note, mail, copy, copied } = contact.notDelivered;
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await fillAll();
    await expect.element(page.getByText(contact.note)).toBeVisible();
    await button(contact.submit).click();
    await expect.element(status.getByText(contact.sent.title)).toBeVisible();
    await expect.element(status.getByText(note)).toBeVisible();
    for (const name of names) await expect.element(field(name)).toHaveValue(texts[name]);
    const link = status.getByRole('link', { name: mail }).element();
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.protocol + address.pathname).toBe(`mailto:${contact.email}`);
    expect(link).not.toHaveAttribute('target');
    expect(address.searchParams.get('subject')).toBe(texts.subject);
    expect(address.searchParams.get('body')).toContain('Line one\r\nLine two');
    await expect.element(button(copy)).toHaveFocus();
    await button(copy).click();
    await expect.element(status.getByText(copied.description)).toBeVisible();
    expect(write.mock.lastCall?.[0]).toContain(texts.message);
    await expect.element(button(contact.submit)).toHaveFocus();
  });

  test('no field takes more than can be sent', async () => {
    draw(<ContactForm />);
    for (const name of names) await expect.element(field(name)).toHaveAttribute('maxlength');
  });

  test('an empty form shows an error at every field, and focuses the first', async () => {
    draw(<ContactForm />);
    await button(contact.submit).click();
    for (const name of names) {
      const { missing } = contact.fields[name].errors;
      await expect.element(field(name)).toHaveAccessibleDescription(missing);
    }
    await expect.element(field('name')).toHaveFocus();
  });
});
