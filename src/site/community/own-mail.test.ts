import { expect, test } from 'vitest';
import { mailtoOf, mailText } from './ContactForm.tsx';

const message = {
  form: 'contact',
  name: 'Ada Example',
  email: 'ada@example.com',
  subject: 'A "code" & more',
  message: 'Línea uno\nLine two + 👜',
} as const;

test('the visitor’s own mail program gets the subject and the whole text', () => {
  const address = new URL(mailtoOf(message, 'hello@example.com') ?? '');
  expect(address.pathname).toBe('hello@example.com');
  expect(address.search).not.toContain('+');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    subject: message.subject,
    body: 'Línea uno\r\nLine two + 👜\r\n\r\nAda Example\r\nada@example.com',
  });
});

test('half a surrogate pair, which no address can hold, does not get in the way', () => {
  expect(mailtoOf({ ...message, message: 'cut \ud83d' }, 'hello@example.com')).toContain('cut');
});

test('a message too long for an address can only be copied', () => {
  const long = { ...message, message: 'x'.repeat(2000) };
  expect(mailtoOf(long, 'hello@example.com')).toBeUndefined();
  expect(mailText(long)).toContain(long.message);
});

test('the copied text holds everything that was written', () => {
  for (const part of ['name', 'email', 'subject', 'message'] as const)
    expect(mailText(message)).toContain(message[part]);
});
