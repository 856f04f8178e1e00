import {
  type Day,
  type Faded,
  type LabelCountry,
  readFaded,
  type Result,
} from '../../core/index.ts';
import { fadedPanel, listPanel } from '../../content/answers.ts';
import { invalidPanel } from '../../content/home.ts';
import { hasLines } from './lines.ts';
import { codeOf, countOf, type List } from './list/list.ts';
import { readLines, readText } from './read-many.ts';
import { sentenceOf } from './sentence.ts';

/** One code, read or not. */
export interface Reading {
  readonly kind: 'reading';
  readonly result: Result;
  /** The code as it stands in the longer text that was entered. */
  readonly found?: string;
  /** What the text, or the line of a table, says about the label. */
  readonly madeIn?: LabelCountry;
  /** What the code was opened from, to go back to. */
  readonly openedFrom?: Offer;
}

/** The codes that a faded stamp could be. */
export interface FadedAnswer {
  readonly kind: 'faded';
  readonly input: string;
  readonly faded: Faded;
}

type Offer = FadedAnswer | List;

/** What the card answers to what was entered. */
export type Answer = Reading | Offer;

/** What was shown last that offers codes to open. */
let offer: Offer | undefined;

export function answerTo(input: string, today: Day): Answer {
  const answer = newAnswer(input, today);
  if (answer.kind !== 'reading') {
    offer = answer;
    return answer;
  }
  return { ...answer, ...openedFrom(offer, input) };
}

function newAnswer(input: string, today: Day): Answer {
  if (hasLines(input)) return readLines(input, today);
  const [first, ...others] = readText(input, today);
  if (others.length > 0) return readLines(input, today);
  const faded = first.result.isValid ? undefined : readFaded(input, { today });
  const isFaded = faded && (faded.isTooFaded || faded.groups.length > 0 || isLost(first.result));
  return isFaded ? { kind: 'faded', input, faded } : { kind: 'reading', ...first };
}

/** Whether nothing is known that could help with a code that does not read. */
function isLost(result: Result): boolean {
  return !result.isValid && result.suggestions.length === 0;
}

function openedFrom(from: Offer | undefined, code: string): Pick<Reading, 'openedFrom' | 'madeIn'> {
  if (from?.kind === 'faded') {
    const codes = from.faded.groups.flatMap((group) => group.codes);
    return codes.some((each) => each.code === code) ? { openedFrom: from } : {};
  }
  const row = from?.rows.find((each) => codeOf(each) === code);
  if (!from || !row) return {};
  return { openedFrom: from, ...(row.madeIn !== undefined && { madeIn: row.madeIn }) };
}

/** How many codes a faded stamp could be, in words. */
export function fadedWords({ input, isTooFaded, groups }: Faded): string {
  const codes = groups.reduce((sum, group) => sum + group.codes.length, 0);
  if (isTooFaded) return fadedPanel.tooMany;
  return codes === 0 ? fadedPanel.none(input) : fadedPanel.count(codes, input);
}

/** How the rows of a table came out, in words. */
export function listWords({ rows }: List): string {
  return listPanel.count(
    rows.length,
    countOf(rows, 'read'),
    countOf(rows, 'doubtful'),
    countOf(rows, 'unreadable'),
  );
}

/** What a screen reader says while the eye sees the panel. */
export function announcementOf(answer: Answer): string {
  if (answer.kind === 'faded') return fadedWords(answer.faded);
  if (answer.kind === 'list') return listWords(answer);
  const { result } = answer;
  if (result.isValid) return sentenceOf(result);
  const [suggestion] = result.suggestions;
  return suggestion
    ? `${result.error} ${invalidPanel.suggestionsTitle} ${suggestion.code}?`
    : result.error;
}
