import { language } from '#words/language.ts';

/** The `lang` of a name that stands in every language as it does in English. */
export const LANG_OF_NAMES = language.id === 'en' ? undefined : 'en';
