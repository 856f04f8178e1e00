import { describe, expect, test } from 'vitest';
import { addressOf, codeIn } from './address.ts';

describe('product §2: links', () => {
  test.each([
    ['#code=AR2126', '', 'AR2126'],
    ['', '?code=AR2126', 'AR2126'],
    ['#code=8912%20SL', '?code=AR2126', '8912 SL'],
    ['#code=', '?code=AR2126', 'AR2126'],
    ['#code=8912+SL', '', '8912 SL'],
    ['#eras', '', undefined],
    ['#code=%20', '', undefined],
    ['', '', undefined],
    ['#code=%E0%A4%A', '', '\ufffd%A'],
  ])('%j %j asks for %j', (hash, search, code) => {
    expect(codeIn({ hash, search })).toBe(code);
  });

  test('an address asks for the code it was made of', () => {
    for (const code of ['8912 SL', 'A&B=C#D+E%', 'ÄÖ']) {
      const { hash, search } = new URL(addressOf(code), 'https://heatstamp.example');
      expect(codeIn({ hash, search })).toBe(code);
      expect(search).toBe('');
    }
  });
});
