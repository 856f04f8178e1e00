import { expect, test } from 'vitest';
import { outdated } from './outdated.ts';

test.each([
  [['first', 'second', 'third'], 'third', true, ['first']],
  [['first', 'second', 'third'], 'third', false, ['first', 'second']],
  [['first', 'second', 'third'], 'second', true, []],
  [['first', 'second', 'third'], 'second', false, ['first']],
  [['first'], 'first', true, []],
])('of the releases %j, with %j running, at most two stay', (...row) => {
  const [names, current, isNeeded, gone] = row;
  expect(outdated(names, current, isNeeded)).toEqual(gone);
});
