import type { SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage, string>> = {
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
  return { before: ` (${inLanguage(language)} : `, after: ')' };
}

/** Said of a source in another language: `en japonais`. */
export function inLanguage(language: SourceLanguage): string {
  return `en ${LANGUAGES[language]}`;
}

/** The names of families that are not named for a list. */
const FAMILIES: Readonly<Record<string, string>> = {
  'Common American list': 'Liste américaine commune',
  'Japanese resellers': 'Revendeurs japonais',
};

/** The name of a family of lists. That of a list is the same in every language. */
export function familyName(family: string): string {
  return FAMILIES[family] ?? family;
}
