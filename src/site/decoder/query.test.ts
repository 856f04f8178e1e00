import { describe, expect, test } from 'vitest';
import { LABELS } from '../../core/labels.ts';
import { addressOf, linkIn } from './address.ts';

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
    expect(linkIn({ hash, search })?.code).toBe(code);
  });

  test.each([
    ['France', 'France'],
    ['UNITED+STATES', 'UNITED STATES'],
    ['<b>France</b>', '<b>France</b>'],
  ])('product §1.6: made-in=%s is told as it stands', (text, madeIn) => {
    expect(linkIn({ hash: `#code=AR2126&made-in=${text}`, search: '' })).toEqual({
      code: 'AR2126',
      madeIn,
    });
  });

  test('a label without a code asks for nothing', () => {
    expect(linkIn({ hash: '#made-in=France', search: '' })).toBeUndefined();
  });

  test('a code and a label come from the same part of an address', () => {
    const address = { hash: '#code=AR2126', search: '?code=SD1013&made-in=Spain' };
    expect(linkIn(address)).toEqual({ code: 'AR2126', madeIn: undefined });
  });

  test('an address asks for what it was made of', () => {
    for (const code of ['8912 SL', 'A&B=C#D+E%', 'ÄÖ', 'A&made-in=Italy']) {
      for (const madeIn of [undefined, ...LABELS, 'other'] as const) {
        for (const line of [undefined, 'speedy-25', '&made-in=x']) {
          const asked = { code, madeIn, line };
          const { hash, search } = new URL(addressOf(asked), 'https://heatstamp.example');
          expect(linkIn({ hash, search })).toEqual(asked);
          expect(search).toBe('');
        }
      }
    }
  });

  test('a code alone makes the shortest address', () => {
    expect(addressOf({ code: 'AR2126' })).toBe('/#code=AR2126');
  });
});
