import type { JSX } from 'react';
import { failedToast, isDeliveryOff } from '#words/forms.ts';
import { contact } from '#words/pages/contact.ts';
import { site } from '../../words/config.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { CONTACT_LENGTHS, EMAIL_LENGTH, MESSAGE_ROWS, LONGEST_MAILTO } from '../lib/limits.ts';
import type { FormMessage } from './submit-form.ts';
import { type SentToast, useFormSubmit } from './useFormSubmit.ts';
import { useHydrated } from '../lib/browser.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from './Field.tsx';
import kit from '../ui/Kit.module.css';
import styles from './Community.module.css';

/** The contact form. It can't be submitted before hydration, which would put the message into the address. */
export function ContactForm(): JSX.Element {
  const isHydrated = useHydrated();
  const { status, onSubmit } = useFormSubmit({
    messageOf: (read) => ({
      form: 'contact',
      name: read('name'),
      email: read('email'),
      subject: read('subject'),
      message: read('message'),
    }),
    sentToast,
    failedToast,
    isKept: isDeliveryOff,
  });
  const isPending = status === 'pending';
  const field = <Name extends keyof typeof contact.fields>(name: Name) => ({
    id: `contact-${name}`,
    name,
    isLocked: isPending,
    ...contact.fields[name],
  });
  return (
    <form className={styles.contactFormForm} aria-labelledby="contact-form" onSubmit={onSubmit}>
      <h2 id="contact-form">{contact.formTitle}</h2>
      <p className={`${kit.note} ${kit.live}`}>{contact.note}</p>
      <Field {...field('name')} autoComplete="name" maxLength={CONTACT_LENGTHS.name} />
      <Field {...field('email')} type="email" autoComplete="email" maxLength={EMAIL_LENGTH} />
      <Field {...field('subject')} maxLength={CONTACT_LENGTHS.subject} />
      <Field {...field('message')} rows={MESSAGE_ROWS} maxLength={CONTACT_LENGTHS.message} />
      <Button type="submit" tone="primary" disabled={!isHydrated || isPending} isBusy={isPending}>
        {isPending ? contact.busy : contact.submit}
      </Button>
    </form>
  );
}

/** Thanks for a message. If it was not delivered, it also says so and offers to send it by other means. */
function sentToast(message: FormMessage): SentToast {
  if (!isDeliveryOff || message.form !== 'contact') return contact.sent;
  const { note, mail, copy, copied, notCopied } = contact.notDelivered;
  const href = mailtoOf(message, site.email);
  return {
    ...contact.sent,
    note,
    links: href === undefined ? [] : [{ label: mail, href }],
    action: {
      label: copy,
      takesFocus: true,
      onAct: () => void copyWithToast(mailText(message), copied, notCopied),
    },
  };
}

type ContactMessage = Extract<FormMessage, { readonly form: 'contact' }>;

/**
 * A `mailto:` address that opens a message in the visitor's own mail program; undefined if it gets too long for one.
 *
 * `URLSearchParams` replaces halves of surrogate pairs, for which `encodeURIComponent` throws, but writes spaces as `+`.
 */
export function mailtoOf(message: ContactMessage, to: string): string | undefined {
  // RFC 6068 wants both characters of a line break.
  const body = bodyOf(message).replaceAll(/\r?\n/g, '\r\n');
  const fields = new URLSearchParams({ subject: message.subject, body });
  const address = `mailto:${to}?${fields.toString().replaceAll('+', '%20')}`;
  return address.length > LONGEST_MAILTO ? undefined : address;
}

/** The same message as a text to paste. */
export function mailText(message: ContactMessage): string {
  return `${message.subject}\n\n${bodyOf(message)}`;
}

function bodyOf({ message, name, email }: ContactMessage): string {
  return `${message}\n\n${name}\n${email}`;
}
