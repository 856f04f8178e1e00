import type { Line } from '../../core/lines.ts';
import { type CodeAnswer, factsOf } from '../../text/answer.ts';
import type { Answer } from '../../text/read-text.ts';
import { type CheckSheet, claimsOf, sheetOf, type StatedClaim } from '../../text/checks.ts';
import type { ItemDetails } from '../../text/details.ts';
import { inReading, narrowed, type ShownResult } from './meaning.ts';
import type { Query } from '../item/item.ts';

/** A code that reads, in the reading that shows, compared once with all that is known of the item. */
export interface Judged {
  /** In the reading that shows, with the country that an agreeing label names. */
  readonly result: ShownResult;
  readonly sheet: CheckSheet;
}

/** An answer as the whole page tells it: panel, title, address, history, print and screen reader judge nothing themselves. */
export interface Shown {
  /** The step that it answers, by which what is said of it finds it. */
  readonly step: number;
  readonly answer: Answer;
  readonly item: Query;
  /** What is said of the item. */
  readonly claims: readonly StatedClaim[];
  /** Undefined for what is no code that reads. */
  readonly judged?: Judged;
}

/** A code that reads, as it shows. */
export type ShownCode = Shown & { readonly answer: CodeAnswer; readonly judged: Judged };

export function isCode(shown: Shown): shown is ShownCode {
  return shown.judged !== undefined;
}

/** An answer with what is known of the item, which may be of a line of the table. */
export function show({
  step,
  answer,
  item: query,
  lines,
}: Pick<Shown, 'step' | 'answer' | 'item'> & { readonly lines: readonly Line[] }): Shown {
  if (answer.kind !== 'code') {
    const found = 'claims' in answer ? answer.claims : [];
    return { step, answer, item: query, claims: claimsOf(query, found, lines) };
  }
  const { result, today, claims: found } = answer;
  const item = {
    ...query,
    dismissed: placesIn(found, query.dismissed),
    confirmed: placesIn(found, query.confirmed),
  };
  const claims = claimsOf(item, found, lines);
  const read = inReading(result, item.reading, today);
  const facts = factsOf(result.code, today, read.reading);
  const sheet = sheetOf(facts, claims, result, item.worn);
  return { step, answer, item, claims, judged: { result: narrowed(read, sheet.checks), sheet } };
}

/** The places at which the text claims something, without what a link only says. */
function placesIn(
  claims: readonly StatedClaim[],
  said: readonly number[] = [],
): readonly number[] | undefined {
  const found = claims.flatMap(({ index }) => index ?? []);
  const places = [...new Set(said)].filter((at) => found.includes(at));
  return places.length > 0 ? places : undefined;
}

/** What an answer can do. */
export interface AnswerActions {
  /** Asks for a text that was submitted, pasted, or offered by the page, which may know what is said of it, and in which text. */
  readonly ask: (
    text: string,
    trigger: 'form' | 'paste' | 'choice',
    said?: ItemDetails & Pick<Query, 'listing'>,
  ) => void;
  /** Opens something from the answer on the screen. */
  readonly open: (opened: Query) => void;
  /** Takes another code for that of the row on the screen, in its table as well. */
  readonly correct: (code: string) => void;
  /** Goes back to what the answer was opened from. */
  readonly back: () => void;
  readonly reset: () => void;
}
