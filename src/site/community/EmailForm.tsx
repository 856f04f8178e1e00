import { type JSX, useCallback, useState, useSyncExternalStore } from 'react';
import { emailErrors, failedToast, join } from '#words/forms.ts';
import { EMAIL_LENGTH } from '../lib/limits.ts';
import type { ToastLink } from '../lib/toasts.ts';
import { type SentToast, useFormSubmit } from './useFormSubmit.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from './Field.tsx';
import kit from '../ui/Kit.module.css';
import styles from './Community.module.css';

interface EmailFormProps {
  readonly form: 'guide' | 'community';
  readonly label: string;
  readonly submit: string;
  readonly tone?: 'primary' | 'quiet';
  readonly busy: string;
  readonly sentToast: SentToast;
  /** A link for the toast about a failure. */
  readonly failedLink?: ToastLink;
  readonly onSent?: (form: HTMLFormElement) => void;
}

/** A form that asks for nothing but an email address. */
export function EmailForm({
  form,
  label,
  submit,
  tone = 'primary',
  busy,
  sentToast,
  ...rest
}: EmailFormProps): JSX.Element {
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const isBlank = useIsBlank(element);
  const { status, onSubmit } = useFormSubmit({
    messageOf: (read) => ({ form, email: read('email') }),
    sentToast: () => sentToast,
    failedToast,
    ...rest,
  });
  const isPending = status === 'pending';
  return (
    <form ref={setElement} className={`${kit.bar} ${kit.live} ${styles.form}`} onSubmit={onSubmit}>
      <Field
        id={`${form}-email`}
        name="email"
        label={label}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
        isLocked={isPending}
        errors={emailErrors}
      />
      <Button type="submit" tone={tone} disabled={isBlank || isPending} isBusy={isPending}>
        {isPending ? busy : submit}
      </Button>
    </form>
  );
}

/** The sign-up form of the mailing list. */
export function JoinForm(): JSX.Element {
  return (
    <EmailForm
      form="community"
      label={join.email}
      submit={join.submit}
      busy={join.busy}
      sentToast={join.joined}
      onSent={keepFocus}
    />
  );
}

/** Emptying the field disables the button, which then loses the focus. */
function keepFocus(form: HTMLFormElement): void {
  if (document.activeElement === document.body) form.querySelector('input')?.focus();
}

/** Whether any field of a form is blank. It reads the DOM, so that text typed or autofilled before hydration counts. */
function useIsBlank(form: HTMLFormElement | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      form?.addEventListener('input', onChange);
      // A page restored from the back/forward cache keeps its fields.
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
    () => form === null || hasBlankField(form),
    () => true,
  );
}

function hasBlankField(form: HTMLFormElement): boolean {
  const values = [...new FormData(form).values()];
  return values.some((value) => typeof value === 'string' && value.trim() === '');
}
