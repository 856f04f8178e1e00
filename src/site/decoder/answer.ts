import { partMissing } from '#words/tool.ts';
import { invalidPanel } from '#words/result.ts';
import {
  type Day,
  decode,
  type Faded as FadedCodes,
  type Label,
  type Listing,
  type Result,
} from '../../heatstamp.ts';
import { hasLines } from '../input/lines.ts';
import { createLazy } from '../lib/lazy.ts';
import { againstSeller } from '../listing/against.ts';
import { summarizeCheck, type ListingCheck } from '../listing/listing.ts';
import { lazyLineCheck } from '../result/lazy-line-check.ts';
import { spokenOf } from '../result/meaning.ts';
import type { CodeTable } from '../table/table.ts';
import type { Pace } from './read-many.ts';

/** One code, read or not. */
export interface Reading {
  readonly kind: 'reading';
  readonly result: Result;
  /** The code as it stands in the longer text that was entered. */
  readonly found?: string | undefined;
  /** That longer text. */
  readonly listing?: string | undefined;
  /** What the text, or the line of a table, says about the label. */
  readonly madeIn?: Label | undefined;
  /** What else it says, held against the code. */
  readonly check?: ListingCheck | undefined;
}

/** The codes that a faded stamp could be. */
export interface Faded {
  readonly kind: 'faded';
  readonly input: string;
  readonly faded: FadedCodes;
}

/** A text that holds no code. */
export interface NoCode {
  readonly kind: 'no-code';
  readonly input: string;
  readonly listing: Listing;
}

/** What the card answers to what was entered. */
export type Answer = Reading | Faded | NoCode | CodeTable;

/** What it takes to answer a worn stamp, a listing or many codes. Who types a code does without. */
export const texts = createLazy(() => import('./texts.ts'), partMissing);

/**
 * Answers what was entered: one code, worn or not, a listing, or many lines, which take their time. Rejects where what it
 * takes for that did not arrive.
 */
export async function answerTo(input: string, today: Day, pace?: Pace): Promise<Answer> {
  const answer = hasLines(input) ? undefined : answerToPlain(input, today);
  if (answer) return answer;
  const { answerToText } = await texts.load();
  return answerToText(input, today, pace);
}

/** So few letters and digits can hold a code, but no words around it; `?` makes it a worn one. */
const TERSE = /^[!->@-~]{0,8}$/;

/** The answer to a code or what is meant to be one; undefined for what could be more. */
function answerToPlain(input: string, today: Day): Reading | undefined {
  const result = decode(input, { today });
  const isWorn = /[?\uff1f]/.test(input);
  const isMeant = result.isValid || (result.suggestions.length > 0 && !isWorn);
  return isMeant || TERSE.test(input.trim()) ? { kind: 'reading', result } : undefined;
}

/**
 * What a screen reader says while the eye sees the panel; `madeIn` is what the label is said to name, and `line` which line or
 * model it is said to be.
 */
export function announcementOf(answer: Answer, madeIn?: Label, line?: string): string {
  if (answer.kind !== 'reading') return texts.here.get()?.textWords(answer, madeIn) ?? '';
  const { result, check } = answer;
  if (result.isValid) {
    const against = againstSeller(check) ?? lazyLineCheck.here.get()?.lineConflict(result, line);
    return [spokenOf(result, madeIn, against), check && summarizeCheck(check)]
      .filter(Boolean)
      .join(' ');
  }
  const codes = result.suggestions.map(({ code }) => code).join(', ');
  return codes === '' ? result.error : `${result.error} ${invalidPanel.suggestionsTitle} ${codes}?`;
}
