import type { SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage | 'en', string>> = {
  de: 'ドイツ語',
  en: '英語',
  es: 'スペイン語',
  fr: 'フランス語',
  id: 'インドネシア語',
  it: 'イタリア語',
  ja: '日本語',
  pt: 'ポルトガル語',
  vi: 'ベトナム語',
  zh: '中国語',
};

/** Stands before and after a source’s own title: `（日本語：…）`. */
export function ownTitle(language: SourceLanguage): {
  readonly before: string;
  readonly after: string;
} {
  return { before: `（${inLanguage(language)}：`, after: '）' };
}

/** Said of a source that is not in the page’s language: `日本語`. */
export function inLanguage(language: SourceLanguage | 'en'): string {
  return LANGUAGES[language];
}

/** The names of families that are not named for a list. */
const FAMILIES: Readonly<Record<string, string>> = {
  'Common American list': 'アメリカで広まった共通の一覧',
  'Japanese resellers': '日本の買取店・販売店',
};

/** The name of a family of lists. That of a list is the same in every language. */
export function familyName(family: string): string {
  return FAMILIES[family] ?? family;
}

/** Japanese sources by their own names and titles. */
const TITLES: Readonly<Record<string, string>> = {
  'Serial numbers, Kaitoridou': '買取堂「製造番号」',
  'How to read the serial number, Next Kaitori': 'ネクスト買取「シリアルナンバーの読み方」',
  'The mystery of the serial number, Brand Tokyo': 'ブランド東京「製造番号の謎に迫る」',
  'What the serial number tells, Yamashige': '山重質店「製造番号で分かること」',
  'Chips in place of serial numbers, Houseki Alpha': '宝石アルファ「製造番号を廃止しICチップへ」',
};

/** The title of a source: its own if it is Japanese, else the English one. */
export function plainTitle(title: string): string {
  return TITLES[title] ?? title;
}
