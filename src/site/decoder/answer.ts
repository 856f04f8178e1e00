import {
  type Day,
  type Faded as FadedCodes,
  type Label,
  readFaded,
  type Result,
} from '../../heatstamp.ts';
import { invalidPanel } from '#words/result.ts';
import { fadedWords } from '../faded/FadedPanel.tsx';
import { hasLines } from '../input/lines.ts';
import type { FadedView } from '../faded/grid.ts';
import { type List, listWords, type Row, type TableView } from '../table/table.ts';
import { type Pace, readLines, readText, rowsOf } from './read-many.ts';
import { sentenceOf } from '../result/sentence.ts';

/** One code, read or not. */
export interface Reading {
  readonly kind: 'reading';
  readonly result: Result;
  /** The code as it stands in the longer text that was entered. */
  readonly found?: string;
  /** What the text, or the line of a table, says about the label. */
  readonly madeIn?: Label | undefined;
}

/** The codes that a faded stamp could be. */
export interface Faded {
  readonly kind: 'faded';
  readonly input: string;
  readonly faded: FadedCodes;
}

/** How an answer was left, where that was changed: the rows of a table, the label of a worn stamp. */
export type View = TableView | FadedView;

/** What the card answers to what was entered. */
export type Answer = Reading | Faded | List;

/** Answers what was entered: one code, a text, or many lines, which take their time. */
export async function answerTo(input: string, today: Day, pace?: Pace): Promise<Answer> {
  return hasLines(input) ? readLines(input, today, pace) : answerToLine(input, today);
}

/** What a row of a table opens to: its result as it stands there, or what its line could be. */
export function answerToRow({ input, result, madeIn }: Row, today: Day): Reading | Faded {
  return result.isValid ? { kind: 'reading', result, madeIn } : answerToCode(input, result, today);
}

function answerToLine(input: string, today: Day): Answer {
  const [first, ...others] = readText(input, today);
  if (others.length > 0) {
    const rows = rowsOf({ input, text: input }, 1, today);
    return { kind: 'list', input, rows, rest: { lines: 0, text: '' } };
  }
  const { result } = first;
  return result.isValid ? { kind: 'reading', ...first } : answerToCode(input, result, today);
}

/** A code that does not read could be a faded one. */
function answerToCode(input: string, result: Result, today: Day): Reading | Faded {
  const faded = readFaded(input, { today });
  // Where no code fits, what comes close to one is worth more than an empty panel.
  const isEmpty = faded?.groups.length === 0 && !faded.isTooFaded;
  const isClose = !result.isValid && result.suggestions.length > 0;
  return faded && !(isEmpty && isClose)
    ? { kind: 'faded', input, faded }
    : { kind: 'reading', result };
}

/** What a screen reader says while the eye sees the panel. */
export function announcementOf(answer: Answer): string {
  if (answer.kind === 'faded') return fadedWords(answer.faded);
  if (answer.kind === 'list') return listWords(answer);
  const { result } = answer;
  if (result.isValid) return sentenceOf(result);
  const codes = result.suggestions.map(({ code }) => code).join(', ');
  return codes === '' ? result.error : `${result.error} ${invalidPanel.suggestionsTitle} ${codes}?`;
}
