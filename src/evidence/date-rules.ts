import type { PublishedId, SourcePage } from '../core/sources.ts';
import { PUBLICATIONS } from './publications.ts';

/** Pages about dates besides the lists of factory codes. */
// prettier-ignore
export const DATE_PAGES = {
  S26: { title: 'Vilma’s Vault',          url: 'https://vilmasvault.com/a-guide-to-louis-vuitton-date-codes' },
  S27: { title: 'Luxury Garage Sale',     url: 'https://luxurygaragesale.com/blogs/news/authentication-101-decoding-louis-vuitton' },
  S28: { title: 'CJ Luxury',              url: 'https://cjluxury.com/pages/louis-vuitton-date-codes' },
  S29: { title: 'Still in fashion',       url: 'https://stillinfashion.com/serial-code-is-date-code' },
  S36: { title: 'Vuitton Collection',     url: 'http://vuitton-collection.com/mno/', language: 'ja', ownTitle: 'ルイヴィトンcollection' },
  S40: { title: 'Gold Mrs.',              url: 'https://goldmrs.jp/columns/brand/louisvuitton-serialnumber', language: 'ja' },
  S41: { title: 'Kikinzoku Kaitori',      url: 'https://kikinzokukaitori.jp/brand/brand_column/vuitton_serial_number.html', language: 'ja' },
  S45: { title: 'Brand Peace',            url: 'https://brand-peace.com/blog/29209', language: 'ja' },
  S46: { title: 'Brand Tokyo',            url: 'https://jp.brand-tokyo.com/blogs/journal/%E3%83%AB%E3%82%A4-%E3%83%B4%E3%82%A3%E3%83%88%E3%83%B3%E3%81%AE%E6%96%B0%E3%81%9F%E3%81%AA%E6%96%BD%E7%AD%96-ic%E3%83%81%E3%83%83%E3%83%97%E5%B0%8E%E5%85%A5%E3%81%AE%E5%85%89%E3%81%A8%E5%BD%B1', language: 'ja', ownTitle: 'ブランド東京' },
  S48: { title: 'ProAuthenticators',      url: 'https://proauthenticators.com/lv-microchip-authentication' },
  S49: { title: 'Luxury Supply Co',       url: 'https://www.luxurysupplyco.com/blogs/news/louis-vuitton' },
  S50: { title: 'Philip Karto',           url: 'https://philipkarto.com/blogs/news/date-codes-vs-microchips-how-lv-authentication-changed' },
  S53: { title: 'Love that Bag etc.',     url: 'https://lovethatbagetc.com/fr/blogs/the-preloved-pages/a-guide-to-louis-vuitton-date-codes' },
  S69: { title: 'isamelin.com',           url: 'http://www.isamelin.com/' },
  S68: { title: 'Lollipuff',              url: 'https://www.lollipuff.com/blog/365/louis-vuitton-date-code-guide' },
} as const satisfies Readonly<Record<string, SourcePage>>;

/** A page that a rule about dates rests on. */
export type DateSourceId = PublishedId | keyof typeof DATE_PAGES;

interface DateRuleRow {
  readonly id: string;
  /** The pages that say so. S07 has the text of S68, so it is not listed with it. */
  readonly sources: readonly DateSourceId[];
  /** The pages that say otherwise. */
  readonly against: readonly DateSourceId[];
  /** Codes published with their meaning, and the page. */
  readonly codes: readonly (readonly [code: string, by: DateSourceId])[];
}

/** How each format writes a date, and when one format gave way to the next, oldest first. */
// prettier-ignore
export const DATE_RULES = [
  { id: 'digits-only',    sources: ['S04', 'S09', 'S10', 'S11', 'S12', 'S24', 'S25', 'S26', 'S27', 'S28', 'S68'], against: [],
    codes: [['836', 'S12'], ['8311', 'S24'], ['8312', 'S11'], ['822', 'S27']] },
  { id: 'digits-1982',    sources: ['S09', 'S10', 'S26'], against: ['S12', 'S13', 'S40', 'S41'],
    codes: [['822', 'S27']] },
  { id: 'digits-letters', sources: ['S04', 'S09', 'S12', 'S13', 'S24', 'S25', 'S27', 'S28', 'S68'], against: [],
    codes: [['8907VI', 'S68'], ['871CA', 'S12'], ['859LM', 'S13']] },
  { id: 'letters-first',  sources: ['S06', 'S10', 'S12', 'S13', 'S24', 'S36'], against: [],
    codes: [['SP8808', 'S12'], ['TH895', 'S12'], ['VI8701', 'S13']] },
  { id: 'letters-1985',   sources: ['S04', 'S12', 'S13'], against: ['S25'],
    codes: [['859LM', 'S13'], ['821SA', 'S25']] },
  { id: 'letters-1987',   sources: ['S68'], against: ['S69'], codes: [] },
  { id: 'month-first',    sources: [], against: ['S04', 'S09', 'S12', 'S13', 'S24', 'S25', 'S27', 'S28', 'S68'], codes: [] },
  { id: 'months-1990',    sources: ['S04', 'S09', 'S10', 'S12', 'S13', 'S14', 'S16', 'S24', 'S25', 'S28', 'S29'], against: [], codes: [] },
  { id: 'month-year',     sources: ['S04', 'S09', 'S10', 'S12', 'S13', 'S14', 'S16', 'S24', 'S25', 'S28', 'S29'], against: [],
    codes: [['SD0964', 'S24'], ['CA1918', 'S12'], ['MI0053', 'S12']] },
  { id: 'week-2007',      sources: ['S09', 'S12', 'S13', 'S24', 'S36'], against: ['S06'],
    codes: [['FC1036', 'S06']] },
  { id: 'week-year',      sources: ['S02', 'S04', 'S09', 'S10', 'S12', 'S13', 'S24', 'S42'], against: [],
    codes: [['CA4171', 'S02'], ['AR2108', 'S42']] },
  { id: 'iso-weeks',      sources: [], against: [], codes: [] },
  { id: 'week-53',        sources: ['S13'], against: ['S09'], codes: [] },
  { id: 'chips-2021',     sources: ['S48', 'S49', 'S50', 'S53'], against: ['S05', 'S10', 'S41', 'S46'], codes: [] },
  { id: 'last-codes',     sources: ['S04', 'S41', 'S42', 'S45', 'S48', 'S50'], against: [], codes: [] },
] as const satisfies readonly DateRuleRow[];

/** A rule about dates; also the anchor of its section on the page of dates. */
export type DateRuleId = (typeof DATE_RULES)[number]['id'];

/**
 * A page by its id.
 *
 * @example
 * datePage('S68').title // => "Lollipuff"
 */
export function datePage(id: DateSourceId): SourcePage {
  if (isOwnPage(id)) return DATE_PAGES[id];
  const { title, urls, language, originalTitle } = PUBLICATIONS[id];
  return {
    title,
    url: urls[0],
    ...(language && { language }),
    ...(originalTitle !== undefined && { ownTitle: originalTitle }),
  };
}

function isOwnPage(id: DateSourceId): id is keyof typeof DATE_PAGES {
  return Object.hasOwn(DATE_PAGES, id);
}

/** The guides that say the year comes first in the 1980s. */
export const YEAR_FIRST_GUIDES = (DATE_RULES[0] satisfies { readonly id: 'digits-only' }).sources;
