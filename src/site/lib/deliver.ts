import { DELIVERY_LIMIT_MS, FORM_DELAY_MS } from './limits.ts';

/** What each form hands over. */
export type Message =
  | { readonly form: 'guide' | 'community'; readonly email: string }
  | {
      readonly form: 'contact';
      readonly name: string;
      readonly email: string;
      readonly subject: string;
      readonly message: string;
    };

/** How long a form that stays on the device shows that it works, in milliseconds. */
const DELAYS_MS: Readonly<Record<Message['form'], number>> = {
  guide: FORM_DELAY_MS,
  community: FORM_DELAY_MS,
  contact: 0,
};

/**
 * Delivers what a visitor sends; rejects when it could not be delivered. This is the one place that knows where to:
 * without an address it stays on the device. The address stands here as the build fills it in, so that a build without
 * one drops whatever posts. A real delivery takes the time it takes.
 */
export function deliver(message: Message): Promise<void> {
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
 * Posts something as JSON. Only a whole answer of the 200s in time counts as delivered; whatever else happens rejects,
 * a redirect as well, since most of them lose what was posted. Meanwhile the browser asks whoever leaves the page, for
 * that breaks it off. (`keepalive` would not, but Chromium then goes on after the abort and may send it again.)
 */
async function post(address: string, payload: object): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, DELIVERY_LIMIT_MS);
  addEventListener('beforeunload', askFirst);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: limit.signal,
    });
    // An answer can still break off after its first line.
    await response.text();
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  } finally {
    removeEventListener('beforeunload', askFirst);
    clearTimeout(timer);
  }
}

function askFirst(event: Event): void {
  event.preventDefault();
}
