import { LONGEST_MAILTO } from '../lib/limits.ts';
import type { FormMessage } from '../lib/submit-form.ts';

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
