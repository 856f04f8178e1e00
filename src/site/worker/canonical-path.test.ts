import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/ja/', '/ja/'],
  ['/ja', '/ja/'],
  ['/ja/index.html', '/ja/'],
  ['/ja/about/', '/ja/about'],
  ['/codes/ja', '/codes/ja'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/assets/react-BNQ0ADjP.js', '/assets/react-BNQ0ADjP.js'],
  ['/a.html/b', '/a.html/b'],
])('the canonical path of %s is %s', (path, address) => {
  expect(canonicalPath(path, ['/', '/ja/'])).toBe(address);
});
