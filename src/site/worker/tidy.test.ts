import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/assets/react-BNQ0ADjP.js', '/assets/react-BNQ0ADjP.js'],
  ['/a.html/b', '/a.html/b'],
])('product §2: %s is kept as %s', (path, address) => {
  expect(tidy(path)).toBe(address);
});
