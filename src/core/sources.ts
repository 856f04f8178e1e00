/**
 * The lists that name factory codes, each with its family: lists that share their order, their mistakes or their
 * wording, as docs/data.md measures. A family counts as one source; what a list added counts as the list's own
 * (FactoryRow.own). publications.ts has their titles and addresses, and docs/data.md says what counts as a source; the
 * missing numbers do not.
 *
 * S00 is the directory this project started from. It cites no sources, so it belongs to no family and confirms nothing.
 */
export const LISTS = {
  S00: undefined,
  S01: 'Common American list',
  S02: 'Common American list',
  S03: 'Common American list',
  S04: 'Closet Full of Cash',
  S05: 'Common American list',
  S06: 'Common American list',
  S07: 'Lollipuff',
  S09: 'Common American list',
  S10: 'Common American list',
  S11: 'Common American list',
  S12: 'Japanese resellers',
  S13: 'Japanese resellers',
  S14: 'Japanese resellers',
  S16: 'Japanese resellers',
  S19: 'Common American list',
  S20: 'Common American list',
  S24: 'The Vault',
  S25: 'Vintimie',
  S42: 'Japanese resellers',
} as const;

/** Names of lists that count on their own, for what they added to what they copied. */
export const OWN_NAMES = {
  S03: 'Authentic Street LV',
  S19: 'Mislux',
  S20: 'VnExpress',
} as const satisfies Partial<Record<keyof typeof LISTS, string>>;

/** A list that added something of its own to what it copied. */
export type OwnId = keyof typeof OWN_NAMES;

/** A separate source: a family of lists, or a list for what it added to its family's. */
export type FamilyName = (typeof LISTS)[PublishedId] | (typeof OWN_NAMES)[OwnId];

/** The languages of sources, other than English. */
export const SOURCE_LANGUAGES = ['de', 'es', 'fr', 'id', 'it', 'ja', 'pt', 'vi', 'zh'] as const;

/** The language of a source (ISO 639-1). */
export type SourceLanguage = (typeof SOURCE_LANGUAGES)[number];

/** A page that something rests on. */
export interface SourcePage {
  readonly title: string;
  readonly url: string;
  /** The language it is written in, if not English. */
  readonly language?: SourceLanguage;
  /** Its name in that language, if different. */
  readonly ownTitle?: string;
}

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
