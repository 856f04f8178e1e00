import { describe, expect, test } from 'vitest';
import { readDay } from '../../src/core/calendar.ts';
import { TABLE_DAY } from '../../src/core/factories.ts';
import { currentDay, factsDate, isClockBehind } from '../../src/core/today.ts';

describe('A clock that is behind the facts', () => {
  const [year, month, day] = factsDate.split('-').map(Number) as [number, number, number];
  const noon = (offset: number) => new Date(year, month - 1, day + offset, 12);

  test('the later of the local day and the day of the facts counts', () => {
    expect(factsDate).toBe(TABLE_DAY);
    for (const clock of [new Date(0), new Date(2001, 0, 1), noon(-2), noon(-1), noon(0)]) {
      expect(currentDay(clock), String(clock)).toBe(factsDate);
    }
    expect(currentDay(noon(1)) > factsDate).toBe(true);
    expect(currentDay(new Date(2035, 5, 30))).toBe('2035-06-30');
  });

  test('a clock with an impossible year is ignored', () => {
    for (const time of [-8e15, 8e15]) {
      expect(readDay(currentDay(new Date(time)))).toEqual(readDay(factsDate));
    }
  });

  test('a clock is wrong if it is two days behind, not one, since days begin at different times', () => {
    const offsets = [-20_000, -2, -1, 0, 1, 4000];
    expect(offsets.map((offset) => isClockBehind(noon(offset)))).toEqual([
      ...[true, true, false],
      ...[false, false, false],
    ]);
  });
});
