import type { JSX } from 'react';
import { clockNote } from '#words/tool.ts';
import { localDay } from '../../core/calendar.ts';
import { factsDate, isClockBehind } from '../../core/today.ts';
import looks from '../ui/Looks.module.css';

/** Says that the device's clock is behind, since its day is the last one that a code may name. */
export function ClockNote(): JSX.Element | undefined {
  const clock = new Date();
  if (!isClockBehind(clock)) return undefined;
  return <p className={looks.note}>{clockNote(localDay(clock), factsDate)}</p>;
}
