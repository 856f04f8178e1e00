import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { decode, type InvalidResult } from '../../heatstamp.ts';
import { readFaded } from '../../library/faded.ts';
import { stampedCode, stampedInvalid, stampedText, stampedWorn, wornExample } from './stamped.ts';

const DAY = { today: '2026-11-25' } as const;

/** The characters of a tab with their ink, as `9 wrong`. */
function inks({ impressions }: ReturnType<typeof stampedText>): readonly string[] {
  return impressions.map(({ text, ink }) => (text === '' ? ink : `${text} ${ink}`));
}

function resultOf(code: string): InvalidResult {
  const result = decode(code, DAY);
  if (result.isValid) throw new Error(`${code} reads`);
  return result;
}

function invalid(code: string): ReturnType<typeof stampedInvalid> {
  return stampedInvalid(resultOf(code));
}

describe('what is typed', () => {
  test('is pressed in, in capitals and without blanks', () => {
    expect(inks(stampedText('s d1'))).toEqual(['S plain', 'D plain', '1 plain']);
  });

  test('leaves the tab blank where it is longer than eight characters', () => {
    expect(stampedText('USA10133').impressions).toHaveLength(8);
    expect(stampedText('USA101334').impressions).toEqual([]);
  });

  test('is not looked at where it is a whole text, since the tab is drawn many times while that is read', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => {
      normalize.mockRestore();
    });
    expect(stampedText('SD1013 Speedy '.repeat(100)).impressions).toEqual([]);
    expect(normalize).not.toHaveBeenCalled();
    expect(stampedText(`${' '.repeat(100)}SD1013\n`).impressions).toHaveLength(6);
  });

  test('stands where the answer will have it', () => {
    const result = decode('SD1013', DAY);
    if (!result.isValid) throw new Error(result.error);
    const places = (stamped: ReturnType<typeof stampedText>) =>
      stamped.impressions.map(({ text, x }) => [text, x]);
    expect(places(stampedText('SD1013'))).toEqual(places(stampedCode(result.segments)));
  });
});

describe('what does not read', () => {
  test.each([
    ['SD9999', ['S plain', 'D plain', '9 wrong', '9 plain', '9 wrong', '9 plain']],
    ['1389SL', ['1 wrong', '3 wrong', '8 plain', '9 plain', 'S plain', 'L plain']],
    ['QQ2126', ['Q wrong', 'Q wrong', '2 plain', '1 plain', '2 plain', '6 plain']],
    ['AR1939', ['A plain', 'R plain', '1 plain', '9 wrong', '3 plain', '9 wrong']],
    ['SPO938', ['S plain', 'P plain', 'O wrong', '9 plain', '3 plain', '8 plain']],
    ['SD1O31', ['S plain', 'D plain', '1 plain', 'O wrong', '3 plain', '1 plain']],
    ['ABC', ['A plain', 'B plain', 'C plain', 'slot', 'slot', 'slot', 'slot']],
    ['SD10', ['S plain', 'D plain', '1 plain', '0 plain', 'slot', 'slot']],
    ['83', ['8 plain', '3 plain', 'slot']],
    ['', ['slot', 'slot', 'slot', 'slot', 'slot', 'slot']],
  ])('%j shows what is wrong and what is missing', (code, expected) => {
    expect(inks(invalid(code))).toEqual(expected);
  });

  test('has the scale of an impossible week, and of an impossible month', () => {
    expect(invalid('SD9999').scale).toEqual({ last: 53, value: 99 });
    expect(invalid('1389SL').scale).toEqual({ last: 12, value: 13 });
  });

  test('is blank where it is longer than a code can be', () => {
    expect(invalid('NOTADATECODE').impressions).toEqual([]);
  });
});

test.each([
  ['SD6126', 'SD?126'],
  ['1389SL', '?389SL'],
  ['QQ2126', '??2126'],
  ['AR1939', 'AR1?39'],
  ['SPO938', 'SP?938'],
])('how to type a worn character is shown with %s itself', (code, expected) => {
  expect(wornExample(resultOf(code))).toBe(expected);
  expect(readFaded(expected, DAY)?.groups).not.toEqual([]);
});

test.each(['ABC', '', 'NOTADATECODE', 'AR2126!', 'SD1013.'])(
  '%j has no character to show it with',
  (code) => {
    expect(wornExample(resultOf(code))).toBeUndefined();
  },
);

test('a worn stamp has a rubbed place for each character that can’t be read', () => {
  expect(inks(stampedWorn('SD?013')).slice(1, 4)).toEqual(['D plain', '? worn', '0 plain']);
});
