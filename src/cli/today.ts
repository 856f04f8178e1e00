import { localDay } from '../core/calendar.ts';
import { currentDay, factsDate, isClockBehind } from '../core/today.ts';
import type { Day } from '../heatstamp.ts';
import type { Io } from './io.ts';
import { printMessage } from './messages.ts';
import { clockBehind } from './problems.ts';

/** The day after which no date is valid: the one given, or today. Says so where the clock cannot be right. */
export async function todayOf(given: Day | undefined, io: Io): Promise<Day> {
  if (given !== undefined) return given;
  const clock = io.clock();
  if (isClockBehind(clock)) {
    await printMessage(io, clockBehind(localDay(clock), factsDate));
  }
  return currentDay(clock);
}
