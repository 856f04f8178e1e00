import { noCode as de } from './de/no-code.ts';
import { noCode as en } from './en/no-code.ts';
import { noCode as es } from './es/no-code.ts';
import { noCode as fr } from './fr/no-code.ts';
import { noCode as it } from './it/no-code.ts';
import { noCode as ja } from './ja/no-code.ts';
import { noCode as ko } from './ko/no-code.ts';
import { noCode as nl } from './nl/no-code.ts';
import { noCode as pt } from './pt/no-code.ts';
import type { Pattern, WritingSystem } from './vocabulary.ts';
import { noCode as zh } from './zh/no-code.ts';

/** What one language writes of a code that is not there, and of a chip. Each example has in backticks what the field holds. */
export interface NoCodeWords {
  readonly script: WritingSystem;
  /** What a code is called where it is missing: no `date code`. */
  readonly code: Pattern;
  /** After these words it is another code: no code `needed`. */
  readonly notCodeAfter?: Pattern;
  /** Before a code: `without` a date code. */
  readonly without?: Pattern;
  /** Between that and the code: no `visible` date code. */
  readonly withoutFill?: Pattern;
  /** After a code: date code `not found`. */
  readonly missing: Pattern;
  /** After a code, or before it: date code `illegible`. */
  readonly unreadable: Pattern;
  /** Between the code and either: date code `is completely` worn. */
  readonly stateFill?: Pattern;
  /** Before a code that is none of a bag: `dress` code. */
  readonly otherCodes?: Pattern;
  /** What a chip is called. */
  readonly chip: Pattern;
  /** Before a chip: `no` microchip. */
  readonly noChipBefore?: Pattern;
  /** After a chip: microchip? `no`. */
  readonly noChipAfter?: Pattern;
}

/** The languages in which sellers say that there is no code, or a chip. */
export const NO_CODE_WORDS: readonly NoCodeWords[] = [en, fr, it, es, de, nl, pt, ja, zh, ko];
