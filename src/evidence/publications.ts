// Separate from sources.ts so that decoding does not load it.
import type { PublishedId, SourceLanguage } from '../core/sources.ts';

/** Where a list was published and how reliable it is. */
export interface Publication {
  /** Its title and publisher, in English. */
  readonly title: string;
  /** The language it is written in, if not English. */
  readonly language?: SourceLanguage;
  /** Its title in that language. */
  readonly originalTitle?: string;
  /** Its addresses. */
  readonly urls: readonly [string, ...string[]];
  /** The date it states (ISO 8601): a day, a month or a year. */
  readonly dated?: string;
  /** `A`: first-hand or well maintained; `B`: plausible but mostly copied; `C`: incomplete or garbled. */
  readonly trust: Trust;
}

/** Best first. */
export const TRUST = ['A', 'B', 'C'] as const;

export type Trust = (typeof TRUST)[number];

/** The month in which the lists were read, from archived copies of their pages. */
export const READ_IN = '2026-11';

/** Every published list; S00 was not published. */
// prettier-ignore
export const PUBLICATIONS: Readonly<Record<PublishedId, Publication>> = {
  S01: { trust: 'B',                      title: 'Date code guide, Fashionphile', urls: ['http://www.fashionphile.com/guides/datecodes/'] },
  S02: { trust: 'B', dated: '2016-04-18', title: 'Louis Vuitton Date Code, ayunme', urls: ['https://ayunme.wordpress.com/2016/04/18/louis-vuitton-date-code/'] },
  S03: { trust: 'A', dated: '2023-01',    title: 'Date code locations, Authentic Street LV', urls: ['https://authenticstreetlv.blogspot.com/2023/01'] },
  S04: { trust: 'A',                      title: 'Authentication 101: Louis Vuitton, Closet Full of Cash', urls: ['https://closetfullofcash.com/authentication-101-louis-vuitton/'] },
  S05: { trust: 'B',                      title: 'A Short Guide to LV Date Codes, Poshbag Boutique', urls: ['https://www.poshbagboutique.com/blogs/poshbag-boutique/a-short-guide-to-louis-vuitton-date-codes'] },
  S06: { trust: 'B', dated: '2021',       title: 'How to Date a Louis Vuitton, Rebound', urls: ['https://reboundstore.com/blogs/news/how-to-date-a-louis-vuitton'] },
  S07: { trust: 'B', dated: '2016-07',    title: 'Posts of July 2016, Handbag Universe', urls: ['https://handbaguniverse.blogspot.com/2016/07'] },
  S09: { trust: 'B', dated: '2021-01-02', title: 'Louis Vuitton date code checker, Una Kravets', urls: ['https://github.com/una/LV-datecode-checker'] },
  S10: { trust: 'C',                      title: 'LV Date Code Checker and guide, LuxeDetect', urls: ['https://luxedetect.com/lv-date-code', 'https://luxedetect.com/blog/louis-vuitton-date-code-serial-number-guide'] },
  S11: { trust: 'B',                      title: 'A guide to LV date stamp codes, Vintage Heirloom', urls: ['https://www.vintageheirloom.com/blogs/news/a-guide-to-louis-vuitton-date-stamp-codes'] },
  S12: { trust: 'B',                      title: 'Serial numbers, Kaitoridou', language: 'ja', originalTitle: '買取堂「製造番号」', urls: ['https://kaitoridou.jp/?p=667'] },
  S13: { trust: 'B',                      title: 'How to read the serial number, Next Kaitori', language: 'ja', originalTitle: 'シリアルナンバーの読み方', urls: ['http://next-kaitori.com/lv_made/'] },
  S14: { trust: 'B',                      title: 'The mystery of the serial number, Brand Tokyo', language: 'ja', originalTitle: '製造番号の謎に迫る', urls: ['https://jp.brand-tokyo.com/blogs/journal/louis-vuitton%E3%81%AE%E7%A7%98%E5%AF%86-%E8%A3%BD%E9%80%A0%E7%95%AA%E5%8F%B7%E3%81%AE%E8%AC%8E%E3%81%AB%E8%BF%AB%E3%82%8B'] },
  S16: { trust: 'B',                      title: 'What the serial number tells, Yamashige', language: 'ja', originalTitle: '山重質店「製造番号で分かること」', urls: ['https://yamashige-shichiten.com/yamashige-blog/?p=2581'] },
  S19: { trust: 'A',                      title: 'Are LV bags made in USA?, Mislux', urls: ['https://mislux.com/blogs/the-lux-corner/are-louis-vuitton-bags-made-in-usa'] },
  S20: { trust: 'B', dated: '2020-03',    title: 'How to tell a Louis Vuitton bag made in the US, VnExpress', language: 'vi', originalTitle: 'Cách nhận diện túi Louis Vuitton sản xuất ở Mỹ', urls: ['https://vnexpress.net/giai-tri/cach-nhan-dien-tui-louis-vuitton-san-xuat-o-my-4063524.html'] },
  S24: { trust: 'B',                      title: 'LV Authentication Guide, The Vault Luxury Resale', urls: ['https://thevaultluxuryresale.com/project/louis-vuitton-authentication-guide-real-vs-fake/'] },
  S25: { trust: 'B',                      title: 'Guide to LV date codes, Vintimie', urls: ['https://www.vintimie.com/blogs/news/a-guide-to-louis-vuitton-date-codes-on-louis-vuitton-bags-the-basics'] },
  S42: { trust: 'A', dated: '2021-12',    title: 'Chips in place of serial numbers, Houseki Alpha', language: 'ja', originalTitle: '製造番号を廃止しICチップへ', urls: ['https://houseki-alpha.com/info/i009'] },
};

/** The ids of the published lists, in order. */
export const publishedIds: readonly PublishedId[] = Object.keys(PUBLICATIONS).filter(isPublishedId);

/**
 * Whether an id is that of a published list.
 *
 * @example
 * isPublishedId('S01') // => true
 * isPublishedId('S00') // => false
 */
export function isPublishedId(id: string): id is PublishedId {
  return id in PUBLICATIONS;
}

/** Public collections of resale listings, by who made them. */
export const COLLECTIONS = {
  scrapfly: { by: 'Scrapfly', url: 'https://github.com/scrapfly/scrapfly-scrapers' },
  kebaHailu: {
    by: 'kebaHailu',
    url: 'https://github.com/kebaHailu/vestiairecollective_scraping',
  },
} as const;
