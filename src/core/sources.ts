/**
 * The lists that name factory codes, each with its family. Lists of a family copied from one another, so only families
 * count as independent. publications.ts has their titles and addresses, and docs/data.md says what counts as a source; the
 * missing numbers do not.
 *
 * S00 is the directory this project started from. It cites no sources, so it belongs to no family and confirms nothing.
 */
export const LISTS = {
  S00: undefined,
  S01: 'Fashionphile',
  S02: "Yoogi's Closet",
  S03: 'Authentic Street LV',
  S04: 'Closet Full of Cash',
  S05: "Yoogi's Closet",
  S06: "Yoogi's Closet",
  S07: "Yoogi's Closet",
  S09: "Yoogi's Closet",
  S10: "Yoogi's Closet",
  S11: 'Fashionphile',
  S12: 'Japanese resellers',
  S13: 'Japanese resellers',
  S14: 'Japanese resellers',
  S16: 'Japanese resellers',
  S19: "Yoogi's Closet",
  S20: "Yoogi's Closet",
  S24: 'The Vault',
  S25: 'Vintimie',
  S42: 'Japanese resellers',
  S66: 'Malleries',
} as const;

/** The languages of sources, other than English. */
export const SOURCE_LANGUAGES = ['de', 'es', 'id', 'it', 'ja', 'pt', 'vi', 'zh'] as const;

/** The language of a source (ISO 639-1). */
export type SourceLanguage = (typeof SOURCE_LANGUAGES)[number];

/** The id of a list, as in docs/data.md. */
export type ListId = keyof typeof LISTS;

/** The id of a published list. */
export type PublishedId = Exclude<ListId, 'S00'>;

type Ids<Text extends string> = Text extends `${ListId} ${infer Rest}`
  ? Ids<Rest> extends never
    ? never
    : Text
  : Text extends ListId
    ? Text
    : never;

/**
 * Splits ids of lists; an unknown id does not compile.
 *
 * @example
 * lists('S01 S02') // => ["S01","S02"]
 */
export function lists<Text extends string>(ids: Text & Ids<Text>): readonly ListId[] {
  return Object.freeze(ids.split(' ').filter(isList));
}

function isList(id: string): id is ListId {
  return Object.hasOwn(LISTS, id);
}
