/** What the code is stamped on: a sewn-in leather tab, the lining or the body, either of them, or nothing at all. */
export type StampKind = 'tab' | 'lining' | 'either' | 'none';

/** A source for the position of a stamp. */
export interface PlaceSource {
  readonly title: string;
  readonly url: string;
  /** `own` shows or describes an actual item, `guide` explains several, `general` repeats common knowledge. */
  readonly kind: 'own' | 'guide' | 'general';
}

// prettier-ignore
export const PLACE_SOURCES = {
  hotelsabruzzo:   { kind: 'general', title: 'hotelsabruzzo.com',         url: 'https://hotelsabruzzo.com/what-is-a-date-code' },
  leididonna:      { kind: 'guide',   title: 'Leidi Donna',               url: 'https://leididonna.com/blogs/blog/decoding-louis-vuitton-date-codes' },
  littlemiss:      { kind: 'own',     title: 'Little Miss Haute Couture', url: 'http://littlemisshautecouture.blogspot.com/2015/01/authentication-class-louis-vuitton.html' },
  istillloveyouso: { kind: 'guide',   title: 'I still love you so',       url: 'https://istillloveyouso.info/blog/3127/' },
  lakediary:       { kind: 'own',     title: 'Lake Diary',                url: 'https://www.lakediary.com/tag/louis-vuitton-date-code/' },
  dutchlady:       { kind: 'general', title: 'The Dutch Lady Designs',    url: 'https://thedutchladydesigns.com/where-is-the-date-code-on-a-louis-vuitton-bag/' },
  unotarou:        { kind: 'guide',   title: 'unotarou',                  url: 'https://unotarou.com/?p=23923' },
  komehyo:         { kind: 'own',     title: 'KOMEHYO',                   url: 'https://komehyo.jp/brand-note/article/369' },
  kaitoriagent:    { kind: 'guide',   title: 'Kaitori Agent',             url: 'https://kaitoriagent.com/column/louis-vuitton-serial-number/' },
  nextkaitori:     { kind: 'guide',   title: 'next-kaitori',              url: 'http://next-kaitori.com/lv_made/' },
  secondluxury:    { kind: 'guide',   title: 'Second Luxury Items',       url: 'https://www.secondluxuryitems.com/guides/how-to-authenticate-louis-vuitton' },
  luxurysupply:    { kind: 'guide',   title: 'Luxury Supply Co',          url: 'https://www.luxurysupplyco.com/blogs/news/louis-vuitton' },
  mlv:             { kind: 'guide',   title: 'MLV Luxury Vintage',        url: 'https://mlvluxuryvintage.com/blogs/notizie/cos-e-e-a-cosa-serve-il-codice-interno-di-una-borsa-louis-vuitton' },
  matpewka:        { kind: 'own',     title: 'matpewka.top',              url: 'https://matpewka.top/2021/01/26' },
  kanteikyoku:     { kind: 'guide',   title: 'Kanteikyoku',               url: 'https://kanteikyoku4178.com/archives/3591?_thumbnail_id=3600' },
  katexoxo:        { kind: 'guide',   title: 'Kate XOXO',                 url: 'https://style.katexoxo.com/' },
} as const satisfies Readonly<Record<string, PlaceSource>>;

export type PlaceSourceId = keyof typeof PLACE_SOURCES;

interface StampPlace {
  readonly id: string;
  readonly kind: StampKind;
  readonly sources: readonly PlaceSourceId[];
}

/** Where to search, the most frequently named places first. Sources differ by item, and none gives a general rule. */
// prettier-ignore
export const SEARCH_ORDER = [
  { id: 'tab',    kind: 'tab',    sources: ['secondluxury', 'komehyo', 'unotarou', 'mlv', 'katexoxo'] },
  { id: 'pocket', kind: 'either', sources: ['komehyo', 'nextkaitori', 'unotarou', 'secondluxury'] },
  { id: 'zip',    kind: 'lining', sources: ['kaitoriagent', 'nextkaitori', 'secondluxury'] },
  { id: 'seam',   kind: 'either', sources: ['nextkaitori', 'secondluxury', 'mlv'] },
  { id: 'strap',  kind: 'either', sources: ['unotarou'] },
  { id: 'wallet', kind: 'lining', sources: ['unotarou', 'matpewka'] },
] as const satisfies readonly StampPlace[];

export type SearchPlaceId = (typeof SEARCH_ORDER)[number]['id'];

/** Where the stamp was found on a model or kind of item. */
// prettier-ignore
export const MODELS = [
  { id: 'neverfull',            kind: 'tab',    sources: ['leididonna', 'hotelsabruzzo'] },
  { id: 'speedy-30',            kind: 'tab',    sources: ['leididonna'] },
  { id: 'pochette-metis',       kind: 'tab',    sources: ['leididonna'] },
  { id: 'neonoe',               kind: 'tab',    sources: ['leididonna'] },
  { id: 'onthego',              kind: 'tab',    sources: ['leididonna'] },
  { id: 'artsy',                kind: 'either', sources: ['leididonna'] },
  { id: 'toiletry-pouch',       kind: 'lining', sources: ['leididonna'] },
  { id: 'pochette-accessoires', kind: 'tab',    sources: ['littlemiss'] },
  { id: 'papillon-pouch',       kind: 'none',   sources: ['istillloveyouso'] },
  { id: 'trevi',                kind: 'lining', sources: ['lakediary'] },
  { id: 'monogram',             kind: 'tab',    sources: ['dutchlady'] },
  { id: 'damier',               kind: 'either', sources: ['dutchlady'] },
  { id: 'epi-vernis',           kind: 'lining', sources: ['dutchlady'] },
  { id: 'alcantara',            kind: 'lining', sources: ['luxurysupply'] },
  { id: 'long-wallet',          kind: 'lining', sources: ['unotarou'] },
  { id: 'card-case',            kind: 'lining', sources: ['matpewka'] },
  { id: 'tote-pouch',           kind: 'either', sources: ['kanteikyoku'] },
] as const satisfies readonly StampPlace[];

export type ModelPlaceId = (typeof MODELS)[number]['id'];
