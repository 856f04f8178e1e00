import { DELIVERY_LIMIT_MS } from './limits.ts';

/**
 * Posts something as JSON. Only a whole answer of the 200s in time counts as delivered; whatever else happens rejects,
 * a redirect as well, since most of them lose what was posted. Meanwhile the browser asks whoever leaves the page, for
 * that breaks it off. (`keepalive` would not, but Chromium then goes on after the abort and may send it again.)
 */
export async function post(address: string, payload: object): Promise<void> {
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
