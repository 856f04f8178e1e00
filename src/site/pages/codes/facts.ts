import type { PlaceId } from '../../../core/factories.ts';
import {
  type Evidence,
  factories,
  type Factory,
  fitsYear,
  isCountry,
  listsOf,
  type PlaceFacts,
} from '../../../core/places.ts';
import { type SeenCode, seenOf } from '../../../core/seen.ts';
import { publishedIds } from '../../../core/publications.ts';
import { LISTS, type PublishedId } from '../../../core/sources.ts';
import type { ValidResult } from '../../../heatstamp.ts';
import { core, withArticle } from '#words/core.ts';
import { codePage, placeWithYears } from '#words/pages/codes.ts';
import { readingOf } from '../reading-of.ts';

/** A list that names a code, and where it says the code belongs. */
export interface Naming {
  readonly list: PublishedId;
  readonly places: readonly PlaceId[];
}

/** Lists that copied from each other. */
export interface Family<Item = Naming> {
  readonly name: string;
  readonly lists: readonly Item[];
}

/** Things by the family of their list, the largest family first. */
export function byFamily<Item>(
  items: readonly Item[],
  listOf: (item: Item) => PublishedId,
): readonly Family<Item>[] {
  const names = [...new Set(items.map((item) => LISTS[listOf(item)]))];
  return names
    .map((name) => ({ name, lists: items.filter((item) => LISTS[listOf(item)] === name) }))
    .sort((a, b) => b.lists.length - a.lists.length);
}

/** The published lists that name a code. */
export function namingsOf({ places }: Factory): readonly Naming[] {
  return publishedIds
    .map((list) => ({
      list,
      places: places.filter((place) => place.sources.includes(list)).map(({ id }) => id),
    }))
    .filter(({ places: named }) => named.length > 0);
}

/** How many lists name a place, and of how many families. */
export function attestation(place: PlaceFacts): {
  readonly lists: number;
  readonly families: number;
} {
  const lists = listsOf(place);
  return { lists: lists.length, families: new Set(lists.map((id) => LISTS[id])).size };
}

/** The places that published lists give for the same years. Where one follows the other, a year of change is shared. */
export function rivalsAmong(places: readonly PlaceFacts[]): readonly PlaceFacts[] {
  const attested = places.filter(({ evidence }) => evidence !== 'unconfirmed');
  return attested.filter((place) =>
    attested.some((other) => other !== place && sharedYears(place, other) > 1),
  );
}

function sharedYears(a: PlaceFacts, b: PlaceFacts): number {
  const from = Math.max(a.from ?? -Infinity, b.from ?? -Infinity);
  const until = Math.min(a.until ?? Infinity, b.until ?? Infinity);
  return until - from + 1;
}

/** What a code stands for, in one sentence: the best attested places. */
export function ledeOf({ code, places }: Factory): string {
  const best = places.filter(({ evidence }) => evidence === places[0]?.evidence);
  const names = withArticle(core.either(best.map(placeWithYears)));
  if (best.some(({ id }) => id === 're-lined')) return codePage.lede.relined(code);
  if (!best.some(({ id }) => isCountry(id))) return codePage.lede.kind(code, names);
  const grade: Evidence = best[0]?.evidence ?? 'unconfirmed';
  return codePage.lede[grade](code, names);
}

/** A code with what it reads as. */
export interface Sighting extends SeenCode {
  readonly result: ValidResult;
  /** Whether the label contradicts the code. */
  readonly differs: boolean;
}

/** The codes of a factory in public listings, as they read. */
export function sightingsOf(factory: Factory): readonly Sighting[] {
  return seenOf(factory.code).map((seen) => {
    const result = readingOf(seen.code);
    const differs =
      seen.label !== undefined &&
      !factory.places.some((place) => place.id === seen.label && fitsYear(place, result.year));
    return { ...seen, result, differs };
  });
}

/** A code of each era, and of each side of a change that the table has. `?` stands for the letters. */
const SHAPES = ['8912?', '?8808', '?0932', '?0956', '?2126', '?1250'] as const;

/** Made-up codes of a factory, oldest first: one a format, and another where it stands for something else by then. */
export function examplesOf(factory: Factory): readonly ValidResult[] {
  const results = SHAPES.map((shape) => readingOf(shape.replace('?', factory.code))).filter(
    ({ notices }) => !notices.some(({ id }) => id === 'place-outside-years'),
  );
  return results.filter((result, index) => {
    const before = results[index - 1];
    return before?.reading !== result.reading || before.country !== result.country;
  });
}

/** A code and those beside it in the table. */
export function neighboursOf(code: string): readonly [string | undefined, string | undefined] {
  const all = [...factories.keys()];
  const at = all.indexOf(code);
  return [all[at - 1], all[at + 1]];
}
