import { describe, expect, test, vi } from 'vitest';

import { isStyleNumber, prepare } from '../../src/core/prepare.ts';
import { decode } from '../../src/heatstamp.ts';

describe('style numbers', () => {
  test.each(['M43186', 'N51997', ' m 43186 '])('%j is one', (input) => {
    expect(isStyleNumber(input)).toBe(true);
  });

  test.each(['MI0053', 'M4318', 'M431860', 'P43186', 'XM43186', ''])('%j is none', (input) => {
    expect(isStyleNumber(input)).toBe(false);
  });
});

describe('preparation', () => {
  test.each([
    ['\u200bSD\u20601013\ufeff', 'SD1013'],
    ['\u200eSD1013\u200f', 'SD1013'],
    ['SD\u00ad1013', 'SD1013'],
    ['\tsd\u00a010\u300013\r\n', 'SD1013'],
    ['ｓｄ１０１３', 'SD1013'],
    ['ＳＤ－１０１３', 'SD-1013'],
    ['𝐒𝐃𝟏𝟎𝟏𝟑', 'SD1013'],
    ['𝓢𝓓𝟙𝟘𝟙𝟛', 'SD1013'],
    ['ℳℐ0956', 'MI0956'],
    ['ﬂ0148', 'FL0148'],
    ['SD²013', 'SD²013'],
    ['Ⓢ1013', 'Ⓢ1013'],
    ['Ⅵ1013', 'Ⅵ1013'],
    ['vı1013', 'Vı1013'],
    ['ßd1013', 'ßD1013'],
    ['SD*_#3', 'SD???3'],
    ['SP00〇3', 'SP00?3'],
    ['SP●○？3', 'SP???3'],
    ['• SD1013', 'SD1013'],
    ['•SD1013', 'SD1013'],
    ['- 8912 SL', '8912SL'],
    ['1. SD1013', 'SD1013'],
    ['12) 836', '836'],
    ['* SD1013', 'SD1013'],
    ['-SD1013', '-SD1013'],
    ['1.SD1013', '1.SD1013'],
    ['SD\ud83d1013', 'SD\ufffd1013'],
    [' '.repeat(500) + 'SD1013', 'SD1013'],
  ])('%j is read as %j', (input, prepared) => {
    expect(prepare(input)).toBe(prepared);
  });

  test('the beginning of a long text is not taken for a code', () => {
    expect(decode(`AR2126${' '.repeat(300)}AR2126`).isValid).toBe(false);
  });

  test('the time for a text that is much too long grows with its length alone', () => {
    const long = 'a' + '\u0300\u0327'.repeat(50_000);
    const spy = vi.spyOn(String.prototype, 'normalize');
    const result = decode(long, { today: '2026-11-21' });
    expect(result).toMatchObject({ suggestions: [], errorCode: 'unknown-pattern' });
    expect(result.code.length).toBeLessThan(300);
    expect(isStyleNumber(long)).toBe(false);
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });
});
