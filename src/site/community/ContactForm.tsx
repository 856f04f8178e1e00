import type { JSX } from 'react';
import { failedToast } from '#words/forms.ts';
import { contact } from '#words/pages/contact.ts';
import { MESSAGE_ROWS } from '../lib/limits.ts';
import { useFormSubmit } from '../lib/useFormSubmit.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import styles from './ContactForm.module.css';

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
    sentToast: contact.sent,
    failedToast,
  });
  const isPending = status === 'pending';
  const field = <Name extends keyof typeof contact.fields>(name: Name) => ({
    id: `contact-${name}`,
    name,
    isLocked: isPending,
    ...contact.fields[name],
  });
  return (
    <form className={styles.form} aria-labelledby="contact-form" onSubmit={onSubmit}>
      <h2 id="contact-form">{contact.formTitle}</h2>
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('subject')} />
      <Field {...field('message')} rows={MESSAGE_ROWS} />
      <Button type="submit" tone="primary" disabled={!isHydrated || isPending} isBusy={isPending}>
        {isPending ? contact.busy : contact.submit}
      </Button>
    </form>
  );
}
