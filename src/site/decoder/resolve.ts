import type { Day } from '../../core/calendar.ts';
import { decode } from '../../library/decode.ts';
import { type Answer, answerCode } from '../../text/answer.ts';
import type { Turns } from '../../text/rows.ts';
import { dayOf } from '../history/entry.ts';
import { loadLines } from '../lib/lines.ts';
import type { Query } from '../item/item.ts';
import { loadTextScript } from './scripts.ts';

interface ResolveOptions {
  /** The table that was answered last, which is not read again on the way back. */
  readonly lastList: Answer | undefined;
  readonly turns: Turns;
}

interface Resolved {
  /** The query that was answered; the parent's if the child could not be opened. */
  readonly query: Query;
  readonly answer: Answer;
}

/** Answers a query, and opens from its parent's answer what had been opened there. Rejects where a chunk does not load. */
export async function resolve(query: Query, now: Day, options?: ResolveOptions): Promise<Resolved> {
  const { parent, text, listing, line, entry } = query;
  const today = dayOf(entry, now);
  // Compared with it at once, and not a moment later.
  if (line !== undefined) await loadLines();
  if (parent) {
    const resolved = await resolve(parent, now, options);
    const answer = await open(resolved.answer, query, today);
    return answer ? { query: { ...query, parent: resolved.query }, answer } : resolved;
  }
  const lastList = options?.lastList;
  if (lastList?.kind === 'list' && lastList.input === text) return { query, answer: lastList };
  if (listing !== undefined) {
    const { answerInListing } = await loadTextScript();
    const answer = answerInListing(listing, text, today);
    if (answer) return { query, answer };
  }
  const answer = answerCode(text, today);
  if (answer) return { query, answer };
  const { answerText } = await loadTextScript();
  return { query, answer: await answerText(text, today, options?.turns) };
}

/** What opens from an answer: a row of a table, or a code that a worn stamp could be. */
async function open(parent: Answer, { text, row }: Query, today: Day): Promise<Answer | undefined> {
  if (parent.kind === 'list') {
    const item = row === undefined ? undefined : parent.rows[row];
    return item && (await loadTextScript()).answerRow(item, today);
  }
  if (parent.kind !== 'faded' || row !== undefined) return undefined;
  const result = decode(text, { today });
  return result.isValid ? { kind: 'code', result, today, claims: [] } : undefined;
}
