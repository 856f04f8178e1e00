import { lines as de } from './de/lines.ts';
import { lines as en } from './en/lines.ts';
import { lines as es } from './es/lines.ts';
import { lines as fr } from './fr/lines.ts';
import { lines as it } from './it/lines.ts';
import { lines as ja } from './ja/lines.ts';
import type { Pattern, WritingSystem } from './vocabulary.ts';
import { lines as zh } from './zh/lines.ts';

/** What shows that a line or model is not the bag's. Each example has in backticks what the field holds. */
export interface LineWords {
  readonly script: WritingSystem;
  /** After a name that is meant as an ordinary word: Speedy `delivery`. */
  readonly noBagAfter?: Pattern;
  /** Before the name of another bag: `similar to` the Neverfull. */
  readonly otherBagBefore?: Pattern;
  /** Articles and the like between that and the name: not `a` Neverfull. */
  readonly articles?: Pattern;
  /** After the name of another bag: ネヴァーフル`に似`. */
  readonly otherBagAfter?: Pattern;
}

/** The languages whose words show that a line is not the bag's. */
export const LINE_WORDS: readonly LineWords[] = [en, fr, it, es, de, ja, zh];
