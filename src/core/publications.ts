// Apart from sources.ts, because who only decodes need not load it.
import type { PublishedId } from './sources.ts';

/** Where a list was published, and how good it is. */
export interface Publication {
  /** What it calls itself, and whose it is. */
  readonly title: string;
  /** Where it was read; empty where only the name of the site is known. */
  readonly urls: readonly string[];
  /** The day, month or year that it states, as ISO 8601 writes it. */
  readonly dated?: string;
  /** `A`: own observation or a well-kept list; `B`: plausible, mostly copied; `C`: partial or garbled. */
  readonly trust: Trust;
}

/** Best first. */
export const TRUST = ['A', 'B', 'C'] as const;

export type Trust = (typeof TRUST)[number];

/** The month in which all lists were read, in stored copies of their pages. */
export const READ_IN = '2026-11';

/** Every published list. S00 is none. */
export const PUBLICATIONS: Readonly<Record<PublishedId, Publication>> = {
  S01: {
    title: 'Date code guide, Fashionphile',
    urls: ['http://www.fashionphile.com/guides/datecodes/'],
    trust: 'B',
  },
  S02: {
    title: 'Louis Vuitton Date Code, ayunme',
    urls: ['https://ayunme.wordpress.com/2016/04/18/louis-vuitton-date-code/'],
    dated: '2016-04-18',
    trust: 'B',
  },
  S03: {
    title: 'Date code locations, authenticstreetlv',
    urls: ['https://authenticstreetlv.blogspot.com/2023/01'],
    dated: '2023-01',
    trust: 'A',
  },
  S04: {
    title: 'Authentication 101: Louis Vuitton, closetfullofcash',
    urls: ['https://closetfullofcash.com/authentication-101-louis-vuitton/'],
    trust: 'A',
  },
  S05: {
    title: 'A Short Guide to LV Date Codes, Poshbag Boutique',
    urls: [
      'https://www.poshbagboutique.com/blogs/poshbag-boutique/a-short-guide-to-louis-vuitton-date-codes',
    ],
    trust: 'A',
  },
  S06: {
    title: 'How to Date a Louis Vuitton, Rebound',
    urls: ['https://reboundstore.com/blogs/news/how-to-date-a-louis-vuitton'],
    dated: '2021',
    trust: 'B',
  },
  S07: {
    title: '2016-07 archive, handbaguniverse',
    urls: ['https://handbaguniverse.blogspot.com/2016/07'],
    dated: '2016-07',
    trust: 'B',
  },
  S08: {
    title: 'Yoogi’s Closet list, as a public programming task and its solutions have it',
    urls: ['https://github.com/deadinsideDima/louis-vuitton-date-code'],
    dated: '2022-02-09',
    trust: 'A',
  },
  S09: {
    title: 'LV datecode checker by Una Kravets',
    urls: ['https://github.com/una/LV-datecode-checker'],
    dated: '2021-01-02',
    trust: 'A',
  },
  S10: {
    title: 'LV Date Code Checker and guide, LuxeDetect',
    urls: [
      'https://luxedetect.com/lv-date-code',
      'https://luxedetect.com/blog/louis-vuitton-date-code-serial-number-guide',
    ],
    trust: 'C',
  },
  S11: {
    title: 'A guide to LV date stamp codes, Vintage Heirloom',
    urls: ['https://www.vintageheirloom.com/blogs/news/a-guide-to-louis-vuitton-date-stamp-codes'],
    trust: 'B',
  },
  S12: { title: '製造番号, 買取堂', urls: ['https://kaitoridou.jp/?p=667'], trust: 'B' },
  S13: {
    title: 'シリアルナンバーの読み方, next-kaitori',
    urls: ['http://next-kaitori.com/lv_made/'],
    trust: 'B',
  },
  S14: {
    title: '製造番号の謎, brand-tokyo',
    urls: ['https://jp.brand-tokyo.com/blogs/journal/'],
    trust: 'B',
  },
  S15: { title: 'unotarou', urls: ['https://unotarou.com/?p=23923'], trust: 'B' },
  S16: {
    title: '山重質店',
    urls: ['https://yamashige-shichiten.com/yamashige-blog/?p=2581'],
    trust: 'B',
  },
  S17: { title: 'sqnomy', urls: ['https://sqnomy.com/post-8230'], trust: 'B' },
  S18: {
    title: 'LV origin codes, wodefinance',
    urls: ['https://wodefinance.com/Trademarkinquiry/yygtjvsegt.html'],
    trust: 'C',
  },
  S19: {
    title: 'Are LV bags made in USA?, Mislux',
    urls: ['https://mislux.com/blogs/the-lux-corner/are-louis-vuitton-bags-made-in-usa'],
    trust: 'A',
  },
  S20: {
    title: 'VnExpress retelling Business Insider',
    urls: [
      'https://vnexpress.net/giai-tri/cach-nhan-dien-tui-louis-vuitton-san-xuat-o-my-4063524.html',
    ],
    dated: '2020-03',
    trust: 'B',
  },
  S21: {
    title: 'Japanese text on LV numbers, barisevdenevenakliyat.com',
    urls: [],
    dated: '2022-06-12',
    trust: 'C',
  },
  S24: {
    title: 'LV Authentication Guide, The Vault Luxury Resale',
    urls: [
      'https://thevaultluxuryresale.com/project/louis-vuitton-authentication-guide-real-vs-fake/',
    ],
    trust: 'B',
  },
  S25: {
    title: 'Guide to LV date codes, Vintimie',
    urls: [
      'https://www.vintimie.com/blogs/news/a-guide-to-louis-vuitton-date-codes-on-louis-vuitton-bags-the-basics',
    ],
    trust: 'B',
  },
  S32: {
    title: 'Post quoting CoutureUSA’s guide',
    urls: ['https://attorneywhe.blogg.se/2023/february/louis-vuitton-date-code-check-2020.html'],
    dated: '2023-02',
    trust: 'B',
  },
  S38: { title: 'kaiun-reiwado', urls: ['https://kaiun-reiwado.com/'], trust: 'B' },
  S42: {
    title: '製造番号を廃止しICチップへ, houseki-alpha',
    urls: ['https://houseki-alpha.com/info/i009'],
    dated: '2021-12',
    trust: 'A',
  },
  S66: {
    title: 'Listing of an agenda (CA4018, Made in Spain), Malleries',
    urls: [
      'http://www.malleries.com/lous-vuitton-agenda-cover-with-metal-closure--i-96371-s-2778.html',
    ],
    trust: 'B',
  },
};

/** The ids of all of them, in their order. */
export const publishedIds: readonly PublishedId[] = Object.keys(PUBLICATIONS).filter(isPublishedId);

function isPublishedId(id: string): id is PublishedId {
  return id in PUBLICATIONS;
}
