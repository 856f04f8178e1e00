import { afterEach, describe, expect, test, vi } from 'vitest';
import { decode, factory, factsDate, readFaded, type ValidResult } from '../../src/heatstamp.ts';
import { checkLabel, checkLine, labelOf, lineOf } from '../../src/label.ts';
import { checkListing } from '../../src/listing.ts';
import { core } from '../../src/words/en/core.ts';
import { en } from '../../src/words/en.ts';

const today = '2026-11-21';

function valid(code: string): ValidResult {
  const result = decode(code, { today });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

/** What a call throws, whatever its arguments are. */
function thrownBy(call: (...argv: never[]) => unknown, ...argv: readonly unknown[]): unknown {
  try {
    Reflect.apply(call, undefined, argv);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('today is the local day by default', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('in every function that reads codes', () => {
    vi.useFakeTimers({ now: new Date(2035, 0, 28, 12) });
    for (const options of [[], [{}], [{ today: undefined, words: undefined }]] as const) {
      expect(decode('AR0147', ...options)).toMatchObject({ isValid: true, year: 2017 });
      // Week 4 of 2035 has begun, week 6 has not.
      expect(decode('SD0345', ...options)).toMatchObject({ date: 'Week 4, 2035' });
      expect(decode('SD0365', ...options)).toMatchObject({ errorCode: 'future-date' });
      expect(
        readFaded('SD03?5', ...options)?.groups.flatMap(({ codes }) =>
          codes.map(({ date }) => date),
        ),
      ).toContain('Week 4, 2035');
      expect(checkListing('Date code: SD0345', ...options).codes[0]?.result.date).toBe(
        'Week 4, 2035',
      );
    }
    vi.setSystemTime(new Date(2035, 1, 5, 12));
    expect(decode('SD0365')).toMatchObject({ date: 'Week 6, 2035' });
  });

  test('a process that runs past midnight reads the clock again', () => {
    vi.useFakeTimers({ now: new Date(2035, 1, 4, 23, 59, 59) });
    expect(decode('SD0365')).toMatchObject({ errorCode: 'future-date' });
    vi.setSystemTime(new Date(2035, 1, 5, 0, 0, 1));
    expect(decode('SD0365')).toMatchObject({ date: 'Week 6, 2035' });
  });

  test('or the day of the facts, if the clock is behind it', () => {
    vi.useFakeTimers({ now: new Date(1970, 0, 1, 12) });
    expect(decode('SD1013')).toMatchObject({ date: 'November 2003' });
    expect(factsDate).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(decode('SD1013', { today: '1970-01-01' })).toMatchObject({ errorCode: 'future-date' });
  });
});

describe('wrong use is a RangeError that names the value', () => {
  const readers = { decode, readFaded, checkListing };

  test.each(Object.entries(readers))('%s: today', (_, read) => {
    for (const day of ['soon', '2026-02-30', 20261121, null, new Date(0), Symbol('day')]) {
      expect(thrownBy(read, 'SD?013', { today: day })).toEqual(
        new RangeError(`today must be a calendar day such as 2026-11-21, got ${String(day)}`),
      );
    }
  });

  const worded: Readonly<Record<string, (options: unknown) => unknown>> = {
    decode: (options) => thrownBy(decode, 'SD1013', options),
    readFaded: (options) => thrownBy(readFaded, 'SD?013', options),
    checkListing: (options) => thrownBy(checkListing, 'SD1013', options),
    checkLabel: (options) => thrownBy(checkLabel, valid('SD1013'), 'France', options),
    checkLine: (options) => thrownBy(checkLine, valid('SD1013'), 'Speedy', options),
    factory: (options) => thrownBy(factory, 'SD', options),
  };

  test.each(Object.entries(worded))('%s: words and options', (_, errorWith) => {
    for (const words of [null, 'en', {}, { ...en, errors: null }]) {
      const error = errorWith({ today, words });
      expect(error).toBeInstanceOf(RangeError);
      expect(String(error)).toContain('words must be those of a language, such as ');
    }
    for (const options of [null, '2026-11-21', true]) {
      expect(errorWith(options)).toEqual(
        new RangeError(`options must be an object, got ${String(options)}`),
      );
    }
    expect(errorWith({ word: en })).toEqual(
      new RangeError('there is no option word; did you mean words?'),
    );
    expect(String(errorWith({ language: 'ja' }))).toContain(
      'there is no option language; known are ',
    );
    // What a class or a prototype brings along is nobody's option.
    expect(errorWith(Object.create({ language: 'ja' }))).toBeUndefined();
  });

  test('anything but a valid result is refused, and the error shows its beginning', () => {
    const result = valid('SD1013');
    for (const wrong of [
      { ...result, isValid: false },
      { ...result, year: '2003' },
      decode('SD', { today }),
      null,
      'SD1013',
    ]) {
      for (const compare of [checkLabel, checkLine]) {
        const error = thrownBy(compare, wrong, 'France');
        expect(error).toBeInstanceOf(RangeError);
        expect(String(error)).toMatch(/^RangeError: result must be a valid result, got .{1,100}$/);
      }
    }
  });

  test('words that are incomplete: the error says where words come from', () => {
    expect(String(thrownBy(decode, 'SD1013', { words: 'ja' }))).toContain(
      "words must be those of a language, such as ja from 'heatstamp/words/ja', got ja",
    );
  });

  test('the index that map passes after a code is not an option', () => {
    const codes = ['SD1013', 'AR2126'];
    expect(codes.map(decode)).toEqual(codes.map((code) => decode(code)));
    expect(['SD?013'].map(readFaded)).toEqual([readFaded('SD?013')]);
    expect(['SD'].map(factory)).toEqual([factory('SD')]);
    expect(['date code SD1013'].map(checkListing)).toEqual([checkListing('date code SD1013')]);
    expect(thrownBy(checkLabel, valid('SD1013'), 'France', 0)).toBeUndefined();
    expect(thrownBy(checkLine, valid('SD1013'), 'Speedy', 0)).toBeUndefined();
  });

  test('the words of the decoder are not enough for listings', () => {
    expect(thrownBy(checkListing, 'SD1013', { words: core })).toBeInstanceOf(RangeError);
    expect(decode('SD1013', { today, words: core })).toEqual(decode('SD1013', { today }));
  });

  test.each([
    ['a result of nothing but its validity', { isValid: true }, '{"isValid":true}'],
    ['no result', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a code', 'SD1013', 'SD1013'],
    ['a result that can’t be written', { isValid: true, year: 1n }, '[object Object]'],
    ['an invalid result', decode('QQ', { today }), '{"isValid":false,"code":"QQ"'],
  ])('a check on %s', (_, result, named) => {
    for (const [check, text] of [
      [checkLabel, 'France'],
      [checkLine, 'Speedy'],
    ] as const) {
      const error = thrownBy(check, result, text);
      expect(error).toBeInstanceOf(RangeError);
      expect(String(error)).toContain(`result must be a valid result, got ${named}`);
    }
  });
});

describe('nothing that a person could type throws', () => {
  test.each(['', 'Atlantis', 'Made in', 'no', 'x'.repeat(100), 'France or Spain'])(
    'a label of %j is unknown',
    (label) => {
      const check = checkLabel(valid('SD1013'), label);
      expect(check).toMatchObject({ id: 'unknown', params: { given: label } });
      expect(check.text).toContain(`“${label}”`);
    },
  );

  test.each(['', 'Birkin', 'Damier', 'speedy delivery'])('a line of %j is unknown', (name) => {
    const check = checkLine(valid('SD1013'), name);
    expect(check).toMatchObject({
      id: 'unknown',
      params: { given: name },
      sources: [],
    });
    expect(check.text).toContain(`“${name}”`);
    expect(lineOf(name)).toBeUndefined();
  });

  test.each([undefined, null, 836, {}])('%o from code without types', (input) => {
    const result = valid('SD1013');
    expect(Reflect.apply(checkLabel, undefined, [result, input])).toMatchObject({
      id: 'unknown',
    });
    expect(Reflect.apply(checkLine, undefined, [result, input])).toMatchObject({
      id: 'unknown',
    });
    for (const find of [labelOf, lineOf, factory]) {
      expect(Reflect.apply(find, undefined, [input])).toBeUndefined();
    }
  });

  test.each([
    ['Speedy 30', 'speedy'],
    ['speedy 30', 'speedy'],
    ['Neverfull MM', 'neverfull'],
    ['Louis Vuitton Neverfull GM Damier Azur', 'neverfull'],
    ['Ｎｅｖｅｒｆｕｌｌ　ＭＭ', 'neverfull'],
    ['スピーディ30', 'speedy'],
    ['Speedy 25', 'speedy-25'],
    ['epi', 'epi'],
  ])('the line %s is %s', (text, id) => {
    expect(lineOf(text)?.id).toBe(id);
    expect(checkLine(valid('SD1013'), text)).toMatchObject({ claim: 'line', value: id });
  });

  test.each([
    ['FRA', 'FR'],
    ['USA', 'US'],
    ['ita', 'IT'],
    ['made in FRA', 'FR'],
    ['GER', 'DE'],
  ])('the label %s is %s', (text, id) => {
    expect(labelOf(text)).toBe(id);
  });
});
