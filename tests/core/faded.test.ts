import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_UNREADABLE } from '../../src/core/faded.ts';
import { FACTORIES } from '../../src/core/factories.ts';
import { decode, readFaded } from '../../src/heatstamp.ts';

const options = { today: '2026-11-21' };

function groups(input: string): readonly string[] | undefined {
  return readFaded(input, options)?.groups.map(
    ({ standing, country, evidence, codes }) =>
      `${standing} ${country} (${evidence}): ${codes.map(({ code }) => code).join(' ')}`,
  );
}

describe('faded stamps', () => {
  test('a digit that can’t be read', () => {
    expect(groups('SD?013')).toEqual([
      'documented United States (documented): SD0013 SD1013',
      'undocumented United States (documented): SD2013 SD3013 SD4013 SD5013',
    ]);
  });

  test('a letter that can’t be read: places with the best evidence first, then those with the most codes', () => {
    const found = readFaded('?D1013', options)?.groups ?? [];
    expect(
      found.flatMap(({ codes }) => codes.map(({ factoryCode }) => factoryCode)).sort(),
    ).toEqual(Object.keys(FACTORIES).filter((code) => /^.D$/.test(code)));
    const all = readFaded('??1013', options)?.groups ?? [];
    const order = all.map(({ standing, evidence, codes }) => [standing, evidence, codes.length]);
    expect(order.map(([standing]) => standing)).toEqual(all.map(() => 'documented'));
    const grades = order.map(([, evidence]) => evidence);
    expect(grades).toEqual([
      ...grades.filter((grade) => grade === 'documented'),
      ...grades.filter((grade) => grade === 'reported'),
      ...grades.filter((grade) => grade === 'unconfirmed'),
    ]);
    const counts = all.filter(({ evidence }) => evidence === 'documented');
    const lengths = counts.map(({ codes }) => codes.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(all[0]?.country).toBe('France');
  });

  test.each([
    ['89?2 SL', ['documented France (documented): 8902SL 8912SL']],
    ['８９？２ sl', ['documented France (documented): 8902SL 8912SL']],
    [
      '83?',
      expect.arrayContaining([
        'documented France (assumed) (unconfirmed): 831 832 833 834 835 836 837 838 839',
      ]),
    ],
    ['AAS005?', expect.arrayContaining([expect.stringContaining('AAS0052')])],
    ['QQ?013', []],
    ['SD??13', expect.arrayContaining([expect.stringContaining('SD0013')])],
  ])('%j could be %j', (input, expected) => {
    expect(groups(input)).toEqual(expected);
  });

  test('a group begins with its oldest code', () => {
    const [first] = readFaded('SD1?1?', options)?.groups ?? [];
    const dates = first?.codes.map(({ interval }) => interval.from) ?? [];
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual([...dates].sort());
  });

  test(`beyond ${MOST_UNREADABLE} characters nothing is tried`, () => {
    expect(readFaded('S??0?3', options)).toEqual({ input: 'S??0?3', isTooFaded: true, groups: [] });
    expect(readFaded('S??013', options)?.isTooFaded).toBe(false);
  });

  test.each([
    ...['SD1013', '', '?', '8?', 'SD-?013', 'Is SD1013 real?', 'SD??????', '????????'],
    // No code has this form, whatever stands for the signs.
    ...['SD?', 'S?', 'SD1013?', 'AR2126?', 'S?D1013', '?SD1013', 'SD1?1?3', 'USA1013?'],
  ])('%j is none', (input) => {
    expect(readFaded(input, options)).toBeUndefined();
  });

  test('an invalid day is refused, as by decode', () => {
    expect(() => readFaded('SD?013', { today: 'now' })).toThrow(RangeError);
  });

  test(
    'every string is answered, and every code that fits is among the answers, decoded',
    { tags: ['slow'] },
    () => {
      const code = fc
        .tuple(
          fc.constantFrom(...Object.keys(FACTORIES)),
          fc.stringMatching(/^\d{3,4}$/),
          fc.boolean(),
        )
        .map(([letters, digits, isFirst]) => (isFirst ? letters + digits : digits + letters));
      fc.assert(
        fc.property(fc.oneof(code, fc.string()), fc.nat(6), fc.nat(6), (text, a, b) => {
          const faded = [...text].map((one, at) => (at === a || at === b ? '?' : one)).join('');
          const answers = readFaded(faded, options)?.groups.flatMap(({ codes }) => codes) ?? [];
          for (const answer of answers) expect(decode(answer.code, options)).toEqual(answer);
          const result = decode(text, options);
          if (result.isValid && result.code === text && faded !== text)
            expect(answers).toContainEqual(result);
        }),
        { numRuns: 300 },
      );
    },
  );

  test.each(['SD1*13', 'SD1_13', 'SD1#13', 'SD1〇13', 'SD1●13', 'SD1○13', 'SD1？13', ' sd1 * 13 '])(
    'another sign for an unreadable character: %s',
    (input) => {
      expect(readFaded(input, options)).toEqual(readFaded('SD1?13', options));
      expect(decode(input, options).code).toBe('SD1?13');
    },
  );

  test('a dot is punctuation', () => {
    expect(readFaded('SD1.13', options)).toBeUndefined();
  });
});
