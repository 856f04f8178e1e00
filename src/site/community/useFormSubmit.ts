import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormMessage, submitForm } from './submit-form.ts';
import { showToast, type Toast, type ToastLink, type ToastText } from '../lib/toasts.ts';

/** What a toast says about a form that was sent. */
export type SentToast = Omit<Toast, 'id' | 'tone'>;

interface FormOptions {
  /** Creates the message from the fields. */
  readonly messageOf: (read: (field: string) => string) => FormMessage;
  readonly sentToast: (message: FormMessage) => SentToast;
  /** `offline` replaces the description if the device is offline. */
  readonly failedToast: Required<ToastText> & { readonly offline: string };
  /** A link for the toast about a failure. */
  readonly failedLink?: ToastLink | undefined;
  /** Whether the fields keep their text after the form was sent. */
  readonly isKept?: boolean;
  /** Called after the message was sent, the toast was shown and the fields were reset, unless they are kept. */
  readonly onSent?: (form: HTMLFormElement) => void;
}

type FormStatus = 'idle' | 'pending' | 'success' | 'error';

interface FormSubmit {
  readonly status: FormStatus;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Submits a form and shows a toast about the result. Success resets the fields, failure keeps them. The disabled button
 * loses the focus meanwhile, so it is restored afterwards.
 */
export function useFormSubmit({
  messageOf,
  sentToast,
  failedToast,
  failedLink,
  isKept = false,
  onSent,
}: FormOptions): FormSubmit {
  const [status, setStatus] = useState<FormStatus>('idle');
  const send = async (form: HTMLFormElement): Promise<void> => {
    const focused = document.activeElement;
    setStatus('pending');
    const message = messageOf(reader(form));
    const result = await submitForm(message).then(
      () => 'success' as const,
      () => 'error' as const,
    );
    try {
      if (result === 'success') {
        showToast({ ...sentToast(message), tone: 'plain' });
        if (!isKept) form.reset();
        onSent?.(form);
      } else {
        const description = navigator.onLine ? failedToast.description : failedToast.offline;
        const links = failedLink && [failedLink];
        showToast({ title: failedToast.title, description, tone: 'destructive', links });
      }
    } finally {
      flushSync(() => {
        setStatus(result);
      });
      restoreFocus(focused);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status !== 'pending') void send(event.currentTarget);
  };
  return { status, onSubmit };
}

function restoreFocus(to: Element | null): void {
  if (document.activeElement === document.body && to instanceof HTMLElement) {
    to.focus({ preventScroll: true });
  }
}

/** Reads a form's fields by name and trims them. */
function reader(form: HTMLFormElement): (field: string) => string {
  const data = new FormData(form);
  return (field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
}
