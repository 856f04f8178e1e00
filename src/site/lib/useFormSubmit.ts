import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast, type Toast, type ToastLink, type ToastText } from './toasts.ts';
import { DELIVERY_LIMIT_MS, FORM_DELAY_MS } from './limits.ts';

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

/** The data of each form. */
export type FormMessage =
  | { readonly form: 'guide' | 'community'; readonly email: string }
  | {
      readonly form: 'contact';
      readonly name: string;
      readonly email: string;
      readonly subject: string;
      readonly message: string;
    };

/** How long an undelivered form pretends to work, in milliseconds. */
const DELAYS_MS: Readonly<Record<FormMessage['form'], number>> = {
  guide: FORM_DELAY_MS,
  community: FORM_DELAY_MS,
  contact: 0,
};

/**
 * Sends a form to the address that the build was given, and rejects if that fails. Without an address the message stays on
 * the device. The variable is read right here, so that a build without an address drops the code that posts.
 */
export function submitForm(message: FormMessage): Promise<void> {
  return import.meta.env.HEATSTAMP_FORMS_URL === undefined
    ? wait(DELAYS_MS[message.form])
    : post(import.meta.env.HEATSTAMP_FORMS_URL, message);
}

function wait(ms: number): Promise<void> {
  if (ms === 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Posts JSON. The address's own parameters are fields too, since some services want a key in the body. Only a complete
 * response with a 2xx status within the time limit counts as success. Redirects count as failures, since most of them drop
 * the body. Until then the browser asks before leaving the page, which would abort the request. (`keepalive` would prevent
 * that, but then Chromium continues after the abort and may send it twice.)
 */
async function post(address: string, payload: object): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, DELIVERY_LIMIT_MS);
  addEventListener('beforeunload', confirmLeaving);
  try {
    const parameters = Object.fromEntries(new URL(address).searchParams);
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...parameters, ...payload }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: limit.signal,
    });
    // A response can still fail after its headers.
    await response.text();
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  } finally {
    removeEventListener('beforeunload', confirmLeaving);
    clearTimeout(timer);
  }
}

function confirmLeaving(event: Event): void {
  event.preventDefault();
}
