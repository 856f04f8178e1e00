import type { SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage, string>> = {
  it: 'Italian',
  ja: 'Japanese',
  pt: 'Portuguese',
  vi: 'Vietnamese',
  zh: 'Chinese',
};

/** Said of a source that is not in English: `in Japanese`. */
export function inLanguage(language: SourceLanguage): string {
  return `in ${LANGUAGES[language]}`;
}
