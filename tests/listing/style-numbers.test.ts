import { describe, expect, test } from 'vitest';
import { styleNumbersIn } from '../../src/listing/style-numbers.ts';

describe('product §1.9: the style numbers of a text', () => {
  test.each([
    ['m41526 and N51105', ['m41526', 'N51105']],
    ['M9150U, R08013, Z0263W, J00145, Q93514', ['M9150U', 'R08013', 'Z0263W', 'J00145', 'Q93514']],
    ['M64502A', ['M64502A']],
    ['1AFB68 or 1AABC9', ['1AFB68', '1AABC9']],
    ['style M9150', ['M9150']],
    ['型番:R2050', ['R2050']],
    ['ref. no. N0417', ['N0417']],
  ])('%s', (text, numbers) => {
    expect(styleNumbersIn(text)).toEqual(numbers);
  });

  test.each([
    ...['M9150', 'M2024 at home', 'order Z12345', 'order no. R08013', '注文番号:Z12345'],
    ...['XM9150U', 'M9150UX', 'M9150u', 'm9150u.com', '/M41526', 'M41526_x', 'M41526-2'],
    ...['1APRIL', '1A1013', '1AFB6', '1afb68', 'L41526', 'MI0053'],
  ])('there is none in %s', (text) => {
    expect(styleNumbersIn(text)).toEqual([]);
  });
});
