import { core } from './core.ts';

/** How a code is read, for somebody who doubts it. */
export const explanation = {
  /** Two digits that stand side by side look like these years. The year is in digits 2 and 4. */
  otherYears: (years: readonly number[]) =>
    `Not ${core.either(years.map(String))}: the year is digits 2 and 4, not two digits side by side.`,
  days: 'Weeks are counted by the international calendar (ISO 8601), so the days may be off by up to a week.',
  /** A code that a page prints with its meaning. */
  published: (code: string, date: string) => `Published with its meaning: ${code}, ${date}`,
  /** Heads the pages about the digits, and those about the letters. */
  digits: 'Sources for the digits:',
  letters: (letters: string) => `Sources for ${letters}:`,
} as const;
