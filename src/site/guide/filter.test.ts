import { describe, expect, test } from 'vitest';
import { findsHeading } from './filter.ts';

describe('The filter of the guide', () => {
  test.each([
    ['fra', 'France', 'FR'],
    ['ance', 'France', 'FR'],
    ['korea', 'South Korea', 'KR'],
    ['south k', 'South Korea', 'KR'],
    ['workshop/custom', 'Workshop/Custom', undefined],
    ['custom', 'Workshop/Custom', undefined],
    ['re-lined', 'Re-Lined', 're-lined'],
    ['  Spain ', 'Spain', 'ES'],
    ['Itály', 'Italy', 'IT'],
    ['us', 'United States USA', 'US'],
    ['', 'anything', undefined],
    ['?!', 'anything', undefined],
  ])('issue 12: finds with %j the heading %j', (query, name, country) => {
    expect(findsHeading(query, name, country)).toBe(true);
  });

  test.each([
    ['swiss', 'CH'],
    ['suisse', 'CH'],
    ['italie', 'IT'],
    ['イタリア', 'IT'],
    ['イタリア製', 'IT'],
    ['Made in Italy', 'IT'],
    ['美国', 'US'],
    ['u.s.a.', 'US'],
    ['deutsch', 'DE'],
  ])('issue 12: finds with %j the country %s, in the languages we know', (query, country) => {
    expect(findsHeading(query, country === 'CH' ? 'Switzerland Swiss' : '', country)).toBe(true);
  });

  test.each([
    ['an', 'France', 'FR'],
    ['ca', 'United States America', 'US'],
    ['日本', 'Italy', 'IT'],
    ['south  africa', 'South Korea', 'KR'],
    ['germany', 'Special/Rare Codes', undefined],
  ])('does not find with %j the heading %j', (query, name, country) => {
    expect(findsHeading(query, name, country)).toBe(false);
  });
});
