import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import { nl } from './languages/nl.ts';
import { pt } from './languages/pt.ts';
import { zh } from './languages/zh.ts';
import type { Language } from './meanings.ts';

/** The languages in which listings are read, by their ISO 639-1 codes. */
export const LANGUAGES = { en, fr, it, es, de, nl, pt, ja, zh, ko } as const satisfies Readonly<
  Record<string, Language>
>;
