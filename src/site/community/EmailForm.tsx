import { type JSX, useCallback, useState, useSyncExternalStore } from 'react';
import { emailErrors, failedToast, join } from '#words/forms.ts';
import type { ToastLink } from '../lib/toasts.ts';
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

/** The form of the mailing list. */
export function JoinForm(): JSX.Element {
  return (
    <EmailForm
      form="community"
      label={join.email}
      submit={join.submit}
      busy={join.busy}
      done={join.joined}
      onDone={keepFocus}
    />
  );
}

/** The button is disabled once the field is empty, and a disabled button loses the focus. */
function keepFocus(form: HTMLFormElement): void {
  if (document.activeElement === document.body) form.querySelector('input')?.focus();
}

/**
 * Whether anything in a form is still blank. The page itself is asked, not a copy of it, so that what was typed or
 * filled in before the script arrived counts.
 */
function useBlank(form: HTMLFormElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      form?.addEventListener('input', onChange);
      // A page that comes back from the browser's memory brings its fields along.
      addEventListener('pageshow', onChange);
      return () => {
        form?.removeEventListener('input', onChange);
        removeEventListener('pageshow', onChange);
      };
    },
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => form === null || hasBlank(form),
    () => true,
  );
}

function hasBlank(form: HTMLFormElement): boolean {
  const values = [...new FormData(form).values()];
  return values.some((value) => typeof value === 'string' && value.trim() === '');
}
