import { dates as de } from './de/dates.ts';
import { dates as en } from './en/dates.ts';
import { dates as es } from './es/dates.ts';
import { dates as fr } from './fr/dates.ts';
import { dates as it } from './it/dates.ts';
import { dates as ja } from './ja/dates.ts';
import { dates as ko } from './ko/dates.ts';
import type { Pattern, WritingSystem } from './vocabulary.ts';
import { dates as zh } from './zh/dates.ts';

/** A reign that years are counted by. */
export interface Era {
  readonly names: Pattern;
  /** Its first and last calendar year; without a last one it goes on. */
  readonly first: number;
  readonly last?: number;
}

/** What one language writes in and beside dates. Each example has in backticks what the field holds. */
export interface DateWords {
  readonly script: WritingSystem;

  // How a date is written.
  /** January first, every name of a month; accents and case make no difference. */
  readonly months?: readonly string[];
  /** `week` 22. */
  readonly week?: Pattern;
  /** `week` 22/14: before a year of two digits. */
  readonly weekBeforeShortYear?: Pattern;
  /** Week `no.` 22. */
  readonly weekNumber?: Pattern;
  /** The `22nd`: what follows the digits. */
  readonly ordinals?: Pattern;
  /** The `first`. */
  readonly first?: Pattern;
  /** `1er` novembre: what follows the day before a month. */
  readonly dayOrdinals?: Pattern;
  /** November `27th`: what follows the day after a month. */
  readonly dayOrdinalsAfter?: Pattern;
  /** 27 `de` noviembre. */
  readonly ofMonth?: Pattern;
  /** Week 22 `of`, before a comma or a bracket. */
  readonly ofWeek?: Pattern;
  /** Week 22 `of the year` 2016. */
  readonly ofYear?: Pattern;
  /** 2016, `in` week 22. */
  readonly inWeek?: Pattern;
  /** 2016, `the` 22nd week. */
  readonly the?: Pattern;
  /** 2003 `in` November. */
  readonly inMonth?: Pattern;
  /** After a name of a month that is also a verb: 2016 may `be`. */
  readonly notAfterMonth?: Pattern;
  /** 2003`年`. */
  readonly yearSign?: Pattern;
  /** 11`月`. */
  readonly monthSign?: Pattern;
  /** After a year whose sentence goes on: 2004`年`製. */
  readonly yearSignAfter?: Pattern;
  /** After such a month: 3`月`購入. */
  readonly monthSignAfter?: Pattern;
  /** 22`週`, before or without a year. */
  readonly weekSign?: Pattern;
  /** 22`週`, before the year. */
  readonly weekSignBeforeYear?: Pattern;
  /** 22`週`, after a year of two digits. */
  readonly weekSignAfterShortYear?: Pattern;
  /** `第`22週. */
  readonly ordinalSign?: Pattern;
  /** 2003年`の`11月. */
  readonly possessive?: Pattern;
  /** After a month without a day: 3月`頃`. */
  readonly aboutMonth?: Pattern;
  /** After a year of two digits: 09年`製`. */
  readonly madeSign?: Pattern;
  /** Years of a reign: `平成`16年. */
  readonly eras?: readonly Era[];
  /** The first year of a reign: 平成`元`年. */
  readonly firstYear?: Pattern;

  // What makes a date one of making.
  /** Verbs for making. */
  readonly made?: Pattern;
  /** Other words for it, before the date: `production`, `dates back to`. */
  readonly making?: Pattern;
  /** The same after the date. */
  readonly makingAfter?: Pattern;
  /** After these words they are about something else: 2004 production `of`. */
  readonly notMakingAfter?: Pattern;
  /** Before these words they are about something else: `new` model year. */
  readonly notMakingBefore?: Pattern;
  /** `a` year. */
  readonly a?: Pattern;
  /** How `year` begins. */
  readonly yearNouns?: Pattern;
  /** Between such words and the date. */
  readonly fill?: Pattern;
  /** Between the date and such words. */
  readonly fillAfter?: Pattern;
  /** A title that begins with a year: `rare` 2012 Louis Vuitton. */
  readonly titleAdjectives?: Pattern;
  /** 2012 `a rare` Louis Vuitton. */
  readonly titleFill?: Pattern;
  /** 2012 Louis Vuitton … `collection`. */
  readonly notInTitle?: Pattern;
  /** Where a date stands for itself: `year` 2004. */
  readonly year?: Pattern;
  /** Where a date stands for itself: Tote `from` 2004. */
  readonly from?: Pattern;
  /** Tote from `the year` 2004. */
  readonly fromYear?: Pattern;

  // How a code is explained by its date.
  /** SD1013 (`not` October 2013). */
  readonly denials?: Pattern;
  /** Small words between a code and its date. */
  readonly fromCode?: Pattern;
  /** SP0065, `which` means 2005. */
  readonly explanationSubjects?: Pattern;
  /** SP0065 `means` 2005. */
  readonly explanationVerbs?: Pattern;
  /** SP0065 inside, `so` 2005. */
  readonly therefore?: Pattern;

  // What else has a date.
  /** What happened to the bag later: `bought`, `repaired`. */
  readonly bought?: Pattern;
  /** 2008 `in` Paris gekauft. */
  readonly boughtLink?: Pattern;
  /** Characters that end the search for a purchase after 2008年. */
  readonly boughtStops?: string;
  /** Purchase `year`: 2008. */
  readonly boughtDate?: Pattern;
  /** `year` of purchase: 2008. */
  readonly dateNouns?: Pattern;
  /** Year `of` purchase: 2008. */
  readonly ofPurchase?: Pattern;
  /** Fecha de `la` compra. */
  readonly purchaseArticles?: Pattern;
  /** Things with dates: `warranty`, `photos`. */
  readonly otherDated?: Pattern;
  /** `spring` 2004. */
  readonly seasons?: Pattern;
  /** Collection `of` 2004. */
  readonly ofSeason?: Pattern;
  /** 2004 `collection`. */
  readonly seasonsAfter?: Pattern;
  /** `ships` in week 22. */
  readonly events?: Pattern;
  /** 2003 `to` 2005. */
  readonly rangeTo?: Pattern;
  /** Dal 2003 al `il` 2005. */
  readonly rangeArticles?: Pattern;
  /** 2003 to `present`. */
  readonly now?: Pattern;
  /** `before` 2004. */
  readonly rangeBefore?: Pattern;
  /** Before `the` 2000s. */
  readonly rangeBeforeArticles?: Pattern;
  /** `anni` 2000. */
  readonly decades?: Pattern;
  /** `late` '90. */
  readonly decadeParts?: Pattern;
  /** `about` 2004. */
  readonly about?: Pattern;
  /** About `the year` 2004. */
  readonly aboutYear?: Pattern;
  /** About `the` year 2004. */
  readonly aboutThe?: Pattern;
  /** 2004 `or so`. */
  readonly aboutAfter?: Pattern;
}

/** The languages in which dates of making are read. */
export const DATE_WORDS: readonly DateWords[] = [en, fr, it, es, de, ja, zh, ko];
