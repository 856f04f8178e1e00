import { DELIVERY_LIMIT_MS, KEEPALIVE_LENGTH } from './limits.ts';

/**
 * Posts something as JSON. Only a whole answer of the 200s in time counts as delivered; whatever else happens rejects,
 * a redirect as well, since most of them lose what was posted.
 */
export async function post(address: string, payload: object): Promise<void> {
  const body = JSON.stringify(payload);
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, DELIVERY_LIMIT_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      // Who leaves the page now has sent it all the same.
      keepalive: body.length <= KEEPALIVE_LENGTH,
      signal: limit.signal,
    });
    // An answer can still break off after its first line.
    await response.text();
    if (!response.ok) throw new Error(`The answer was ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
