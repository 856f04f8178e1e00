import { evidenceOf, GRADES, listsOf } from './evidence.ts';
import { FACTORIES, NOT_COUNTRIES, type FactoryRow } from './factories.ts';
import { joinOr } from './country-names.ts';
import { notice, type NoticeId } from './notices.ts';
import type { Notice, Place } from './types.ts';

/** Where a factory code points in one year. */
export interface Whereabouts {
  readonly country: string;
  readonly notices: readonly Notice[];
}

export interface Factory {
  readonly code: string;
  /** Best attested first. */
  readonly places: readonly Place[];
  /** The countries among `places`, where there are several. */
  readonly possibleCountries: readonly string[] | undefined;
  readonly in: (year: number) => Whereabouts;
}

/** Every factory code of the table. */
export const factories: ReadonlyMap<string, Factory> = new Map(
  Object.entries<readonly FactoryRow[]>(FACTORIES).map(([code, rows]) => [
    code,
    factoryOf(code, rows),
  ]),
);

/**
 * Whether a place is one that a label could claim; `Re-Lined` or `Special Edition` is not.
 *
 * @example
 * [isCountry('France'), isCountry('Re-Lined')] // => [true,false]
 */
export function isCountry(place: string): boolean {
  return !NOT_COUNTRIES.some((name) => name === place);
}

/**
 * Whether a place counted in a calendar year.
 *
 * @example
 * fitsYear({ from: 1995 }, 2003) // => true
 */
export function fitsYear({ from, until }: Pick<Place, 'from' | 'until'>, year: number): boolean {
  return (from ?? year) <= year && year <= (until ?? year);
}

/**
 * The years of a place in words, empty where it has none.
 *
 * @example
 * [yearsOf({ from: 1995 }), yearsOf({ until: 1994 }), yearsOf({})] // => ["from 1995","until 1994",""]
 */
export function yearsOf({ from, until }: Pick<Place, 'from' | 'until'>): string {
  const bounds = [
    from === undefined ? '' : `from ${from}`,
    until === undefined ? '' : `until ${until}`,
  ];
  return bounds.filter(Boolean).join(' ');
}

function factoryOf(code: string, rows: readonly FactoryRow[]): Factory {
  const places = rows
    .map((row) => ({ place: placeOf(row), lists: listsOf(row).length }))
    .sort(
      (a, b) =>
        GRADES.indexOf(a.place.evidence) - GRADES.indexOf(b.place.evidence) || b.lists - a.lists,
    )
    .map(({ place }) => place);
  const countries = places.map(({ place }) => place).filter(isCountry);
  // Few factories moved; for all others one answer holds for every year.
  const moved = places.some(({ from, until }) => from !== undefined || until !== undefined);
  const always = moved ? undefined : whereabouts(code, places, 0);
  const byYear = new Map<number, Whereabouts>();
  return {
    code,
    places: Object.freeze(places),
    possibleCountries: countries.length > 1 ? Object.freeze(countries) : undefined,
    in(year) {
      const known = always ?? byYear.get(year);
      if (known) return known;
      const where = whereabouts(code, places, year);
      byYear.set(year, where);
      return where;
    },
  };
}

function placeOf(row: FactoryRow): Place {
  const { place, from, until, note } = row;
  return Object.freeze({
    place,
    evidence: evidenceOf(row),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(note !== undefined && { note }),
  });
}

/** The best grade wins; a code that no source places in that year keeps the places of its other years. */
function whereabouts(factory: string, places: readonly Place[], year: number): Whereabouts {
  const fitting = places.filter((place) => fitsYear(place, year));
  const candidates = fitting.length > 0 ? fitting : places;
  const grade = candidates[0]?.evidence;
  const best = candidates.filter(({ evidence }) => evidence === grade).map(({ place }) => place);
  const checks: readonly (readonly [NoticeId, boolean])[] = [
    ['place-outside-years', fitting.length === 0],
    ['re-lined', best.includes('Re-Lined')],
    ['no-country', !best.some((place) => isCountry(place) || place === 'Re-Lined')],
    ['factory-reported', grade === 'reported'],
    ['factory-unconfirmed', grade === 'unconfirmed'],
  ];
  const notices = checks.filter(([, applies]) => applies).map(([id]) => notice(id, factory, year));
  return { country: joinOr(best), notices: Object.freeze(notices) };
}
