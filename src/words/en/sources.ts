import type { SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage | 'en', string>> = {
  de: 'German',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  pt: 'Portuguese',
  vi: 'Vietnamese',
  zh: 'Chinese',
};

/** Stands before and after a source’s own title: ` (in Japanese: …)`. */
export function ownTitle(language: SourceLanguage): {
  readonly before: string;
  readonly after: string;
} {
  return { before: ` (${inLanguage(language)}: `, after: ')' };
}

/** Said of a source that is not in the page’s language: `in Japanese`. */
export function inLanguage(language: SourceLanguage | 'en'): string {
  return `in ${LANGUAGES[language]}`;
}

/** The name of a family of lists. Most are those of a list, which is the same in every language. */
export function familyName(family: string): string {
  return family;
}

/** The plain title of a source, beside its own: the English one. */
export function plainTitle(title: string): string {
  return title;
}
