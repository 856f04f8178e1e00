import { codes as de } from './de/codes.ts';
import { codes as en } from './en/codes.ts';
import { codes as es } from './es/codes.ts';
import { codes as fr } from './fr/codes.ts';
import { codes as it } from './it/codes.ts';
import { codes as ja } from './ja/codes.ts';
import { codes as ko } from './ko/codes.ts';
import type { Pattern, WritingSystem } from './vocabulary.ts';
import { codes as zh } from './zh/codes.ts';

/** What one language writes beside codes, and beside other numbers. Each example has in backticks what the field holds. */
export interface CodeWords {
  readonly script: WritingSystem;

  // What announces a code.
  /** Only a date code is called so; "serial number" is wrong, and the commonest. */
  readonly dateCode: Pattern;
  /** Prices, silver and padlocks are called so too: `stamped`, `code`. */
  readonly stamp?: Pattern;
  /** Before `stamp`, of something else: `promo` code. */
  readonly otherStamps?: Pattern;
  /** Between the cue and the code: serial `no`, code `is`. */
  readonly cueTail?: Pattern;
  /** Ends a longer remark between cue and code: date code inside the pocket `reads`. */
  readonly cueVerb?: Pattern;
  /** In such a remark it speaks of something else: serial number, `style`. */
  readonly otherRemarks?: Pattern;
  /** The cue behind the code: 836 `(date code)`. */
  readonly dateCodeAfter?: Pattern;
  /** Behind the code: 891 AN `embossed`. */
  readonly stampedAfter?: Pattern;
  /** Before that: 891 AN `is` embossed. */
  readonly stampedVerb?: Pattern;
  /** After that, of something else: stamped `on the lock`. */
  readonly onTheLock?: Pattern;

  // What else has numbers.
  /** Things with numbers: `SKU`, `style`, `phone`. */
  readonly numbered?: Pattern;
  /** Further ones that count only after `code of` or the like. */
  readonly numberedAfterOf?: Pattern;
  /** Style `number`. */
  readonly numberNouns?: Pattern;
  /** Style number `is`. */
  readonly numberVerb?: Pattern;
  /** `code` or `number` of … */
  readonly codeNouns?: Pattern;
  /** A promotion's `code`. */
  readonly promoCode?: Pattern;
  /** Code `of the` … */
  readonly ofThe?: Pattern;
  /** `discount` with code … */
  readonly discounts?: Pattern;
  /** Discount `with` code … */
  readonly with?: Pattern;
  /** `use` the code … */
  readonly use?: Pattern;
  /** Use `the` code …, discount with `the` code … */
  readonly articles?: Pattern;
  /** Use `my` code … */
  readonly useArticles?: Pattern;
  /** Use the `promo` code … */
  readonly promo?: Pattern;
  /** Whole headings of other numbers: 型番. */
  readonly otherNumbers?: Pattern;
  /** Behind the number of something else: 「SD 1013」`という型番`. */
  readonly otherNumbersAfter?: Pattern;
  /** Behind the code of a shop or a parcel: code FALL `at checkout`. */
  readonly offerAfter?: Pattern;
  /** "Permit `no.` CA1089" is the number of something. */
  readonly numberSign?: Pattern;
  /** A full stop after these ends no sentence: `art.`, `ref.` */
  readonly abbreviations?: Pattern;

  // Digits that are marks of metal, or the number of a lock.
  /** Metals, before such digits. */
  readonly metals?: Pattern;
  /** Metals, behind such digits. */
  readonly metalsAfter?: Pattern;
  /** Silver `hallmark`. */
  readonly marked?: Pattern;
  /** Digits `on` the lock. */
  readonly on?: Pattern;
  /** Digits on `the` lock. */
  readonly onArticles?: Pattern;
  /** Digits on the `lock`. */
  readonly locksAfter?: Pattern;
  /** `lock` 836. */
  readonly locks?: Pattern;
  /** Lock `and keys are numbered` 836. */
  readonly lockFill?: Pattern;
  /** Lock `stamped` 836. */
  readonly lockMarked?: Pattern;
  /** パドロック`は` 836. */
  readonly lockParticles?: Pattern;

  // Style numbers, and numbers that look like one.
  /** `style` M2024. */
  readonly styles?: Pattern;
  /** `order` Z12345. */
  readonly orders?: Pattern;

  // What makes letters and digits something else.
  /** Units of measure and currencies behind digits. */
  readonly units?: Pattern;
  /** Behind two digits of a year, so that they belong to a date: 08`年`. */
  readonly yearSign?: Pattern;
  /** Words in capitals that are also factory codes, with spaces between. */
  readonly shortWords?: string;
  /** Words that follow digits in a sentence: 8912 `at` the back. */
  readonly wordsAfter?: Pattern;
}

/** The languages in which codes are announced. */
export const CODE_WORDS: readonly CodeWords[] = [en, fr, it, es, de, ja, zh, ko];
