import type { SourcePage } from '../core/sources.ts';

/** Pages that say why a bag has no date code, or what its chip is. */
// prettier-ignore
export const NO_CODE_SOURCES = {
  amana:               { title: 'Amana Vintage',           url: 'https://amanavintage.fr/en/blogs/by-amana-fashion-news/the-collaboration-between-louis-vuitton-and-the-french-company' },
  aurea:               { title: 'Aurea Luxury Lab',        url: 'https://www.aurealuxurylab.com/en-eu/blogs/tendenze/come-riconoscere-una-borsa-louis-vuitton-originale-dal-codice-e-dal-nuovo-microchip' },
  beprice:             { title: 'Beprice',                 url: 'https://beprice.jp/blog/louis-vuitton_rfid', language: 'ja', ownTitle: 'ビープライス' },
  brandtokyo:          { title: 'Brand Tokyo',             url: 'https://jp.brand-tokyo.com/blogs/journal/%E3%83%AB%E3%82%A4-%E3%83%B4%E3%82%A3%E3%83%88%E3%83%B3%E3%81%AE%E6%96%B0%E3%81%9F%E3%81%AA%E6%96%BD%E7%AD%96-ic%E3%83%81%E3%83%83%E3%83%97%E5%B0%8E%E5%85%A5%E3%81%AE%E5%85%89%E3%81%A8%E5%BD%B1', language: 'ja', ownTitle: 'ブランド東京' },
  closetfullofcash:    { title: 'Closet Full of Cash',     url: 'https://closetfullofcash.com/authentication-101-louis-vuitton/' },
  hiraiwa:             { title: 'Hiraiwa',                 url: 'https://www.hiraiwa-shichiten.com/blog/%E3%83%AB%E3%82%A4%E3%83%BB%E3%83%B4%E3%82%A3%E3%83%88%E3%83%B3%E3%81%AE%E3%82%B7%E3%83%AA%E3%82%A2%E3%83%AB%E3%83%8A%E3%83%B3%E3%83%90%E3%83%BC%E2%91%A1/', language: 'ja', ownTitle: '平岩質店' },
  housekialpha:        { title: 'Houseki Alpha',           url: 'https://houseki-alpha.com/info/i009', language: 'ja', ownTitle: '宝石アルファ' },
  kaitoridou:          { title: 'Kaitoridou',              url: 'https://kaitoridou.jp/?p=667', language: 'ja', ownTitle: '買取堂' },
  kravets:             { title: 'Una Kravets',             url: 'https://github.com/una/LV-datecode-checker' },
  luxedetect:          { title: 'LuxeDetect',              url: 'https://luxedetect.com/blog/louis-vuitton-rfid-chip-guide' },
  luxurysupply:        { title: 'Luxury Supply Co',        url: 'https://www.luxurysupplyco.com/blogs/news/louis-vuitton' },
  nicolajane:          { title: 'Nicola Jane Couture',     url: 'https://nicolajanecouture.com/microchips-introduced-in-new-louis-vuitton-bags' },
  officialauth:        { title: 'Official Authentication', url: 'https://officialauthentication.com/blogs/news/the-louis-vuitton-microchip-switch-a-double-edged-sword-in-authentication' },
  oldflip:             { title: 'Oldflip',                 url: 'https://oldflip.co.jp/en/blogs/column/louis-vuitton-ic-chip-authenticity' },
  philipkarto:         { title: 'Philip Karto',            url: 'https://philipkarto.com/blogs/news/date-codes-vs-microchips-how-lv-authentication-changed' },
  poshbag:             { title: 'Poshbag Boutique',        url: 'https://www.poshbagboutique.com/blogs/poshbag-boutique/a-short-guide-to-louis-vuitton-date-codes' },
  proauthenticators:   { title: 'ProAuthenticators',       url: 'https://proauthenticators.com/lv-microchip-authentication' },
  proauthcards:        { title: 'ProAuthenticators',       url: 'https://proauthenticators.com/louis-vuitton-no-authenticity-cards' },
  sassyme:             { title: 'Sassyme',                 url: 'http://sassyme.org/2011/05/vintage-louis-vuitton-the-french-company-101/' },
  thefraudcodex:       { title: 'The Fraud Codex',         url: 'https://www.thefraudcodex.com/luxe/guides/louis-vuitton' },
  vintageheirloom:     { title: 'Vintage Heirloom',        url: 'https://www.vintageheirloom.com/blogs/news/a-guide-to-louis-vuitton-date-stamp-codes' },
  vuittoncollection:   { title: 'Vuitton Collection',      url: 'http://vuitton-collection.com/mno/', language: 'ja', ownTitle: 'ルイヴィトンcollection' },
} as const satisfies Readonly<Record<string, SourcePage>>;

export type NoCodeSourceId = keyof typeof NO_CODE_SOURCES;

interface NoCodeFact {
  readonly id: string;
  readonly sources: readonly NoCodeSourceId[];
}

/** What it means that a bag has no code, by when it was made, oldest first. */
// prettier-ignore
export const BAG_AGES = [
  { id: 'before-codes',   sources: ['kaitoridou', 'poshbag', 'kravets'] },
  { id: 'french-company', sources: ['sassyme', 'amana', 'vintageheirloom'] },
  { id: 'eighties',       sources: ['vuittoncollection'] },
  { id: 'coded',          sources: ['luxurysupply', 'hiraiwa'] },
  { id: 'changeover',     sources: ['proauthenticators', 'housekialpha', 'luxurysupply', 'closetfullofcash', 'brandtokyo'] },
  { id: 'chipped',        sources: ['closetfullofcash', 'brandtokyo'] },
] as const satisfies readonly NoCodeFact[];

export type BagAgeId = (typeof BAG_AGES)[number]['id'];

/** What people ask about the chip. */
// prettier-ignore
export const CHIP_QUESTIONS = [
  { id: 'what',  sources: ['beprice', 'luxedetect', 'officialauth'] },
  { id: 'where', sources: ['housekialpha', 'nicolajane'] },
  { id: 'since', sources: ['proauthenticators', 'housekialpha', 'brandtokyo', 'poshbag'] },
  { id: 'phone', sources: ['beprice', 'brandtokyo', 'aurea', 'officialauth', 'housekialpha', 'luxedetect'] },
  { id: 'proof', sources: ['housekialpha', 'officialauth', 'aurea', 'brandtokyo'] },
  { id: 'label', sources: ['philipkarto'] },
] as const satisfies readonly NoCodeFact[];

export type ChipQuestionId = (typeof CHIP_QUESTIONS)[number]['id'];

/** What a missing code, a correct one or a card proves, and what to look at in its place. */
// prettier-ignore
export const NO_PROOF = [
  { id: 'fake', sources: ['luxurysupply', 'aurea', 'philipkarto', 'hiraiwa', 'beprice'] },
  { id: 'then', sources: ['philipkarto', 'aurea', 'oldflip'] },
  { id: 'copied', sources: ['thefraudcodex'] },
  { id: 'card', sources: ['proauthcards', 'thefraudcodex'] },
] as const satisfies readonly NoCodeFact[];

export type NoProofId = (typeof NO_PROOF)[number]['id'];
