import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver, type Message } from './deliver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Delivers and tells at any time whether that is done. */
function start(message: Message): () => boolean {
  let isDone = false;
  void deliver(message).then(() => {
    isDone = true;
  });
  return () => isDone;
}

test.each(['guide', 'community'] as const)('§7: the %s form takes 1000 ms', async (form) => {
  const isDone = start({ form, email: 'a@example.com' });
  await vi.advanceTimersByTimeAsync(999);
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone()).toBe(true);
});

test('§7: the contact form takes no time', async () => {
  const words = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' };
  const isDone = start({ form: 'contact', ...words });
  await Promise.resolve();
  expect(isDone()).toBe(true);
});

test('§7: nothing is sent over the network', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  start({ form: 'guide', email: 'a@example.com' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
});
