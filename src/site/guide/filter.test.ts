import { describe, expect, test } from 'vitest';
import { directory } from '../../evidence/directory.ts';
import { isCountry } from '../../core/places.ts';
import { languages } from '../../words/languages.ts';
import { matchesHeading } from './filter.ts';

describe('The filter of the code index', () => {
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
  ])('matches %j with the heading %j', (query, name, country) => {
    expect(matchesHeading(query, name, country)).toBe(true);
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
    ['Hong Kong', 'HK'],
    ['香港', 'HK'],
  ])('matches %j with the country %s in every language we know', (query, country) => {
    expect(matchesHeading(query, country === 'CH' ? 'Switzerland Swiss' : '', country)).toBe(true);
  });

  test.each([
    ['an', 'France', 'FR'],
    ['ca', 'United States America', 'US'],
    ['日本', 'Italy', 'IT'],
    ['south  africa', 'South Korea', 'KR'],
    ['germany', 'Special/Rare Codes', undefined],
  ])('does not match %j with the heading %j', (query, name, country) => {
    expect(matchesHeading(query, name, country)).toBe(false);
  });

  test.each(languages)('finds each country by its name in $name', ({ id: language }) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const missed = directory
      .filter(
        ({ id }) => isCountry(id) && id !== 'HK' && !matchesHeading(names.of(id) ?? '', '', id),
      )
      .map(({ id }) => id);
    expect(missed).toEqual([]);
  });
});
