import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FormMessage, submitForm } from './submit-form.ts';

const ADDRESS = 'https://forms.example.com/heatstamp';
const guide = { form: 'guide', email: 'a@example.com' } as const;
const contact = {
  form: 'contact',
  name: 'A',
  email: 'a@example.com',
  subject: 'B',
  message: 'C',
} as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('A form without an address', () => {
  beforeEach(() => {
    vi.stubEnv('HEATSTAMP_FORMS_URL', undefined);
  });

  /** Submits a form and returns a function that tells whether it is done. */
  function start(message: FormMessage): () => boolean {
    let isDone = false;
    void submitForm(message).then(() => {
      isDone = true;
    });
    return () => isDone;
  }

  test.each(['guide', 'community'] as const)('§7: takes 1000 ms in the %s form', async (form) => {
    const isDone = start({ form, email: 'a@example.com' });
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone()).toBe(true);
  });

  test('§7: takes no time in the contact form', async () => {
    const isDone = start(contact);
    await Promise.resolve();
    expect(isDone()).toBe(true);
  });

  test('§7: sends nothing over the network', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    start(guide);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('A form with an address', () => {
  const listeners = new Set<unknown>();
  beforeEach(() => {
    vi.stubEnv('HEATSTAMP_FORMS_URL', ADDRESS);
    vi.stubGlobal('addEventListener', (_: string, listener: unknown) => listeners.add(listener));
    vi.stubGlobal('removeEventListener', (_: string, listener: unknown) =>
      listeners.delete(listener),
    );
  });
  afterEach(() => {
    // Whatever the outcome, leaving the page is allowed again and no timer remains.
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  function answerWith(answer: (request: RequestInit) => Promise<Response>) {
    const fetched = vi.fn((_: string, request: RequestInit) => answer(request));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }

  test.each([guide, contact])('posts $form as JSON exactly once', async (message) => {
    const fetched = answerWith(() => Promise.resolve(new Response(null, { status: 204 })));
    await submitForm(message);
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(ADDRESS);
    expect(request?.body).toBe(JSON.stringify(message));
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
  });

  test('posts the parameters of the address as fields', async () => {
    vi.stubEnv('HEATSTAMP_FORMS_URL', `${ADDRESS}?access_key=key&form=other`);
    const fetched = answerWith(() => Promise.resolve(new Response(null, { status: 200 })));
    await submitForm(guide);
    const [, request] = fetched.mock.calls[0] ?? [];
    expect(request?.body).toBe(
      JSON.stringify({ access_key: 'key', form: 'guide', email: guide.email }),
    );
  });

  const brokenOff = new ReadableStream({
    pull: (controller) => {
      controller.error(new TypeError('broken off'));
    },
  });

  test.each([
    ['a rejection', () => Promise.resolve(new Response('no', { status: 422 }))],
    ['a server error', () => Promise.resolve(new Response('', { status: 500 }))],
    ['a response that breaks off', () => Promise.resolve(new Response(brokenOff))],
    ['no response', () => Promise.reject(new TypeError('no network'))],
  ])('fails on %s', async (_, answer) => {
    answerWith(answer);
    await expect(submitForm(guide)).rejects.toThrow();
  });

  test('fails and aborts the request after 10 s without a response', async () => {
    answerWith(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        }),
    );
    const outcome = vi.fn();
    void submitForm(guide).catch(outcome);
    await vi.advanceTimersByTimeAsync(9999);
    expect(outcome).not.toHaveBeenCalled();
    expect(listeners.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledTimes(1);
  });
});
