import type { SourcePage } from '../core/sources.ts';

/** What the code is stamped on: a sewn-in leather tab, the lining or the body, either of them, or nothing at all. */
export type StampKind = 'tab' | 'lining' | 'either' | 'none';

/** A source for where a stamp is. */
interface PlaceSource extends SourcePage {
  /** `own` shows or describes an actual item, `guide` explains several. */
  readonly kind: 'own' | 'guide';
}

// prettier-ignore
export const PLACE_SOURCES = {
  leididonna:      { kind: 'guide',   title: 'Leidi Donna',               url: 'https://leididonna.com/blogs/blog/decoding-louis-vuitton-date-codes' },
  littlemiss:      { kind: 'own',     title: 'Little Miss Haute Couture', url: 'http://littlemisshautecouture.blogspot.com/2015/01/authentication-class-louis-vuitton.html' },
  istillloveyouso: { kind: 'guide',   title: 'I still love you so', language: 'ja', url: 'https://istillloveyouso.info/blog/3127/' },
  lakediary:       { kind: 'own',     title: 'Lake Diary',                url: 'https://www.lakediary.com/tag/louis-vuitton-date-code/' },
  komehyo:         { kind: 'own',     title: 'KOMEHYO', language: 'ja', url: 'https://komehyo.jp/brand-note/article/369' },
  kaitoriagent:    { kind: 'guide',   title: 'Kaitori Agent', language: 'ja', ownTitle: '買取エージェント', url: 'https://kaitoriagent.com/column/louis-vuitton-serial-number/' },
  nextkaitori:     { kind: 'guide',   title: 'Next Kaitori', language: 'ja', ownTitle: 'ネクスト買取', url: 'http://next-kaitori.com/lv_made/' },
  secondluxury:    { kind: 'guide',   title: 'Second Luxury Items',       url: 'https://www.secondluxuryitems.com/guides/how-to-authenticate-louis-vuitton' },
  luxurysupply:    { kind: 'guide',   title: 'Luxury Supply Co',          url: 'https://www.luxurysupplyco.com/blogs/news/louis-vuitton' },
  mlv:             { kind: 'guide',   title: 'MLV Luxury Vintage', language: 'it', url: 'https://mlvluxuryvintage.com/blogs/notizie/cos-e-e-a-cosa-serve-il-codice-interno-di-una-borsa-louis-vuitton' },
  kanteikyoku:     { kind: 'guide',   title: 'Kanteikyoku', language: 'ja', ownTitle: '買取専門 鑑定局', url: 'https://kanteikyoku4178.com/archives/3591?_thumbnail_id=3600' },
  vintagetraveler: { kind: 'guide',   title: 'The Vintage Traveler', url: 'https://thevintagetraveler.com/en/louis-vuitton-date-code/' },
  yoogis:          { kind: 'guide',   title: 'Yoogi’s Closet', url: 'https://blog.yoogiscloset.com/louis-vuitton-pochette-metis-guide-authentic/' },
} as const satisfies Readonly<Record<string, PlaceSource>>;

export type PlaceSourceId = keyof typeof PLACE_SOURCES;

interface StampPlace {
  readonly id: string;
  readonly kind: StampKind;
  readonly sources: readonly PlaceSourceId[];
}

/** Where to search, the places named most often first. Sources differ by item, and none gives a general rule. */
// prettier-ignore
export const SEARCH_ORDER = [
  { id: 'tab',    kind: 'tab',    sources: ['secondluxury', 'komehyo', 'mlv', 'vintagetraveler'] },
  { id: 'pocket', kind: 'either', sources: ['komehyo', 'nextkaitori', 'secondluxury', 'vintagetraveler'] },
  { id: 'zip',    kind: 'lining', sources: ['kaitoriagent', 'nextkaitori', 'secondluxury', 'vintagetraveler'] },
  { id: 'seam',   kind: 'either', sources: ['nextkaitori', 'secondluxury', 'mlv', 'vintagetraveler'] },
  { id: 'strap',  kind: 'either', sources: ['vintagetraveler'] },
  { id: 'wallet', kind: 'lining', sources: ['komehyo', 'kaitoriagent'] },
] as const satisfies readonly StampPlace[];

export type SearchPlaceId = (typeof SEARCH_ORDER)[number]['id'];

/** Where the stamp was found on a model or kind of item. */
// prettier-ignore
export const MODELS = [
  { id: 'neverfull',            kind: 'tab',    sources: ['leididonna'] },
  { id: 'speedy-30',            kind: 'tab',    sources: ['leididonna'] },
  { id: 'pochette-metis',       kind: 'tab',    sources: ['leididonna', 'yoogis'] },
  { id: 'neonoe',               kind: 'tab',    sources: ['leididonna'] },
  { id: 'onthego',              kind: 'tab',    sources: ['leididonna'] },
  { id: 'artsy',                kind: 'either', sources: ['leididonna'] },
  { id: 'toiletry-pouch',       kind: 'lining', sources: ['leididonna'] },
  { id: 'pochette-accessoires', kind: 'tab',    sources: ['littlemiss'] },
  { id: 'papillon-pouch',       kind: 'none',   sources: ['istillloveyouso'] },
  { id: 'trevi',                kind: 'lining', sources: ['lakediary'] },
  { id: 'alcantara',            kind: 'lining', sources: ['luxurysupply'] },
  { id: 'tote-pouch',           kind: 'either', sources: ['kanteikyoku'] },
] as const satisfies readonly StampPlace[];

export type ModelPlaceId = (typeof MODELS)[number]['id'];
