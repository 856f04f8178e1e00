/** The most tokens of an answer, as the common models count them. */
export const MAX_TOKENS = 2000;

/** About how many tokens a text takes at most: a token is about three letters, or one character beyond ASCII. */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return Math.ceil((text.length - others) / 2.8 + others);
}

/** A cursor that no answer has given. */
export class WrongCursor extends Error {}

/** Part of a list, and where the rest begins. */
export interface ListPart<Row> {
  readonly rows: Row[];
  /** Undefined where nothing is left. */
  readonly more: string | undefined;
}

/**
 * The rows from a cursor on that fit into an answer, at least one.
 *
 * @param used the other parts of the answer
 * @throws WrongCursor for a cursor that does not lead to a row
 */
export function partOf<Row>(
  rows: readonly Row[],
  cursor: string | undefined,
  used: object,
): ListPart<Row> {
  const start = Number(cursor ?? 0);
  const isPlace = cursor === undefined || (/^\d+$/.test(cursor) && start < rows.length);
  if (!isPlace) throw new WrongCursor();
  // Room for the cursor, and for the sentence that says how to go on.
  let left = MAX_TOKENS - estimateTokens(JSON.stringify(used)) - 60;
  let end = start;
  for (const row of rows.slice(start)) {
    left -= estimateTokens(JSON.stringify(row)) + 1;
    if (left < 0 && end > start) break;
    end += 1;
  }
  return { rows: rows.slice(start, end), more: end < rows.length ? String(end) : undefined };
}
