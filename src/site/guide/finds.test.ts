import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';

describe('The filter of the guide', () => {
  test.each([
    ['SD', 'SD'],
    ['s', 'SD'],
    ['fra', 'France'],
    ['korea', 'South Korea'],
    ['south k', 'South Korea'],
    ['workshop/custom', 'Workshop/Custom'],
    ['custom', 'Workshop/Custom'],
    ['re-lined', 'Re-Lined'],
    ['  Spain ', 'Spain'],
    ['ＳＤ', 'SD'],
    ['Itály', 'Italy'],
    ['', 'anything'],
    ['?!', 'anything'],
  ])('finds with %j the name %j', (query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  test.each([
    ['an', 'France'],
    ['D', 'SD'],
    ['sds', 'SD'],
    ['日本', 'Japan'],
    ['south  africa', 'South Korea'],
  ])('does not find with %j the name %j', (query, name) => {
    expect(finds(query, name)).toBe(false);
  });
});
