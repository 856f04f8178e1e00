import type { Label } from '../core/labels.ts';
import { isCountry, listsOf, type PlaceFacts } from '../core/places.ts';
import type { CheckId } from '../core/checks.ts';
import { COLLECTIONS, PUBLICATIONS } from '../evidence/publications.ts';
import type { SourceLanguage } from '../core/sources.ts';

/** A page that supports an outcome. */
export interface CheckSource {
  /** Its title, in English. */
  readonly title: string;
  /** Its address. */
  readonly url: string;
  /** The language it is written in, if not English. */
  readonly language?: SourceLanguage;
}

/** An outcome in words, with its pages. */
export interface Worded {
  /** The outcome in a sentence or two. */
  readonly text: string;
  /** The pages that support it. */
  readonly sources: readonly CheckSource[];
}

/** A label, line or model that we do not know: nothing was compared. */
export interface UnknownCheck extends Worded {
  /** It says nothing about the code. */
  readonly outcome: 'open';
  /** There is only one reason. */
  readonly id: 'unknown';
  /** The values that the sentence uses. */
  readonly params: {
    /** The text as it was given. */
    readonly given: string;
  };
}

/** The lists that name the country on the label, or if there are none, all lists that name a country of the code; then the item. */
export function labelSources(
  labels: readonly Label[],
  places: readonly PlaceFacts[],
  id: CheckId<'label'>,
): readonly CheckSource[] {
  const countries = places.filter(({ id }) => isCountry(id));
  const named = countries.filter(({ id }) => labels.some((label) => label === id));
  const lists = listPages(named.length > 0 ? named : countries);
  return id === 'seen-item' ? [...lists, SEEN_ITEMS] : lists;
}

const { by: title, url } = COLLECTIONS.kebaHailu;

/** Where the items of SEEN_LABELS are. */
const SEEN_ITEMS: CheckSource = { title, url };

/** The pages of the published lists that name any of some places. */
export function listPages(places: readonly PlaceFacts[]): readonly CheckSource[] {
  return [...new Set(places.flatMap(listsOf))].map((id) => {
    const { urls, ...publication } = PUBLICATIONS[id];
    return pageOf({ ...publication, url: urls[0] });
  });
}

/** A page as a source, without what else is known of it. */
export function pageOf({ title, url, language }: CheckSource): CheckSource {
  return { title, url, ...(language && { language }) };
}
