import { type JSX, useState } from 'react';
import { emailErrors, failedToast } from '#words/forms.ts';
import type { ToastLink } from '../lib/toasts.ts';
import { useBlank } from '../lib/useBlank.ts';
import { useDelivery } from '../lib/useDelivery.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import styles from './EmailForm.module.css';

interface EmailFormProps {
  readonly form: 'guide' | 'community';
  readonly label: string;
  readonly submit: string;
  readonly busy: string;
  readonly done: { readonly title: string; readonly description: string };
  readonly link?: ToastLink;
  readonly onDone?: (form: HTMLFormElement) => void;
}

/** A form that asks for an e-mail address and nothing else. */
export function EmailForm({ form, label, submit, busy, ...rest }: EmailFormProps): JSX.Element {
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const isBlank = useBlank(element);
  const { isSending, onSubmit } = useDelivery({
    messageOf: (read) => ({ form, email: read('email') }),
    failed: failedToast,
    ...rest,
  });
  return (
    <form ref={setElement} className={styles.form} onSubmit={onSubmit}>
      <Field
        id={`${form}-email`}
        name="email"
        label={label}
        type="email"
        autoComplete="email"
        isLocked={isSending}
        errors={emailErrors}
      />
      <Button type="submit" tone="primary" disabled={isBlank || isSending} isBusy={isSending}>
        {isSending ? busy : submit}
      </Button>
    </form>
  );
}
