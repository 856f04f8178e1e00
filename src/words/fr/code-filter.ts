import { site } from '../config.ts';

/** The filter of the code index. */
export const filter = {
  label: 'Trouver un code ou un pays',
  placeholder: 'SD ou Espagne',
  clear: 'Effacer le filtre',
  /** Shown while the filter is empty. */
  idle: 'Choisissez un code pour le copier.',
  /** Announced after every change. */
  matches: (codes: number, headings: number) =>
    `${codes} ${codes < 2 ? 'code' : 'codes'} dans ${headings} ${headings < 2 ? 'rubrique' : 'rubriques'}`,
  none: (query: string) =>
    `Rien ici ne correspond à « ${query} ». ${site.brand} ne publie aucune liste : l’absence d’un code ne prouve rien.`,
  /** Shown if the query is a whole code with its digits. */
  wholeCode: 'C’est un code de date complet.',
  read: (code: string) => `Décoder ${code}`,
} as const;

/** Shown after a click on a code. */
export const copiedToast = {
  title: 'Copié',
  description: (code: string) => `Le code d’atelier ${code} est dans le presse-papiers.`,
} as const;

export const notCopiedToast = {
  title: 'Copie impossible',
  description: (code: string) =>
    `Votre navigateur a bloqué la copie. ${code} est sélectionné : vous pouvez le copier vous-même.`,
} as const;
