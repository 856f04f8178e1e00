import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decode, type Result, type ValidResult } from '../../src/heatstamp.ts';
import { core } from '../../src/words/en/core.ts';
import { FACTORIES } from '../../src/core/factories.ts';

const TODAY = '2026-11-21';
const factory = fc.constantFrom(...Object.keys(FACTORIES));
const digits = fc.stringMatching(/^\d{3,4}$/);
const code = fc.oneof(
  fc.tuple(factory, digits).map((parts) => parts.join('')),
  fc.tuple(digits, factory).map((parts) => parts.join('')),
  digits,
  fc.stringMatching(/^[A-Z]{2}\d{4}$/),
);
const day = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function valid(result: Result): ValidResult {
  if (!result.isValid) throw new Error(`${result.code}: ${result.error}`);
  return result;
}

describe('Properties of any input', () => {
  test(
    'any string gives a result or an error with its text, and nothing throws',
    { tags: ['slow'] },
    () => {
      const anything = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string(),
        code,
        fc.stringMatching(/^[A-Z0-9?. -]{0,9}$/),
      );
      fc.assert(
        fc.property(anything, day, (input, today) => {
          const result = decode(input, { today });
          if (result.isValid) {
            expect(result.date).toMatch(/^(Week \d{1,2},|[A-Z][a-z]+) \d{4}$/);
            for (const { id, text } of result.notices)
              expect([id in core.notices, text.length > 0]).toEqual([true, true]);
          } else {
            expect(result.error).toBe(core.errors[result.errorCode]);
          }
        }),
        { numRuns: 5000 },
      );
    },
  );

  test('spacing, case and width make no difference', () => {
    const wide = (text: string) =>
      text.replace(/[0-9A-Z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    const disguise = fc.constantFrom(
      (text: string) => text.toLowerCase(),
      wide,
      (text: string) => wide(text).toLowerCase(),
      (text: string) => [...text].join('\u00a0'),
      (text: string) => `\t${text.slice(0, 2)} ${text.slice(2)}\r\n`,
    );
    fc.assert(
      fc.property(code, disguise, (plain, change) => {
        expect(decode(change(plain), { today: TODAY })).toEqual(decode(plain, { today: TODAY }));
      }),
    );
  });

  test('every suggestion reads as documented, with the date it shows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9OQILSBZGADR.-]{3,8}$/), (input) => {
        const result = decode(input, { today: TODAY });
        if (result.isValid) return;
        expect(result.suggestions.length).toBeLessThanOrEqual(3);
        for (const { code: suggested, date } of result.suggestions) {
          expect(valid(decode(suggested, { today: TODAY }))).toMatchObject({
            date,
            standing: 'documented',
          });
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('only a documented result has other readings, and each of them can be requested', () => {
    fc.assert(
      fc.property(factory, fc.nat(9999), (letters, number) => {
        const input = letters + String(number).padStart(4, '0');
        const result = decode(input, { today: TODAY });
        if (!result.isValid || result.otherReadings.length === 0) return;
        expect(result.standing).toBe('documented');
        for (const { why, notices, ...dated } of result.otherReadings) {
          const requested = valid(decode(input, { today: TODAY, reading: dated.reading }));
          expect(requested).toMatchObject(dated);
          expect(requested.notices.slice(0, notices.length)).toEqual(notices);
          expect(notices.map(({ text }) => text).join(' ')).toBe(why);
          expect(requested.otherReadings[0]).toMatchObject({ reading: result.reading, why: '' });
        }
      }),
    );
  });
});
