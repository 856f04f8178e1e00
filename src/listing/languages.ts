import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { id } from './languages/id.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ru } from './languages/ru.ts';
import { sv } from './languages/sv.ts';
import { th } from './languages/th.ts';
import { tr } from './languages/tr.ts';
import { vi } from './languages/vi.ts';
import { zh } from './languages/zh.ts';
import type { Language } from './reader/meanings.ts';

/** The languages in which listings are read, by their ISO 639-1 codes. */
export const LANGUAGES = {
  ...{ en, fr, it, es, de, nl, pt, sv, pl, ru, tr, id, vi },
  ...{ th, ja, zh, ko },
} as const satisfies Readonly<Record<string, Language>>;
