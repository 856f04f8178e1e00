import '../../src/site/styles/global.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { dismissToast, toasts } from '../../src/site/lib/toasts.ts';
import { erase, pointAway } from './draw.ts';

// For every file, since they share their modules. What a server answers is proven in tests/e2e/delivery.spec.ts.
vi.mock('../../src/site/community/submit-form.ts');

/** What the console was told during a test; a component has nothing to say to it. */
const said: unknown[][] = [];

for (const level of ['log', 'info', 'warn', 'error'] as const) {
  const original = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    said.push(words);
    original(...words);
  };
}

beforeEach(() => {
  said.length = 0;
});

afterEach(async () => {
  erase();
  for (const { id } of toasts.get()) dismissToast(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await pointAway();
  expect(said).toEqual([]);
});
