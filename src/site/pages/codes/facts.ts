import type { PlaceId } from '../../../core/factories.ts';
import {
  type Evidence,
  factories,
  type Factory,
  familiesOf,
  familyIn,
  isCountry,
  listsOf,
  type PlaceFacts,
} from '../../../core/places.ts';
import { type SeenCode, seenOf } from '../../../evidence/seen.ts';
import { publishedIds } from '../../../evidence/publications.ts';
import { type FamilyName, LISTS, type PublishedId } from '../../../core/sources.ts';
import type { ValidResult } from '../../../heatstamp.ts';
import { checkLabel } from '../../../label.ts';
import { core, withArticle } from '#words/core.ts';
import { codePage } from '#words/pages/codes.ts';
import { readingOf } from '../reading-of.ts';

/** A mention of a code in a list, with the places that the list gives. */
export interface Mention {
  readonly list: PublishedId;
  /** The voice that it counts to: a family of lists, or the list in what it adds to its family's. */
  readonly family: FamilyName;
  /** Empty for a list that says something else, which does not count. */
  readonly places: readonly PlaceId[];
}

/** Lists that copied from each other. */
export interface Family<Item = Mention> {
  readonly name: FamilyName;
  readonly lists: readonly Item[];
}

/** Groups items by family, largest family first. */
export function byFamily<Item>(
  items: readonly Item[],
  familyOf: (item: Item) => FamilyName,
): readonly Family<Item>[] {
  const names = [...new Set(items.map(familyOf))];
  return names
    .map((name) => ({ name, lists: items.filter((item) => familyOf(item) === name) }))
    .sort((a, b) => b.lists.length - a.lists.length);
}

/** The mentions of a code in published lists. */
export function mentionsOf({ places }: Factory): readonly Mention[] {
  return publishedIds.flatMap((list) => {
    const named = places.filter((place) => place.sources.includes(list));
    const families = [...new Set(named.map((place) => familyIn(place, list)))];
    const counted = families.map((family) => ({
      list,
      family,
      places: named.filter((place) => familyIn(place, list) === family).map(({ id }) => id),
    }));
    const isOther = places.some(({ notCounted }) => notCounted?.includes(list));
    return isOther ? [...counted, { list, family: LISTS[list], places: [] }] : counted;
  });
}

/** How many lists name a code, whatever they say of it. */
export function listCountOf(factory: Factory): number {
  return new Set(mentionsOf(factory).map(({ list }) => list)).size;
}

/** How many lists name a place, and how many families they belong to. */
export function attestation(place: PlaceFacts): {
  readonly lists: number;
  readonly families: number;
} {
  const lists = listsOf(place);
  return { lists: lists.length, families: familiesOf(place).length };
}

/** The places that published lists give for the same years. Consecutive places may share one year of change. */
export function conflictingPlaces(places: readonly PlaceFacts[]): readonly PlaceFacts[] {
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

/** What a code stands for, in one sentence with the best attested places. */
export function ledeOf({ code, places }: Factory): string {
  const best = places.filter(({ evidence }) => evidence === places[0]?.evidence);
  // Without years: not every list gives them.
  const names = withArticle(core.either(best.map(({ id }) => core.places[id])));
  if (best.some(({ id }) => id === 're-lined')) return codePage.lede.relined(code);
  if (!best.some(({ id }) => isCountry(id))) return codePage.lede.kind(code, names);
  const grade: Evidence = best[0]?.evidence ?? 'unconfirmed';
  if (grade === 'reported' && best.length > 1) return codePage.lede.disputed(code, names);
  const [lists = 0] = best.map((place) => attestation(place).lists);
  return codePage.lede[grade](code, names, lists);
}

/** A code from a public listing with its reading. */
export interface SeenReading extends SeenCode {
  readonly result: ValidResult;
  /** Whether no list gives the country on the label. */
  readonly differs: boolean;
}

/** The codes of a factory in public listings, with their readings. */
export function seenReadingsOf(factory: Factory): readonly SeenReading[] {
  return seenOf(factory.code).map((seenCode) => {
    const result = readingOf(seenCode.code);
    const { label } = seenCode;
    const differs = label !== undefined && checkLabel(result, label).id === 'seen-item';
    return { ...seenCode, result, differs };
  });
}

/** A code of each era, and of both sides of each change in the table. `?` stands for the letters. */
const TEMPLATES = ['8912?', '?8808', '?0932', '?0956', '?2126', '?1250'] as const;

/** Made-up codes of a factory, oldest first and none from before its workshop: one per format, and another one if the country has changed by then. */
export function examplesOf(factory: Factory): readonly ValidResult[] {
  // No format has a single letter.
  if (factory.code.length === 1) return [];
  const results = TEMPLATES.map((shape) => readingOf(shape.replace('?', factory.code))).filter(
    ({ notices }) => notices.every(({ id }) => id !== 'before-opening'),
  );
  return results.filter((result, index) => {
    const previous = results[index - 1];
    return previous?.reading !== result.reading || previous.country !== result.country;
  });
}

/** The codes before and after a code in the table. */
export function neighborsOf(code: string): readonly [string | undefined, string | undefined] {
  const all = [...factories.keys()];
  const index = all.indexOf(code);
  return [all[index - 1], all[index + 1]];
}
