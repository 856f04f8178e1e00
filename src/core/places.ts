import {
  COUNTRIES,
  type CountryId,
  FACTORIES,
  type FactoryRow,
  type NoteId,
  type PlaceId,
} from './factories.ts';
import { memoize } from './memoize.ts';
import type { NoticeFact } from './notices.ts';
import { LISTS, type ListId, type PublishedId } from './sources.ts';

/**
 * How well a place is attested: `documented` by two or more independent families of lists, `reported` by one,
 * `unconfirmed` by none, only by the directory this project started from.
 */
export type Evidence = (typeof GRADES)[number];

/** Best first. */
export const GRADES = ['documented', 'reported', 'unconfirmed'] as const;

/** A place that a factory code stands for. */
export interface PlaceFacts {
  /** A country by its ISO 3166-1 code (a former one by its former code), or a kind of production. */
  readonly id: PlaceId;
  /** How many independent families of lists attest it. */
  readonly evidence: Evidence;
  /** The first calendar year in which the code stood for it, if a source gives one. */
  readonly from?: number;
  /** The last calendar year, inclusive. */
  readonly until?: number;
  /** A remark about it. */
  readonly note?: NoteId;
  /** The lists that name it. */
  readonly sources: readonly ListId[];
}

/** A factory code with everything it stands for. */
export interface Factory {
  readonly code: string;
  /** Best attested first. */
  readonly places: readonly PlaceFacts[];
  /** Whether it stands for other places in some years than in others. */
  readonly hasMoved: boolean;
}

/** What a factory code stands for in one year. */
export interface FactoryLocation {
  /** The best attested places of that year, those with most lists first. */
  readonly best: readonly PlaceId[];
  /** How well they are attested. */
  readonly evidence: Evidence;
  readonly notices: readonly NoticeFact[];
  /** What it stands for in any year, best attested first. */
  readonly places: readonly PlaceFacts[];
}

/** Every factory code of the table. */
export const factories: ReadonlyMap<string, Factory> = new Map(
  Object.entries<readonly FactoryRow[]>(FACTORIES).map(([code, rows]) => {
    const places = rows
      .map(placeOf)
      .sort((a, b) => rank(a) - rank(b) || listsOf(b).length - listsOf(a).length);
    const hasMoved = places.some(({ from, until }) => (from ?? until) !== undefined);
    return [code, Object.freeze({ code, places: Object.freeze(places), hasMoved })];
  }),
);

/** The factory of a code without letters. */
export const NO_FACTORY: Factory = Object.freeze({
  code: 'N/A',
  places: Object.freeze([]),
  hasMoved: false,
});

const locationsOf = memoize<Factory, Map<number, FactoryLocation>>(() => new Map());

/** Most factories never moved, so one location serves all years. */
const ANY_YEAR = 0;

/**
 * What a factory code stands for in a calendar year. The best grade wins; a code that no source places in that year
 * keeps the places of its other years.
 *
 * @example
 * locationIn(factories.get('SD'), 2003).best // => ["US"]
 */
export function locationIn(factory: Factory, year: number): FactoryLocation {
  const locations = locationsOf(factory);
  const key = factory.hasMoved ? year : ANY_YEAR;
  let location = locations.get(key);
  if (!location) locations.set(key, (location = resolveLocation(factory, year)));
  return location;
}

function resolveLocation({ code: factory, places }: Factory, year: number): FactoryLocation {
  const fitting = places.filter((place) => fitsYear(place, year));
  const candidates = fitting.length > 0 ? fitting : places;
  // Places are sorted by evidence.
  const evidence = candidates[0]?.evidence ?? 'unconfirmed';
  const best = candidates.filter((place) => place.evidence === evidence).map(({ id }) => id);
  const namesCountry = best.some((id) => isCountry(id) || id === 're-lined');
  const notices: (NoticeFact | false)[] =
    places.length === 0
      ? [{ id: 'country-assumed', params: { country: 'FR' } }]
      : [
          fitting.length === 0 && { id: 'place-outside-years', params: { factory, year } },
          best.includes('re-lined') && { id: 're-lined', params: { factory } },
          !namesCountry && { id: 'no-country', params: { factory } },
          evidence === 'reported' && { id: 'factory-reported', params: { factory } },
          evidence === 'unconfirmed' && { id: 'factory-unconfirmed', params: { factory } },
        ];
  return Object.freeze({
    best: Object.freeze(best),
    evidence,
    notices: Object.freeze(notices.filter((notice) => notice !== false)),
    places,
  });
}

/**
 * Whether a place is a country, which a label could name; `re-lined` is not.
 *
 * @example
 * [isCountry('FR'), isCountry('re-lined')] // => [true,false]
 */
export function isCountry(id: string): id is CountryId {
  return COUNTRIES.some((country) => country === id);
}

/**
 * Whether a calendar year is within the years of a place.
 *
 * @example
 * fitsYear({ from: 1994 }, 2003) // => true
 */
export function fitsYear(
  { from, until }: Pick<PlaceFacts, 'from' | 'until'>,
  year: number,
): boolean {
  return (from ?? year) <= year && year <= (until ?? year);
}

/**
 * How well a row is attested, by the number of independent families of lists.
 *
 * @example
 * evidenceOf({ sources: ['S12', 'S14'] }) // => "reported"
 */
export function evidenceOf(row: Pick<FactoryRow, 'sources'>): Evidence {
  const families = new Set(listsOf(row).map((id) => LISTS[id]));
  return families.size >= 2 ? 'documented' : families.size === 1 ? 'reported' : 'unconfirmed';
}

/**
 * The published lists that name a place.
 *
 * @example
 * listsOf({ sources: ['S00'] }) // => []
 */
export function listsOf({ sources }: Pick<FactoryRow, 'sources'>): readonly PublishedId[] {
  return sources.filter((id) => id !== 'S00');
}

function rank({ evidence }: PlaceFacts): number {
  return GRADES.indexOf(evidence);
}

function placeOf(row: FactoryRow): PlaceFacts {
  const { id, from, until, note, sources } = row;
  return Object.freeze({
    id,
    evidence: evidenceOf(row),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(note !== undefined && { note }),
    sources,
  });
}
