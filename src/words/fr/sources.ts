import type { SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage, string>> = {
  de: 'allemand',
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
  return { before: ` (${inLanguage(language)} : `, after: ')' };
}

/** Said of a source in another language: `en japonais`. */
export function inLanguage(language: SourceLanguage): string {
  return `en ${LANGUAGES[language]}`;
}

/** The name of a family of lists. Most are those of a list, which is the same in every language. */
export function familyName(family: string): string {
  return family === 'Japanese resellers' ? 'Revendeurs japonais' : family.replaceAll("'", '’');
}
