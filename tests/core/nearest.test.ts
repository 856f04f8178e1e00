import { expect, test } from 'vitest';
import { nearest } from '../../src/library/nearest.ts';

test('the name with the fewest differing characters is suggested, and none if most differ', () => {
  expect(nearest('wrods', ['words', 'wards', 'today'])).toBe('words');
  expect(nearest('formt', ['format', 'from'])).toBe('format');
  expect(nearest('', ['format'])).toBeUndefined();
});
