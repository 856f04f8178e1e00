import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decode, type Result, type ValidResult } from '../../src/heatstamp.ts';
import { core } from '../../src/words/en/core.ts';
import { FACTORIES } from '../../src/core/factories.ts';
import { weeksIn } from '../../src/core/calendar.ts';

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

function two(number: number): string {
  return String(number % 100).padStart(2, '0');
}

/** Digits 1 and 3 from the first number, 2 and 4 from the year. */
function weave(count: number, year: number): string {
  const [a = '', c = ''] = two(count);
  const [b = '', d = ''] = two(year);
  return a + b + c + d;
}

function valid(result: Result): ValidResult {
  if (!result.isValid) throw new Error(`${result.code}: ${result.error}`);
  return result;
}

describe('What holds for every input', () => {
  test(
    'product §1: any string is answered, never thrown at, with a result or an error in words',
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

  test('product §1.3: spacing, case and width change nothing', () => {
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

  test('product §1.3: segments rebuild the code', () => {
    fc.assert(
      fc.property(code, (input) => {
        const result = decode(input, { today: TODAY });
        if (result.isValid)
          expect(result.segments.map(({ text }) => text).join('')).toBe(result.code);
      }),
    );
  });

  test('§5.4: no valid result lies after today', () => {
    fc.assert(
      fc.property(code, day, (input, today) => {
        const result = decode(input, { today });
        if (!result.isValid) return;
        for (const { interval } of [result, ...result.otherReadings])
          expect(interval.from <= today).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('product §1.5: every suggestion reads, with the date it shows', () => {
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

  test('product §1.2: another reading differs from the answer and says why it is less likely', () => {
    fc.assert(
      fc.property(factory, fc.nat(9999), (letters, number) => {
        const result = decode(letters + String(number).padStart(4, '0'), { today: TODAY });
        if (!result.isValid) return;
        for (const other of result.otherReadings) {
          expect(other.date).not.toBe(result.date);
          expect(other.standing).not.toBe('documented');
          expect(other.why).toMatch(/\.$/);
        }
      }),
    );
  });

  test('product §1.2: only a documented answer has other readings, and each can be asked for', () => {
    fc.assert(
      fc.property(factory, fc.nat(9999), (letters, number) => {
        const input = letters + String(number).padStart(4, '0');
        const result = decode(input, { today: TODAY });
        if (!result.isValid || result.otherReadings.length === 0) return;
        expect(result.standing).toBe('documented');
        for (const { why, notices, ...dated } of result.otherReadings) {
          const asked = valid(decode(input, { today: TODAY, reading: dated.reading }));
          expect(asked).toMatchObject(dated);
          expect(asked.notices.slice(0, notices.length)).toEqual(notices);
          expect(notices.map(({ text }) => text).join(' ')).toBe(why);
          expect(asked.otherReadings[0]).toMatchObject({ reading: result.reading, why: '' });
        }
      }),
    );
  });
});

describe('What is built is what is read', () => {
  const years = (from: number, to: number) => fc.integer({ min: from, max: to });
  const month = years(1, 12);

  test('product §1.2: every week of 2007 to 2019 with every factory', () => {
    fc.assert(
      fc.property(factory, years(2007, 2019), years(1, 53), (letters, year, week) => {
        fc.pre(week <= weeksIn(year));
        const result = valid(decode(letters + weave(week, year), { today: TODAY }));
        expect(result).toMatchObject({
          reading: 'week-year',
          year,
          week,
          factoryCode: letters,
          standing: 'documented',
        });
      }),
    );
  });

  test('product §1.2: every month of 1990 to 2006 with every factory', () => {
    fc.assert(
      fc.property(factory, years(1990, 2006), month, (letters, year, count) => {
        const result = valid(decode(letters + weave(count, year), { today: TODAY }));
        expect(result).toMatchObject({
          reading: 'month-year',
          year,
          month: count,
          factoryCode: letters,
        });
      }),
    );
  });

  test('product §1.2: every month of the 1980s, letters in front, behind or absent', () => {
    fc.assert(
      fc.property(
        factory,
        years(1980, 1986),
        month,
        fc.boolean(),
        (letters, year, count, padded) => {
          const stamp = two(year) + (padded ? two(count) : String(count));
          for (const [input, reading] of [
            [letters + stamp, 'letters-first'],
            [stamp + letters, 'digits-letters'],
            [stamp, 'digits-only'],
          ] as const) {
            const result = valid(decode(input, { today: TODAY }));
            expect(result).toMatchObject({ reading, year, month: count, standing: 'documented' });
          }
        },
      ),
    );
  });
});
