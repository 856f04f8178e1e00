/** What carries the stamp: a leather tab sewn in, the lining or the body itself, either of them, or nothing. */
export type StampKind = 'tab' | 'lining' | 'either' | 'none';

/** Who says where a stamp is. */
export interface PlaceSource {
  readonly title: string;
  readonly url: string;
  /** How much it is worth: `general` repeats what is told everywhere, `own` shows or describes an item of its own. */
  readonly kind: 'own' | 'guide' | 'general';
}

export const PLACE_SOURCES = {
  hotelsabruzzo: {
    title: 'hotelsabruzzo.com',
    url: 'https://hotelsabruzzo.com/what-is-a-date-code',
    kind: 'general',
  },
  leididonna: {
    title: 'Leidi Donna',
    url: 'https://leididonna.com/blogs/blog/decoding-louis-vuitton-date-codes',
    kind: 'guide',
  },
  littlemiss: {
    title: 'Little Miss Haute Couture',
    url: 'http://littlemisshautecouture.blogspot.com/2015/01/authentication-class-louis-vuitton.html',
    kind: 'own',
  },
  istillloveyouso: {
    title: 'I still love you so',
    url: 'https://istillloveyouso.info/blog/3127/',
    kind: 'guide',
  },
  lakediary: {
    title: 'Lake Diary',
    url: 'https://www.lakediary.com/tag/louis-vuitton-date-code/',
    kind: 'own',
  },
  dutchlady: {
    title: 'The Dutch Lady Designs',
    url: 'https://thedutchladydesigns.com/where-is-the-date-code-on-a-louis-vuitton-bag/',
    kind: 'general',
  },
  unotarou: { title: 'unotarou', url: 'https://unotarou.com/?p=23923', kind: 'guide' },
  komehyo: { title: 'KOMEHYO', url: 'https://komehyo.jp/brand-note/article/369', kind: 'own' },
  kaitoriagent: {
    title: 'Kaitori Agent',
    url: 'https://kaitoriagent.com/column/louis-vuitton-serial-number/',
    kind: 'guide',
  },
  nextkaitori: { title: 'next-kaitori', url: 'http://next-kaitori.com/lv_made/', kind: 'guide' },
  secondluxury: {
    title: 'Second Luxury Items',
    url: 'https://www.secondluxuryitems.com/guides/how-to-authenticate-louis-vuitton',
    kind: 'guide',
  },
  luxurysupply: {
    title: 'Luxury Supply Co',
    url: 'https://www.luxurysupplyco.com/blogs/news/louis-vuitton',
    kind: 'guide',
  },
  mlv: {
    title: 'MLV Luxury Vintage',
    url: 'https://mlvluxuryvintage.com/blogs/notizie/cos-e-e-a-cosa-serve-il-codice-interno-di-una-borsa-louis-vuitton',
    kind: 'guide',
  },
  matpewka: {
    title: 'matpewka.top',
    url: 'https://matpewka.top/2021/01/26',
    kind: 'own',
  },
  kanteikyoku: {
    title: 'Kanteikyoku',
    url: 'https://kanteikyoku4178.com/archives/3591?_thumbnail_id=3600',
    kind: 'guide',
  },
  katexoxo: { title: 'Kate XOXO', url: 'https://style.katexoxo.com/', kind: 'guide' },
} as const satisfies Readonly<Record<string, PlaceSource>>;

export type PlaceSourceId = keyof typeof PLACE_SOURCES;

interface LookRow {
  readonly id: string;
  readonly kind: StampKind;
  readonly sources: readonly PlaceSourceId[];
}

/** The search order: the places that sources name most, the likeliest first. Sources differ by item; none gives a rule. */
export const SEARCH_ORDER = [
  {
    id: 'tab',
    kind: 'tab',
    sources: ['secondluxury', 'komehyo', 'unotarou', 'mlv', 'katexoxo'],
  },
  { id: 'pocket', kind: 'either', sources: ['komehyo', 'nextkaitori', 'unotarou', 'secondluxury'] },
  { id: 'zip', kind: 'lining', sources: ['kaitoriagent', 'nextkaitori', 'secondluxury'] },
  { id: 'seam', kind: 'either', sources: ['nextkaitori', 'secondluxury', 'mlv'] },
  { id: 'strap', kind: 'either', sources: ['unotarou'] },
  { id: 'wallet', kind: 'lining', sources: ['unotarou', 'matpewka'] },
] as const satisfies readonly LookRow[];

export type SearchPlaceId = (typeof SEARCH_ORDER)[number]['id'];

/** Where the stamp of a model, or of a kind of item, was found. */
export const MODELS = [
  { id: 'neverfull', kind: 'tab', sources: ['leididonna', 'hotelsabruzzo'] },
  { id: 'speedy-30', kind: 'tab', sources: ['leididonna'] },
  { id: 'pochette-metis', kind: 'tab', sources: ['leididonna'] },
  { id: 'neonoe', kind: 'tab', sources: ['leididonna'] },
  { id: 'onthego', kind: 'tab', sources: ['leididonna'] },
  { id: 'artsy', kind: 'either', sources: ['leididonna'] },
  { id: 'toiletry-pouch', kind: 'lining', sources: ['leididonna'] },
  { id: 'pochette-accessoires', kind: 'tab', sources: ['littlemiss'] },
  { id: 'papillon-pouch', kind: 'none', sources: ['istillloveyouso'] },
  { id: 'trevi', kind: 'lining', sources: ['lakediary'] },
  { id: 'monogram', kind: 'tab', sources: ['dutchlady'] },
  { id: 'damier', kind: 'either', sources: ['dutchlady'] },
  { id: 'epi-vernis', kind: 'lining', sources: ['dutchlady'] },
  { id: 'alcantara', kind: 'lining', sources: ['luxurysupply'] },
  { id: 'long-wallet', kind: 'lining', sources: ['unotarou'] },
  { id: 'card-case', kind: 'lining', sources: ['matpewka'] },
  { id: 'tote-pouch', kind: 'either', sources: ['kanteikyoku'] },
] as const satisfies readonly LookRow[];

export type ModelPlaceId = (typeof MODELS)[number]['id'];
