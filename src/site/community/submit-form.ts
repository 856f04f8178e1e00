import { DELIVERY_LIMIT_MS, FORM_DELAY_MS } from '../lib/limits.ts';

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
