import {
  type Day,
  decode,
  type Faded as FadedCodes,
  readFaded,
  type Result,
} from '../../heatstamp.ts';
import type { Label } from '../../label.ts';
import type { Listing } from '../../listing.ts';
import { hasLineBreaks, withoutBullet } from '../input/text.ts';
import type { ListingCheck } from '../listing/listing.ts';
import type { CodeRow, CodeTable } from '../table/table.ts';
import type { Query } from './query.ts';

/** One code, valid or not. */
export interface CodeAnswer {
  readonly kind: 'code';
  readonly result: Result;
  /** The longer text that the code was found in. */
  readonly listing?: string | undefined;
  /** The code as it stands in that text. */
  readonly match?: string | undefined;
  /** What that text, or the row of a table, says about the label. */
  readonly label?: Label | undefined;
  /** What it says besides, compared with the code. */
  readonly check?: ListingCheck | undefined;
  /** What the row of a table calls the item. */
  readonly itemName?: string | undefined;
}

/** The codes that a worn stamp could be. */
export interface FadedAnswer {
  readonly kind: 'faded';
  readonly faded: FadedCodes;
}

/** A text that holds no code. */
export interface NoCodeAnswer {
  readonly kind: 'no-code';
  readonly listing: Listing;
}

export type Answer = CodeAnswer | FadedAnswer | NoCodeAnswer | CodeTable;

/** So few letters and digits can hold a code, but no words around it; `?` stands for a worn character. */
const TERSE = /^[!-~]{0,8}$/;

/** The answer to one code: valid, worn or mistyped. Undefined if the text may be a listing. */
export function answerCode(text: string, today: Day): CodeAnswer | FadedAnswer | undefined {
  if (hasLineBreaks(text)) return undefined;
  const code = withoutBullet(text);
  const result = decode(code, { today });
  if (result.isValid) return { kind: 'code', result };
  const faded = answerFaded(code, result, today);
  if (faded) return faded;
  const isMeant = result.suggestions.length > 0 || TERSE.test(code.trim());
  return isMeant ? { kind: 'code', result } : undefined;
}

/** The answer to a row of a table. */
export function answerRow(row: CodeRow, today: Day): CodeAnswer | FadedAnswer {
  const { input, codeText, name, result, madeIn, check } = row;
  if (!result.isValid) {
    return answerFaded(input, result, today) ?? { kind: 'code', result };
  }
  const listing = codeText === undefined ? undefined : input;
  return {
    ...{ kind: 'code', result, label: madeIn, check },
    ...(listing !== undefined && { listing }),
    ...(name !== undefined && { itemName: name }),
  };
}

/** What opens from an answer: a row of a table, or a code that a worn stamp could be. */
export function answerOpened(
  parent: Answer,
  { text, row }: Query,
  today: Day,
): CodeAnswer | FadedAnswer | undefined {
  if (parent.kind === 'list') {
    const item = row === undefined ? undefined : parent.rows[row];
    return item && answerRow(item, today);
  }
  const isChoice = parent.kind === 'faded' && row === undefined;
  return isChoice ? { kind: 'code', result: decode(text, { today }) } : undefined;
}

/** The codes that fit a worn stamp. Undefined if none fits but there are suggestions, which help more. */
function answerFaded(text: string, result: Result, today: Day): FadedAnswer | undefined {
  const faded = readFaded(text, { today });
  if (!faded || result.isValid) return undefined;
  const isEmpty = faded.groups.length === 0 && !faded.isTooFaded;
  return isEmpty && result.suggestions.length > 0 ? undefined : { kind: 'faded', faded };
}
