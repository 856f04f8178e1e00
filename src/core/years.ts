/**
 * The years in which one format gave way to the next. The table of formats and every sentence that names such a year use
 * them; docs/data.md gives the sources.
 */
export const YEARS = {
  /** The decade of the first codes; most sources know none before `digits`. */
  first: 1980,
  /** Digits alone are documented from this year on; most sources know no earlier code. */
  digits: 1982,
  /** Letters are documented from this year on. */
  letters: 1985,
  /** From this year on, letters were the rule. */
  lettersAlways: 1987,
  /** The digits of month and year alternate and the letters are always first; the last year of year-first codes. */
  months: 1990,
  /** About the last year in which The French Company made bags under license. */
  frenchCompany: 1991,
  /** The last year of month codes; the one week code printed for it is a guide's own example. */
  lastMonths: 2006,
  weeks: 2007,
  /** The first pieces with a chip as well as a code, according to one shop. */
  firstChips: 2018,
  /** Chips began to replace codes in March; week 13 is the last documented one. */
  chips: 2021,
  /** The last year in which chips were phased in. */
  lastCodes: 2022,
} as const;

/** The month of YEARS.chips in which chips began. */
export const CHIPS_MONTH = 3;
