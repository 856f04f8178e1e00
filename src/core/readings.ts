import { MONTHS, monthInterval, weekInterval } from './calendar.ts';
import type { Claim, Format } from './formats.ts';
import { notice } from './notices.ts';
import { judge } from './standing.ts';
import type { Dated, FormatId, Notice, OtherReading } from './types.ts';

/** A date in one format with all that follows from it. It depends on nothing else, so each is made once and shared. */
export interface Reading {
  readonly dated: Dated;
  readonly notices: readonly Notice[];
  /** How it stands among the other readings. What speaks against it is what its notices say. */
  readonly other: OtherReading;
}

const made: Record<FormatId, Map<number, Reading>> = {
  'week-year': new Map(),
  'month-year': new Map(),
  'letters-first': new Map(),
  'digits-letters': new Map(),
  'digits-only': new Map(),
};

/**
 * The reading of a claim whose week is 1-53 or whose month is 1-12.
 *
 * @example
 * readingOf(FORMATS[4], { year: 1983, count: 6, layout: 'YYM' }).dated.date // => "June 1983"
 */
export function readingOf(format: Format, claim: Claim): Reading {
  const ofFormat = made[format.id];
  const key = (claim.year * 100 + claim.count) * 2 + Number(isMonthFirst(claim));
  const known = ofFormat.get(key);
  if (known) return known;
  const reading = makeReading(format, claim);
  ofFormat.set(key, reading);
  return reading;
}

function makeReading(format: Format, claim: Claim): Reading {
  const { year, count } = claim;
  const { standing, notices } = judge(format.id, year, count);
  const isWeek = format.unit === 'week';
  const date = isWeek ? `Week ${count}, ${year}` : `${MONTHS[count - 1]} ${year}`;
  const ids = isMonthFirst(claim) ? [...notices, 'month-first' as const] : notices;
  const dated: Dated = {
    reading: format.id,
    date,
    year,
    ...(isWeek ? { week: count } : { month: count }),
    period: format.period,
    format: format.format,
    standing,
    interval: Object.freeze(isWeek ? weekInterval(year, count) : monthInterval(year, count)),
  };
  const words = ids.map((id) => notice(id, date, year));
  const why = words.map(({ text }) => text).join(' ');
  return Object.freeze({
    dated: Object.freeze(dated),
    notices: Object.freeze(words),
    other: Object.freeze({ ...dated, why }),
  });
}

function isMonthFirst({ layout }: Claim): boolean {
  return layout === 'MMY' || layout === 'MMYY';
}
