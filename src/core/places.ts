import type { Segment } from './digits.ts';
import {
  COUNTRIES,
  type CountryId,
  FACTORIES,
  type FactoryRow,
  type NoteId,
  type PlaceId,
} from './factories.ts';
import type { NoticeFact } from './notices.ts';
import { LISTS, type ListId, type PublishedId } from './sources.ts';

/**
 * How well a place is attested: `documented` by two or more independent families of lists, `reported` by one,
 * `unconfirmed` by none but the directory that this project started from.
 */
export type Evidence = (typeof GRADES)[number];

/** Best first. */
export const GRADES = ['documented', 'reported', 'unconfirmed'] as const;

/** A place that a factory code stands for; `from` and `until` are calendar years, both included. */
export interface Place {
  /** A country by its ISO 3166-1 code (a former one by its former code), or a kind of production. */
  readonly id: PlaceId;
  /** How well it is attested, by how many independent families of lists. */
  readonly evidence: Evidence;
  /** The first calendar year in which the code stood for it, where a source gives one. */
  readonly from?: number;
  /** The last calendar year, included. */
  readonly until?: number;
  /** What else there is to say of it. */
  readonly note?: NoteId;
  /** Who names it there. */
  readonly sources: readonly ListId[];
}

/** Where a factory code points in one year. */
export interface Whereabouts {
  /** Counts them from 0, so that what is made of one can be kept in a list. */
  readonly index: number;
  /** The best attested places of that year, most lists first. */
  readonly best: readonly PlaceId[];
  /** How well they are attested. */
  readonly evidence: Evidence;
  readonly notices: readonly NoticeFact[];
}

export interface Factory {
  readonly code: string;
  /** What it contributes to a code. */
  readonly segment: Segment;
  /** Best attested first. */
  readonly places: readonly Place[];
  /** Where it points in a calendar year. */
  readonly in: (year: number) => Whereabouts;
}

let count = 0;

/** Every factory code of the table. */
export const factories: ReadonlyMap<string, Factory> = new Map(
  Object.entries<readonly FactoryRow[]>(FACTORIES).map(([code, rows]) => [
    code,
    factoryOf(code, rows),
  ]),
);

/** Capitals and digits are numbers to this base, from 0 as 1 to Z as 43: no two texts of such characters make the same. */
const BASE = 44;

/** By what numberOf makes of them, which is faster than cutting the letters out of a code and looking for them. */
const byNumber: ReadonlyMap<number, Factory> = new Map(
  [...factories.values()].map((factory) => [
    numberOf(factory.code, 0, factory.code.length),
    factory,
  ]),
);

/** Nearly all are of one or two characters, and a list is faster still. */
const short: readonly (Factory | undefined)[] = Array.from({ length: BASE ** 2 }, (_, number) =>
  byNumber.get(number),
);

/**
 * The factory whose code stands between two places of a text.
 *
 * @example
 * factoryIn('8912SL', 4, 6)?.code // => "SL"
 */
export function factoryIn(text: string, from: number, to: number): Factory | undefined {
  const number = numberOf(text, from, to);
  if (number < 0) return undefined;
  return number < short.length ? short[number] : byNumber.get(number);
}

/** -1 where a character is no capital and no digit. */
function numberOf(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const character = text.charCodeAt(at);
    if (character < 48 || character > 90) return -1;
    number = number * BASE + character - 47;
  }
  return number;
}

/** What stands in for the factory of a code without letters: France is assumed. */
export const NO_FACTORY: Factory = {
  code: 'N/A',
  segment: Object.freeze({ text: '', role: 'factory' }),
  places: Object.freeze([]),
  in: () => ASSUMED,
};

const ASSUMED = whereabouts([], 'unconfirmed', [
  { id: 'country-assumed', params: { country: 'FR' } },
]);

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
 * Whether a place counted in a calendar year.
 *
 * @example
 * fitsYear({ from: 1994 }, 2003) // => true
 */
export function fitsYear({ from, until }: Pick<Place, 'from' | 'until'>, year: number): boolean {
  return (from ?? year) <= year && year <= (until ?? year);
}

/**
 * How well a row is attested: by how many independent families of lists.
 *
 * @example
 * evidenceOf({ sources: ['S12', 'S14', 'S18'] }) // => "reported"
 */
export function evidenceOf(row: Pick<FactoryRow, 'sources'>): Evidence {
  const { size } = new Set(listsOf(row).map((id) => LISTS[id]));
  return size >= 2 ? 'documented' : size === 1 ? 'reported' : 'unconfirmed';
}

/**
 * The published lists that name a row's place.
 *
 * @example
 * listsOf({ sources: ['S00'] }) // => []
 */
export function listsOf({ sources }: Pick<FactoryRow, 'sources'>): readonly PublishedId[] {
  return sources.filter((id) => id !== 'S00');
}

function factoryOf(code: string, rows: readonly FactoryRow[]): Factory {
  const places = Object.freeze(
    rows.map(placeOf).sort((a, b) => rank(a) - rank(b) || listsOf(b).length - listsOf(a).length),
  );
  // Few factories moved; for all others one answer holds for every year.
  const moved = places.some(({ from, until }) => from !== undefined || until !== undefined);
  const always = moved ? undefined : pointing(code, places, 0);
  const byYear = new Map<number, Whereabouts>();
  return Object.freeze({
    code,
    segment: Object.freeze<Segment>({ text: code, role: 'factory' }),
    places,
    in(year: number) {
      const known = always ?? byYear.get(year);
      if (known) return known;
      const where = pointing(code, places, year);
      byYear.set(year, where);
      return where;
    },
  });
}

function bestOf(places: readonly Place[]): Evidence {
  return places.reduce<Evidence>(
    (best, place) => (rank(place) < GRADES.indexOf(best) ? place.evidence : best),
    'unconfirmed',
  );
}

function rank({ evidence }: Place): number {
  return GRADES.indexOf(evidence);
}

function placeOf(row: FactoryRow): Place {
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

/** The best grade wins; a code that no source places in that year keeps the places of its other years. */
function pointing(factory: string, places: readonly Place[], year: number): Whereabouts {
  const fitting = places.filter((place) => fitsYear(place, year));
  const candidates = fitting.length > 0 ? fitting : places;
  const evidence = bestOf(candidates);
  const best = candidates.filter((place) => place.evidence === evidence).map(({ id }) => id);
  const hasCountry = best.some((id) => isCountry(id) || id === 're-lined');
  const notices: (NoticeFact | false)[] = [
    fitting.length === 0 && { id: 'place-outside-years', params: { factory, year } },
    best.includes('re-lined') && { id: 're-lined', params: { factory } },
    !hasCountry && { id: 'no-country', params: { factory } },
    evidence === 'reported' && { id: 'factory-reported', params: { factory } },
    evidence === 'unconfirmed' && { id: 'factory-unconfirmed', params: { factory } },
  ];
  return whereabouts(
    best,
    evidence,
    notices.filter((notice) => notice !== false),
  );
}

function whereabouts(
  best: readonly PlaceId[],
  evidence: Evidence,
  notices: readonly NoticeFact[],
): Whereabouts {
  count += 1;
  return Object.freeze({
    index: count - 1,
    best: Object.freeze(best),
    evidence,
    notices: Object.freeze(notices),
  });
}
