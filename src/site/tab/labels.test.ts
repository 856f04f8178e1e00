import { expect, test } from 'vitest';
import { decode } from '../../heatstamp.ts';
import { placeLines } from './labels.ts';

test.each([
  ['SD1013', ['United States']],
  ['AR2126', ['France']],
  ['LW0096', ['France', 'or Spain']],
  ['BC2126', ['Italy', 'or Spain']],
  ['AT2126', ['Workshop/', 'Custom']],
  ['AB2126', ['United', 'Kingdom']],
  ['CS2126', ['Czechoslovakia']],
])('%s has its place as a label, on two lines where it is long', (code, lines) => {
  const result = decode(code, { today: '2026-11-25' });
  expect(result.isValid && placeLines(result)).toEqual(lines);
});
