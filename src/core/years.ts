/**
 * The years at which one way of writing dates gave way to another. The table of formats and every sentence that states a
 * bound take them from here; docs/data.md gives the sources.
 */
export const YEARS = {
  /** The first codes. */
  first: 1980,
  /** By then letters were the rule. */
  letters: 1987,
  /** Month and year woven, the letters in front for good. The year in front ends in it. */
  months: 1990,
  /** One published code has a week of it. */
  lastMonths: 2006,
  weeks: 2007,
  /** In their third month chips began to take the place of codes; week 13 is the last before that counts. */
  chips: 2021,
  /** The chip came in gradually. */
  lastCodes: 2022,
} as const;

/** The month of YEARS.chips. */
export const CHIPS_MONTH = 3;
