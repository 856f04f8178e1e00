import type { SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage, string>> = {
  de: 'ドイツ語',
  es: 'スペイン語',
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

/** Said of a source that is not in English: `日本語`. */
export function inLanguage(language: SourceLanguage): string {
  return LANGUAGES[language];
}

/** The name of a family of lists. Most are those of a list, which is the same in every language. */
export function familyName(family: string): string {
  return family === 'Japanese resellers' ? '日本の買取店・販売店' : family.replaceAll("'", '’');
}
