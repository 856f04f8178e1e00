import {
  type Day,
  type Faded,
  type LabelCountry,
  readFaded,
  type Result,
} from '../../core/index.ts';
import { invalidPanel } from '../../content/home.ts';
import { fadedWords, listWords } from './counts.ts';
import { hasLines } from './lines.ts';
import { codeOf, type List } from './list/list.ts';
import { readLines, readText } from './read-many.ts';
import { sentenceOf } from './sentence.ts';

/** One code, read or not. */
export interface Reading {
  readonly kind: 'reading';
  readonly result: Result;
  /** The code as it stands in the longer text that was entered. */
  readonly found?: string;
  /** What the text, or the line of a table, says about the label. */
  readonly madeIn?: LabelCountry | undefined;
  /** What the code was opened from, to go back to. */
  readonly openedFrom?: Offer;
}

/** The codes that a faded stamp could be. */
interface FadedAnswer {
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
  if (offer?.kind === 'list') {
    const row = offer.rows.find((each) => codeOf(each) === input);
    return row ? { ...answer, openedFrom: offer, madeIn: row.madeIn } : answer;
  }
  const isOffered = offer?.faded.groups.some(({ codes }) =>
    codes.some(({ code }) => code === input),
  );
  return offer && isOffered ? { ...answer, openedFrom: offer } : answer;
}

function newAnswer(input: string, today: Day): Answer {
  if (hasLines(input)) return readLines(input, today);
  const [first, ...others] = readText(input, today);
  if (others.length > 0) return readLines(input, today);
  const { result } = first;
  const faded = result.isValid ? undefined : readFaded(input, { today });
  // Where no code fits, what comes close to one is worth more than an empty panel.
  const isEmpty = faded?.groups.length === 0 && !faded.isTooFaded;
  const isClose = !result.isValid && result.suggestions.length > 0;
  return faded && !(isEmpty && isClose)
    ? { kind: 'faded', input, faded }
    : { kind: 'reading', ...first };
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
