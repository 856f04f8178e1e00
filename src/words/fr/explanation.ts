import { core } from './core.ts';

/** How a code is read, for somebody who doubts it. */
export const explanation = {
  /** Two digits that stand side by side look like these years. The year is in digits 2 and 4. */
  otherYears: (years: readonly number[]) =>
    `Ce n’est pas ${core.either(years.map(String))} : l’année se lit aux chiffres 2 et 4, non à deux chiffres voisins.`,
  days: 'Les semaines suivent le calendrier international (ISO 8601) : les jours peuvent être décalés d’une semaine au plus.',
  /** A code that a page prints with its meaning. */
  published: (code: string, date: string) => `Publié avec sa signification : ${code}, ${date}`,
  /** Heads the pages about the digits, and those about the letters. */
  digits: 'Sources pour les chiffres :',
  letters: (letters: string) => `Sources pour ${letters} :`,
} as const;
