import {
  type Attested,
  COUNTRIES,
  type CountryId,
  FACTORIES,
  type FactoryRow,
  type NoteId,
  type PlaceId,
  type YearClaim,
} from './factories.ts';
import type { NoticeFact } from './notices.ts';
import { type FamilyName, LISTS, OWN_NAMES, type PublishedId } from './sources.ts';

/**
 * How well sources support a place: `documented` by two or more separate families of lists, `reported` by one,
 * `unconfirmed` by none, only by the directory this project started from.
 */
export type Evidence = (typeof GRADES)[number];

/** Best first. */
export const GRADES = ['documented', 'reported', 'unconfirmed'] as const;

/** A place that a factory code stands for. */
export interface PlaceFacts extends Attested {
  /** A country by its ISO 3166-1 code (a former one by its former code), or a kind of production. */
  readonly id: PlaceId;
  /** How many separate families of lists support it. */
  readonly evidence: Evidence;
  /** The first calendar year in which the code stood for it, if two separate families give one. */
  readonly from?: number;
  /** The last calendar year, inclusive, if two separate families give one. */
  readonly until?: number;
  /** Years that only one family gives. They are shown, and decide nothing. */
  readonly remark?: YearRemark;
  /** The year in which the workshop opened, where two or more separate pages date it. */
  readonly opened?: number;
  /** A remark about it. */
  readonly note?: NoteId;
  /** Lists that say something else about the code. They are shown and not counted. */
  readonly notCounted?: readonly PublishedId[];
}

/** A first or last year that too few lists give to decide between places. */
export interface YearRemark {
  readonly from?: number;
  readonly until?: number;
  /** The published lists that give it; empty if only the directory does. */
  readonly sources: readonly PublishedId[];
}

/** A factory code with everything it stands for. */
export interface Factory {
  readonly code: string;
  /** Best supported first. */
  readonly places: readonly PlaceFacts[];
  /** Whether it stands for other places in some years than in others. */
  readonly hasMoved: boolean;
  /** How many separate families of lists name it, for whatever place. */
  readonly families: number;
  /** What it stands for by calendar year, as far as it was asked. */
  readonly locations: Map<number, FactoryLocation>;
}

/** What a factory code stands for in one year. */
export interface FactoryLocation {
  /** The best supported places of that year, those with most lists first. */
  readonly best: readonly PlaceId[];
  /** How well sources support them. */
  readonly evidence: Evidence;
  readonly notices: readonly NoticeFact[];
  /** What it stands for in any year, best supported first. */
  readonly places: readonly PlaceFacts[];
}

/** Every factory code of the table. */
export const factories: ReadonlyMap<string, Factory> = new Map(
  Object.entries<readonly FactoryRow[]>(FACTORIES).map(([code, rows]) => {
    const places = rows
      .map(placeOf)
      .sort((a, b) => rank(a) - rank(b) || listsOf(b).length - listsOf(a).length);
    const hasMoved = places.some(({ from, until }) => (from ?? until) !== undefined);
    const families = new Set(rows.flatMap(familiesOf)).size;
    const locations = new Map<number, FactoryLocation>();
    const factory = { code, places: Object.freeze(places), hasMoved, families, locations };
    return [code, Object.freeze(factory)];
  }),
);

/** The country of codes without letters, which name none. */
export const ASSUMED_COUNTRY = 'FR';

/** Stands for the factory of a code without letters. */
export const NO_FACTORY: Factory = Object.freeze({
  code: 'N/A',
  places: Object.freeze([]),
  hasMoved: false,
  families: 0,
  locations: new Map(),
});

/** Most factories never moved, so one location serves all years. */
const ANY_YEAR = 0;

/** Pages may be wrong by a little, and a workshop works before it is opened. */
const YEARS_BEFORE_OPENING = 2;

/**
 * What a factory code stands for in a calendar year. The best grade wins.
 *
 * @example
 * locationIn(factories.get('SD'), 2003).best // => ["US"]
 */
export function locationIn(factory: Factory, year: number): FactoryLocation {
  const { locations } = factory;
  const isByYear = factory.hasMoved || factory.places[0]?.opened !== undefined;
  const key = isByYear ? year : ANY_YEAR;
  let location = locations.get(key);
  if (!location) locations.set(key, (location = resolveLocation(factory, year)));
  return location;
}

function resolveLocation({ code: factory, places }: Factory, year: number): FactoryLocation {
  const candidates = places.filter((place) => fitsYear(place, year));
  // Places are sorted by evidence.
  const evidence = candidates[0]?.evidence ?? 'unconfirmed';
  const best = candidates.filter((place) => place.evidence === evidence).map(({ id }) => id);
  const opened = candidates[0]?.opened;
  const namesCountry = best.some((id) => isCountry(id) || id === 're-lined');
  const notices: (NoticeFact | false)[] =
    places.length === 0
      ? [{ id: 'country-assumed', params: { country: ASSUMED_COUNTRY } }]
      : [
          best.includes('re-lined') && { id: 're-lined', params: { factory } },
          opened !== undefined &&
            year < opened - YEARS_BEFORE_OPENING && {
              ...{ id: 'before-opening', params: { factory, opened, year } },
            },
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
 * How well sources support a fact, by the number of separate families of lists.
 *
 * @example
 * [evidenceOf({ sources: ['S12', 'S14'] }), evidenceOf({ sources: ['S02', 'S12'] })] // => ["reported","documented"]
 */
export function evidenceOf(claim: Attested): Evidence {
  const { length } = familiesOf(claim);
  return length >= 2 ? 'documented' : length === 1 ? 'reported' : 'unconfirmed';
}

/**
 * The separate sources of a fact: families of lists, and lists that added it to what they copied.
 *
 * @example
 * familiesOf({ sources: ['S01', 'S02', 'S03'], own: ['S03'] }) // => ["Common American list","Authentic Street LV"]
 */
export function familiesOf(claim: Attested): readonly FamilyName[] {
  return [...new Set(listsOf(claim).map((id) => familyIn(claim, id)))];
}

/**
 * The separate source that a list counts toward for this fact: its family, or the list itself.
 *
 * @example
 * familyIn({ sources: ['S01', 'S03'], own: ['S03'] }, 'S03') // => "Authentic Street LV"
 */
export function familyIn({ own = [] }: Attested, list: PublishedId): FamilyName {
  const adds = own.find((id) => id === list);
  return adds ? OWN_NAMES[adds] : LISTS[list];
}

/**
 * The published lists that name a place.
 *
 * @example
 * listsOf({ sources: ['S00'] }) // => []
 */
export function listsOf({ sources }: Attested): readonly PublishedId[] {
  return sources.filter((id) => id !== 'S00');
}

function rank({ evidence }: PlaceFacts): number {
  return GRADES.indexOf(evidence);
}

function placeOf(row: FactoryRow): PlaceFacts {
  const { id, from, until, note, opened, sources, own, notCounted } = row;
  const remark = remarkOf({ from, until });
  return Object.freeze({
    id,
    evidence: evidenceOf(row),
    ...(separates(from) && { from: from.year }),
    ...(separates(until) && { until: until.year }),
    ...(remark && { remark }),
    ...(note !== undefined && { note }),
    ...(opened !== undefined && { opened }),
    ...(own && { own }),
    ...(notCounted && { notCounted }),
    sources,
  });
}

/** A year decides between places only if two separate families give it. */
function separates<Claim extends YearClaim>(claim: Claim | undefined): claim is Claim {
  return claim !== undefined && evidenceOf(claim) === 'documented';
}

function informs<Claim extends YearClaim>(claim: Claim | undefined): claim is Claim {
  return claim !== undefined && !separates(claim);
}

/** The years that fewer than two separate families give, as a remark. */
function remarkOf(claims: {
  readonly from: YearClaim | undefined;
  readonly until: YearClaim | undefined;
}): YearRemark | undefined {
  const from = informs(claims.from) ? claims.from : undefined;
  const until = informs(claims.until) ? claims.until : undefined;
  if (!from && !until) return undefined;
  return Object.freeze({
    ...(from && { from: from.year }),
    ...(until && { until: until.year }),
    sources: Object.freeze([...(from ? listsOf(from) : []), ...(until ? listsOf(until) : [])]),
  });
}
