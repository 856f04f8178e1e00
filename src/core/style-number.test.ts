import { describe, expect, test } from 'vitest';

import { isStyleNumber } from './style-number.ts';

describe('product §1.5: style numbers', () => {
  test.each(['M43186', 'N51997', ' m 43186 '])('%j is one', (input) => {
    expect(isStyleNumber(input)).toBe(true);
  });

  test.each(['MI0053', 'M4318', 'M431860', 'P43186', 'XM43186', ''])('%j is none', (input) => {
    expect(isStyleNumber(input)).toBe(false);
  });
});
