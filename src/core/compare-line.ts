import type { Line, LineId, LineYear } from './lines.ts';
import type { Finding } from './outcome.ts';
import { YEARS } from './years.ts';

/** The parameters of each finding about a line. Years of the line are those that sources give. */
export interface LineParams {
  /** The code is from the year of the launch or later. */
  readonly fits: LineAndLaunch;
  /** It was introduced before there were date codes, so every code fits. */
  readonly 'fits-always': LineAndLaunch;
  /** The code is more than a year older than the launch. */
  readonly 'too-early': LineAndLaunch;
  /** The code is more than two years younger than the end. */
  readonly 'after-end': LineAndEnd;
  /** The code is from the year before the launch, which proves nothing. */
  readonly close: LineAndLaunch;
  /** No two sources agree on this launch, so nothing is compared with it. */
  readonly 'single-launch': LineAndLaunch;
  /** The code is more than two years younger than an end that only one source gives. */
  readonly 'single-end': LineAndEnd;
  /** No source says when it was introduced. */
  readonly 'no-launch': LineAndYear;
  /** It would conflict, but a text names another model first, so it may be that of another bag. */
  readonly 'other-model': LineAndYear;
}

interface LineAndYear {
  /** Its id in LINES. */
  readonly line: LineId;
  /** What the line is called. */
  readonly name: string;
  /** The year that the code says. */
  readonly year: number;
}

interface LineAndLaunch extends LineAndYear {
  /** The earliest year that two separate sources give for its launch, or the earliest at all where no two agree. */
  readonly launch: number;
}

interface LineAndEnd extends LineAndYear {
  /** The latest year that two separate sources give for its end, or the latest at all where no two agree. */
  readonly end: number;
}

/** A finding on a line. All but `fits`, `too-early` and `after-end` say nothing about the code. */
export type LineFindingId = keyof LineParams;

/** What comparing a code with a line finds. A line that every code fits is `open`, since that proves nothing. */
export type LineFinding<Id extends LineFindingId = LineFindingId> = Finding<LineParams, Id>;

/** Sources mean the year in which something was shown, sold or made, so one year's difference proves nothing. */
const YEARS_BEFORE_LAUNCH = 1;

/** Stock is sold for a while after production ends. */
const YEARS_AFTER_END = 2;

/**
 * Compares the year of a code with the years that sources give for a line. A year that only one source gives is shown but not
 * compared. The finding never says that an item is fake or genuine.
 *
 * @example
 * compareLine(lineNamed('Neverfull'), 2003).outcome // => "conflicts"
 * compareLine(lineNamed('Multicolore'), 2019).id // => "after-end"
 * compareLine(lineNamed('Taïga'), 1985).id // => "single-launch"
 */
export function compareLine({ id: line, name, launches, ends }: Line, year: number): LineFinding {
  const params = { line, name, year };
  const end = ends.findLast(isDocumented) ?? ends.at(-1);
  const isAfterEnd = end !== undefined && year > end.year + YEARS_AFTER_END;
  if (isAfterEnd && isDocumented(end)) {
    return { outcome: 'conflicts', id: 'after-end', params: { ...params, end: end.year } };
  }
  const launch = launches.find(isDocumented) ?? launches[0];
  const isEarly = launch !== undefined && year < launch.year && isDocumented(launch);
  if (isEarly) {
    const early = { ...params, launch: launch.year };
    return year < launch.year - YEARS_BEFORE_LAUNCH
      ? { outcome: 'conflicts', id: 'too-early', params: early }
      : { outcome: 'open', id: 'close', params: early };
  }
  if (isAfterEnd) {
    return { outcome: 'open', id: 'single-end', params: { ...params, end: end.year } };
  }
  if (!launch) return { outcome: 'open', id: 'no-launch', params };
  const since = { ...params, launch: launch.year };
  if (!isDocumented(launch)) return { outcome: 'open', id: 'single-launch', params: since };
  return launch.year < YEARS.first
    ? { outcome: 'open', id: 'fits-always', params: since }
    : { outcome: 'agrees', id: 'fits', params: since };
}

function isDocumented({ evidence }: LineYear): boolean {
  return evidence === 'documented';
}
