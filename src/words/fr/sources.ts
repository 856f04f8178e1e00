import type { PublishedId, SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage | 'en', string>> = {
  de: 'allemand',
  en: 'anglais',
  es: 'espagnol',
  id: 'indonésien',
  it: 'italien',
  ja: 'japonais',
  pt: 'portugais',
  vi: 'vietnamien',
  zh: 'chinois',
};

/** Stands before and after a source’s own title: ` (en japonais : …)`. */
export function ownTitle(language: SourceLanguage): {
  readonly before: string;
  readonly after: string;
} {
  return { before: ` (${inLanguage(language)} : `, after: ')' };
}

/** Said of a source that is not in the page’s language: `en japonais`. */
export function inLanguage(language: SourceLanguage | 'en'): string {
  return `en ${LANGUAGES[language]}`;
}

/** The names of families that are not named for a list. */
const FAMILIES: Readonly<Record<string, string>> = {
  'Common American list': 'Liste américaine courante',
  'Japanese resellers': 'Revendeurs japonais',
};

/** The name of a family of lists. That of a list is the same in every language. */
export function familyName(family: string): string {
  return FAMILIES[family] ?? family;
}

/** Lists in other languages than French and English, by a plain French title. */
const LISTS: Readonly<Partial<Record<PublishedId, string>>> = {
  S12: 'Numéros de série, Kaitoridou',
  S13: 'Lire le numéro de série, Next Kaitori',
  S14: 'Le mystère du numéro de série, Brand Tokyo',
  S16: 'Ce que dit le numéro de série, Yamashige',
  S20: 'Reconnaître un sac Louis Vuitton fabriqué aux États-Unis, VnExpress',
  S42: 'Des puces à la place des numéros de série, Houseki Alpha',
};

/** The plain title of a list, beside its own. */
export function listTitle(list: PublishedId, title: string): string {
  return LISTS[list] ?? title;
}
