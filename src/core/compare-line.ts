import type { Line, LineId, LineItems, LineNames, LineYear } from './lines.ts';
import type { Finding } from './notices.ts';
import { YEARS } from './years.ts';

/** The parameters of each finding about a line. Years of the line are those that sources give. */
export interface LineParams {
  /** More than one bag had this name, so no year decides. */
  readonly shared: LineAndYear & {
    /** The newer bag, by the name that only it has. */
    readonly bearer?: LineNames;
  };
  /** The code is more than a year older than what it is a version of. */
  readonly 'older-than-family': LineAndLaunch & {
    /** What it is a version of; `launch` is its year. */
    readonly family: LineNames;
  };
  /** The code is more than a year older than the launch. */
  readonly 'too-early': LineAndLaunch;
  /** The same, of a line that came when chips had replaced codes. */
  readonly 'after-codes': LineAndLaunch;
  /** The code is older than the name, but the same bag had another one before. */
  readonly 'named-later': LineAndLaunch & {
    /** What it was called before. */
    readonly formerly: readonly string[];
  };
  /** Three years or more before a launch that only one source gives. */
  readonly 'early-single': LineAndLaunch;
  /** The code is from the year before the launch, which proves nothing. */
  readonly close: LineAndLaunch;
  /** It has a chip by its year, so a code on it is a surprise. */
  readonly 'with-chip': LineAndLaunch;
  /** An edition that was sold for other years. */
  readonly 'season-over': LineAndYear & {
    /** The years for which it was made, earliest first, later ones too. */
    readonly seasons: readonly number[];
  };
  /** The code is more than two years younger than the end. */
  readonly 'after-end': LineAndEnd;
  /** The code is more than two years younger than an end that only one source gives. */
  readonly 'single-end': LineAndEnd;
  /** The name has a word that the table does not know: it may be a younger version. */
  readonly 'other-version': LineAndYear;
  /** The code is from the year of the launch or later. */
  readonly fits: LineAndLaunch;
  /** It was introduced before there were date codes, so every code fits. */
  readonly 'fits-always': LineAndLaunch & {
    /** Other years before the codes that two separate sources give. */
    readonly others: readonly number[];
  };
  /** Only one source gives this launch, and the code is not far enough before it to be in doubt. */
  readonly 'single-launch': LineAndLaunch;
  /** No source says when it was introduced. */
  readonly 'no-launch': LineAndYear;
  /** No source says when it was introduced, but the code is much older than all of many items that are known. */
  readonly 'older-than-seen': LineAndYear & {
    /** The items that are known. */
    readonly items: LineItems;
  };
  /** No code of that year is known, so nothing agrees with it. */
  readonly 'no-such-code': LineAndYear;
  /** Without a code: the stated time lies more than a year before the launch, or what it is a version of. */
  readonly 'stated-too-early': LineAndLaunch;
  /** Without a code: the stated time is from the year of the launch or later. */
  readonly 'stated-fits': LineAndLaunch;
}

interface LineAndYear extends LineNames {
  /** Its id in LINES. */
  readonly line: LineId;
  /** The year that the code says. */
  readonly year: number;
}

interface LineAndLaunch extends LineAndYear {
  /** The earliest year that two separate sources give for its launch, or the earliest at all where no two agree. */
  readonly launch: number;
  /** Sources say "about". */
  readonly isAbout?: true;
}

interface LineAndEnd extends LineAndYear {
  /** The latest year that two separate sources give for its end, or the latest at all where no two agree. */
  readonly end: number;
  /** The year in which it came back, if it did. */
  readonly again?: number;
}

/** The id of a finding on a line. */
export type LineFindingId = keyof LineParams;

/** What comparing a code with a line finds. A line that every code fits is `open`, since that proves nothing. */
export type LineFinding<Id extends LineFindingId = LineFindingId> = Finding<LineParams, Id>;

/** So many items show how old a model is, and a code so many years older than all of them is a surprise. */
const ITEMS_ENOUGH = 7;
const YEARS_BEFORE_ITEMS = 6;

/** Sources mean the year in which something was shown, sold or made, so one year's difference proves nothing. */
const YEARS_BEFORE_LAUNCH = 1;

/** "About 2002" may be two years earlier. */
const YEARS_OF_ABOUT = 2;

/** One source alone raises a doubt from this distance on. */
const YEARS_BEFORE_ONE_SOURCE = 3;

/** Stock is sold for a while after production ends. */
const YEARS_AFTER_END = 2;

/**
 * Compares the year of a code with the years that sources give for a line, in this order: a name that other bags had decides
 * nothing; nothing is older than its family, nor than itself; what is born after the codes has a chip; an edition belongs to its
 * seasons; without a year, what has been seen may raise a doubt; only a name that is wholly understood fits, and nothing fits a
 * code of a year without codes. A year that only one source gives never conflicts. The finding never says
 * that an item is fake or genuine.
 *
 * @param isWhole whether every word of the name is known
 * @example
 * compareLine(lineNamed('Neverfull'), 2003).outcome // => "conflicts"
 * compareLine(lineNamed('Multicolore'), 2019).id // => "after-end"
 * compareLine(lineNamed('Taïga'), 1985) // => {"outcome":"open","isDoubt":true,"id":"early-single","params":{"line":"taiga","name":"Taïga","names":{"ja":"タイガ"},"year":1985,"launch":1993}}
 */
export function compareLine(line: Line, year: number, isWhole = true): LineFinding {
  const params = { line: line.id, name: line.name, names: line.names, year };
  if (line.isShared) {
    const bearer = line.bearer && { bearer: line.bearer };
    return { outcome: 'open', id: 'shared', params: { ...params, ...bearer } };
  }
  return (
    beforeFamily(line, params) ??
    beforeItself(line, params) ??
    afterItsTime(line, params) ??
    beforeItems(line, params) ??
    (isWhole ? within(line, params) : { outcome: 'open', id: 'other-version', params })
  );
}

/** Nothing is older than its family. */
function beforeFamily({ family }: Line, params: LineAndYear): LineFinding | undefined {
  if (!family) return undefined;
  const launch = launchOf(family);
  if (family.isShared || !isDocumented(launch) || !isBefore(params.year, launch)) {
    return beforeFamily(family, params);
  }
  const early = { ...params, ...launched(launch) };
  if (family.formerly.length > 0) return namedLater(early, family);
  const id = 'older-than-family';
  const { name, names } = family;
  return { outcome: 'conflicts', id, params: { ...early, family: { name, names } } };
}

/** Nothing is older than itself. */
function beforeItself(line: Line, params: LineAndYear): LineFinding | undefined {
  const launch = launchOf(line);
  const { year } = params;
  if (!launch || year >= launch.year) return undefined;
  const early = { ...params, ...launched(launch) };
  if (!isDocumented(launch)) {
    const isRefuted = line.items !== undefined && line.items.first <= year;
    const isFar = year <= launch.year - YEARS_BEFORE_ONE_SOURCE;
    return isFar && !isRefuted
      ? { outcome: 'open', isDoubt: true, id: 'early-single', params: early }
      : undefined;
  }
  if (!isBefore(year, launch)) return { outcome: 'open', id: 'close', params: early };
  const other = line.launches.find((each) => each.year <= year + YEARS_BEFORE_LAUNCH);
  if (line.kind === 'edition' && other) {
    return { outcome: 'open', id: 'single-launch', params: { ...params, ...launched(other) } };
  }
  if (line.formerly.length > 0) return namedLater(early, line);
  const id = launch.year > YEARS.lastCodes ? 'after-codes' : 'too-early';
  return { outcome: 'conflicts', id, params: early };
}

function namedLater(params: LineAndLaunch, { formerly }: Line): LineFinding<'named-later'> {
  return { outcome: 'open', isDoubt: true, id: 'named-later', params: { ...params, formerly } };
}

/** A line that ended, an edition whose seasons are over, or a line that never had a code. */
function afterItsTime(line: Line, params: LineAndYear): LineFinding | undefined {
  const { year } = params;
  const launch = line.launches.filter(isDocumented).findLast((each) => each.year <= year);
  if (launch && launch.year >= YEARS.lastCodes) {
    const isDoubt = launch.year > YEARS.lastCodes && ({ isDoubt: true } as const);
    const since = { ...params, ...launched(launch) };
    return { outcome: 'open', ...isDoubt, id: 'with-chip', params: since };
  }
  if (line.kind === 'edition') {
    const season = line.launches.findLast((each) => each.year <= year);
    if (!season || year <= season.year + YEARS_AFTER_END) return undefined;
    const isDoubt = isDocumented(season) && ({ isDoubt: true } as const);
    const known = isDoubt ? line.launches.filter(isDocumented) : line.launches;
    const seasons = known.map((each) => each.year);
    return { outcome: 'open', ...isDoubt, id: 'season-over', params: { ...params, seasons } };
  }
  const end = line.ends.findLast(isDocumented) ?? line.ends.at(-1);
  if (!end || year <= end.year + YEARS_AFTER_END) return undefined;
  const again = line.launches.find((each) => each.year > end.year)?.year;
  const over = { ...params, end: end.year, ...(again !== undefined && { again }) };
  return isDocumented(end)
    ? { outcome: 'conflicts', id: 'after-end', params: over }
    : { outcome: 'open', id: 'single-end', params: over };
}

/** Without a year of its own, it is hardly much older than all that has been seen of it. */
function beforeItems(
  { launches, items }: Line,
  params: LineAndYear,
): LineFinding<'older-than-seen'> | undefined {
  if (launches.length > 0 || !items || items.count < ITEMS_ENOUGH) return undefined;
  return params.year <= items.first - YEARS_BEFORE_ITEMS
    ? { outcome: 'open', isDoubt: true, id: 'older-than-seen', params: { ...params, items } }
    : undefined;
}

/** Within its time, as far as sources tell. */
function within(line: Line, params: LineAndYear): LineFinding {
  if (params.year > YEARS.lastCodes) return { outcome: 'open', id: 'no-such-code', params };
  const launch = launchOf(line);
  if (!launch) return { outcome: 'open', id: 'no-launch', params };
  const since = { ...params, ...launched(launch) };
  if (!isDocumented(launch)) return { outcome: 'open', id: 'single-launch', params: since };
  if (launch.year >= YEARS.first) return { outcome: 'agrees', id: 'fits', params: since };
  const others = line.launches
    .filter((each) => isDocumented(each) && each.year < YEARS.first)
    .map((each) => each.year)
    .filter((each) => each !== launch.year);
  return { outcome: 'open', id: 'fits-always', params: { ...since, others } };
}

/** The earliest year that two separate sources give, or the earliest at all where no two agree. */
function launchOf({ launches }: Line): LineYear | undefined {
  return launches.find(isDocumented) ?? launches[0];
}

function launched({ year, isAbout }: LineYear): Pick<LineAndLaunch, 'launch' | 'isAbout'> {
  return { launch: year, ...(isAbout && { isAbout }) };
}

function isBefore(year: number, launch: LineYear): boolean {
  return year < launch.year - YEARS_BEFORE_LAUNCH - (launch.isAbout ? YEARS_OF_ABOUT : 0);
}

function isDocumented<Year extends LineYear>(
  year: Year | undefined,
): year is Year & { readonly evidence: 'documented' } {
  return year?.evidence === 'documented';
}
