import type { Day } from '../core/calendar.ts';
import { type CountryId, type PlaceId, TABLE_DAY } from '../core/factories.ts';
import { type Evidence, factories, isCountry, listsOf, type Place } from '../core/places.ts';
import { type Publication, PUBLICATIONS, READ_IN, publishedIds } from '../core/publications.ts';
import { LISTS, type PublishedId } from '../core/sources.ts';
import { BRAND } from '../words/brand.ts';
import { core as builtIn } from '../words/en/core.ts';
import type { CoreWords } from '../words/words.ts';

/** The table of factory codes as other programs load it. A field without a value is null: every row has all of them. */
export interface FactoryTable {
  readonly title: string;
  /** The form of this table; it changes when a field changes its name or its meaning. */
  readonly version: 1;
  /** The day on which the facts were last changed. */
  readonly date: Day;
  /** SPDX: https://spdx.org/licenses/CC-BY-4.0.html */
  readonly license: 'CC-BY-4.0';
  readonly codes: readonly {
    readonly code: string;
    /** Best attested first. */
    readonly places: readonly TablePlace[];
  }[];
  readonly lists: readonly TableList[];
}

/** One place of one factory code. */
export interface TablePlace {
  readonly id: PlaceId;
  /** ISO 3166-1 alpha-2, former countries by their former code; null for what is no country. */
  readonly country: CountryId | null;
  readonly place: string;
  readonly evidence: Evidence;
  /** The first calendar year in which the code stood for it, where a source gives one. */
  readonly from: number | null;
  /** The last calendar year, included. */
  readonly until: number | null;
  readonly note: string | null;
  /** The published lists that name it; none for an unconfirmed place. */
  readonly sources: readonly PublishedId[];
}

/** A published list, and whom it copies from: lists of one family count as one voice. */
export interface TableList extends Pick<Publication, 'title' | 'urls' | 'trust'> {
  readonly id: PublishedId;
  readonly family: string;
  /** What it states as its own date, ISO 8601: a year, a month or a day. */
  readonly dated: string | null;
  /** The month in which it was read. */
  readonly read: string;
}

/**
 * Every factory code with its places, and every list that names one.
 *
 * @example
 * factoryTable().codes[0]?.places.map(({ id, country }) => [id, country]) // => [["FR","FR"]]
 */
export function factoryTable(words: CoreWords = builtIn): FactoryTable {
  return {
    title: `${BRAND} factory codes`,
    version: 1,
    date: TABLE_DAY,
    license: 'CC-BY-4.0',
    codes: [...factories.values()].map(({ code, places }) => ({
      code,
      places: places.map((place) => placeOf(place, words)),
    })),
    lists: publishedIds.map((id) => ({
      id,
      title: PUBLICATIONS[id].title,
      urls: PUBLICATIONS[id].urls,
      family: LISTS[id],
      trust: PUBLICATIONS[id].trust,
      dated: PUBLICATIONS[id].dated ?? null,
      read: READ_IN,
    })),
  };
}

function placeOf(place: Place, words: CoreWords): TablePlace {
  const { id, evidence, from = null, until = null, note } = place;
  return {
    id,
    country: isCountry(id) ? id : null,
    place: words.places[id],
    evidence,
    from,
    until,
    note: note === undefined ? null : words.notes[note],
    sources: listsOf(place),
  };
}
