import { expect, test } from 'vitest';
import { revealDelayMs } from './reveal.ts';

test('§4.5, §9.5: the cards appear after 500 ms, 200 ms apart', () => {
  expect([0, 1, 2, 3].map((index) => revealDelayMs(index, false))).toEqual([500, 700, 900, 1100]);
});

test('all cards appear at once if the visitor prefers reduced motion', () => {
  expect([0, 1, 2, 3].map((index) => revealDelayMs(index, true))).toEqual([0, 0, 0, 0]);
});
