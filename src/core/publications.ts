// Separate from sources.ts so that decoding does not load it.
import type { PublishedId } from './sources.ts';

/** Where a list was published and how reliable it is. */
export interface Publication {
  /** Its title and publisher. */
  readonly title: string;
  /** Its addresses; empty if only the name of the site is known. */
  readonly urls: readonly string[];
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
  S01: { trust: 'B',                      title: 'Date code guide, Fashionphile',                               urls: ['http://www.fashionphile.com/guides/datecodes/'] },
  S02: { trust: 'B', dated: '2016-04-18', title: 'Louis Vuitton Date Code, ayunme',                             urls: ['https://ayunme.wordpress.com/2016/04/18/louis-vuitton-date-code/'] },
  S03: { trust: 'A', dated: '2023-01',    title: 'Date code locations, authenticstreetlv',                      urls: ['https://authenticstreetlv.blogspot.com/2023/01'] },
  S04: { trust: 'A',                      title: 'Authentication 101: Louis Vuitton, closetfullofcash',         urls: ['https://closetfullofcash.com/authentication-101-louis-vuitton/'] },
  S05: { trust: 'A',                      title: 'A Short Guide to LV Date Codes, Poshbag Boutique',            urls: ['https://www.poshbagboutique.com/blogs/poshbag-boutique/a-short-guide-to-louis-vuitton-date-codes'] },
  S06: { trust: 'B', dated: '2021',       title: 'How to Date a Louis Vuitton, Rebound',                        urls: ['https://reboundstore.com/blogs/news/how-to-date-a-louis-vuitton'] },
  S07: { trust: 'B', dated: '2016-07',    title: '2016-07 archive, handbaguniverse',                            urls: ['https://handbaguniverse.blogspot.com/2016/07'] },
  S08: { trust: 'A', dated: '2022-02-09', title: 'Yoogi’s Closet list, as a public programming task and its solutions have it', urls: ['https://github.com/deadinsideDima/louis-vuitton-date-code'] },
  S09: { trust: 'A', dated: '2021-01-02', title: 'LV datecode checker by Una Kravets',                          urls: ['https://github.com/una/LV-datecode-checker'] },
  S10: { trust: 'C',                      title: 'LV Date Code Checker and guide, LuxeDetect',                  urls: ['https://luxedetect.com/lv-date-code', 'https://luxedetect.com/blog/louis-vuitton-date-code-serial-number-guide'] },
  S11: { trust: 'B',                      title: 'A guide to LV date stamp codes, Vintage Heirloom',            urls: ['https://www.vintageheirloom.com/blogs/news/a-guide-to-louis-vuitton-date-stamp-codes'] },
  S12: { trust: 'B',                      title: '製造番号, 買取堂',                                                   urls: ['https://kaitoridou.jp/?p=667'] },
  S13: { trust: 'B',                      title: 'シリアルナンバーの読み方, next-kaitori',                                  urls: ['http://next-kaitori.com/lv_made/'] },
  S14: { trust: 'B',                      title: '製造番号の謎, brand-tokyo',                                         urls: ['https://jp.brand-tokyo.com/blogs/journal/'] },
  S15: { trust: 'B',                      title: 'unotarou',                                                    urls: ['https://unotarou.com/?p=23923'] },
  S16: { trust: 'B',                      title: '山重質店',                                                        urls: ['https://yamashige-shichiten.com/yamashige-blog/?p=2581'] },
  S17: { trust: 'B',                      title: 'sqnomy',                                                      urls: ['https://sqnomy.com/post-8230'] },
  S18: { trust: 'C',                      title: 'LV origin codes, wodefinance',                                urls: ['https://wodefinance.com/Trademarkinquiry/yygtjvsegt.html'] },
  S19: { trust: 'A',                      title: 'Are LV bags made in USA?, Mislux',                            urls: ['https://mislux.com/blogs/the-lux-corner/are-louis-vuitton-bags-made-in-usa'] },
  S20: { trust: 'B', dated: '2020-03',    title: 'VnExpress retelling Business Insider',                        urls: ['https://vnexpress.net/giai-tri/cach-nhan-dien-tui-louis-vuitton-san-xuat-o-my-4063524.html'] },
  S21: { trust: 'C', dated: '2022-06-12', title: 'Japanese text on LV numbers, barisevdenevenakliyat.com',      urls: [] },
  S24: { trust: 'B',                      title: 'LV Authentication Guide, The Vault Luxury Resale',            urls: ['https://thevaultluxuryresale.com/project/louis-vuitton-authentication-guide-real-vs-fake/'] },
  S25: { trust: 'B',                      title: 'Guide to LV date codes, Vintimie',                            urls: ['https://www.vintimie.com/blogs/news/a-guide-to-louis-vuitton-date-codes-on-louis-vuitton-bags-the-basics'] },
  S32: { trust: 'B', dated: '2023-02',    title: 'Post quoting CoutureUSA’s guide',                             urls: ['https://attorneywhe.blogg.se/2023/february/louis-vuitton-date-code-check-2020.html'] },
  S38: { trust: 'B',                      title: 'kaiun-reiwado',                                               urls: ['https://kaiun-reiwado.com/'] },
  S42: { trust: 'A', dated: '2021-12',    title: '製造番号を廃止しICチップへ, houseki-alpha',                               urls: ['https://houseki-alpha.com/info/i009'] },
  S66: { trust: 'B',                      title: 'Listing of an agenda (CA4018, Made in Spain), Malleries',     urls: ['http://www.malleries.com/lous-vuitton-agenda-cover-with-metal-closure--i-96371-s-2778.html'] },
};

/** The ids of the published lists, in order. */
export const publishedIds: readonly PublishedId[] = Object.keys(PUBLICATIONS).filter(isPublishedId);

function isPublishedId(id: string): id is PublishedId {
  return id in PUBLICATIONS;
}
