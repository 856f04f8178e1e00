import type { SourceLanguage } from '../../core/sources.ts';

const LANGUAGES: Readonly<Record<SourceLanguage | 'en', string>> = {
  de: 'allemand',
  en: 'anglais',
  es: 'espagnol',
  fr: 'français',
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

/** Titles that are ours and not the source’s: those of pages that are neither French nor English. */
const TITLES: Readonly<Record<string, string>> = {
  'Serial numbers, Kaitoridou': 'Numéros de série, Kaitoridou',
  'How to read the serial number, Next Kaitori': 'Lire le numéro de série, Next Kaitori',
  'The mystery of the serial number, Brand Tokyo': 'Le mystère du numéro de série, Brand Tokyo',
  'What the serial number tells, Yamashige': 'Ce que dit le numéro de série, Yamashige',
  'How to tell a Louis Vuitton bag made in the US, VnExpress':
    'Reconnaître un sac Louis Vuitton fabriqué aux États-Unis, VnExpress',
  'Chips in place of serial numbers, Houseki Alpha':
    'Des puces à la place des numéros de série, Houseki Alpha',
  'Repair Shop Hiraishiya': 'Hiraishiya, atelier de réparation',
};

/** The plain title of a source, beside its own. */
export function plainTitle(title: string): string {
  return TITLES[title] ?? title;
}
