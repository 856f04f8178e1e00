/**
 * The years in which one format gave way to another. The table of formats and every sentence that names such a year take
 * it from here; docs/data.md gives the sources.
 */
export const YEARS = {
  /** The decade of the first codes; most sources know none before `digits`. */
  first: 1980,
  /** Digits alone are documented from here on; before this year most sources know no code. */
  digits: 1982,
  /** Letters are documented from here on. */
  letters: 1985,
  /** From here on, letters were the rule. */
  lettersAlways: 1987,
  /** The digits of month and year alternate and the letters are always first; the last year of year-first codes. */
  months: 1990,
  /** The last year of month codes; the one week code printed for it is a guide's own example. */
  lastMonths: 2006,
  weeks: 2007,
  /** The first pieces with a chip beside the code, by one shop. */
  firstChips: 2018,
  /** Chips began to replace codes in March; week 13 is the last documented one. */
  chips: 2021,
  /** Chips were phased in until here. */
  lastCodes: 2022,
} as const;

/** The month of YEARS.chips in which chips began. */
export const CHIPS_MONTH = 3;
