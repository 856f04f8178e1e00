import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';
import type { ValidResult } from './types.ts';

const today = '2026-11-21';

function read(code: string, reading?: ValidResult['reading']): ValidResult {
  const result = decode(code, reading === undefined ? { today } : { today, reading });
  if (!result.isValid) throw new Error(result.error);
  return result;
}

describe('product §1.2: a reading can be asked for', () => {
  test('it becomes the answer, and the likeliest stands among the others with nothing against it', () => {
    const likeliest = read('SD1013');
    const asked = read('SD1013', 'week-year');
    expect(likeliest.otherReadings).toMatchObject([
      { date: 'Week 11, 2003', standing: 'undocumented' },
    ]);
    expect(asked).toMatchObject({
      date: 'Week 11, 2003',
      week: 11,
      standing: 'undocumented',
      interval: { from: '2003-03-10', to: '2003-03-16' },
      country: 'United States',
      notices: [{ id: 'outside-era' }],
      otherReadings: [{ reading: 'month-year', date: 'November 2003', month: 11, why: '' }],
    });
    expect(asked).not.toHaveProperty('month');
    expect(asked.segments.map(({ role }) => role)).toEqual([
      'factory',
      'week',
      'year',
      'week',
      'year',
    ]);
  });

  test('one that the code does not allow changes nothing', () => {
    for (const code of ['SD1013', 'AR2126', '836']) {
      expect(read(code, 'digits-letters')).toEqual(read(code));
      expect(read(code, read(code).reading)).toEqual(read(code));
    }
    expect(decode('QQ1013', { today, reading: 'month-year' })).toEqual(decode('QQ1013', { today }));
  });

  test('one in the future stays out of reach', () => {
    const result = decode('SD0023', { today: '2003-01-15', reading: 'month-year' });
    expect(result).toMatchObject({ date: 'Week 2, 2003', otherReadings: [] });
  });
});
