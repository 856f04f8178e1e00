import type { Day } from '../../core/calendar.ts';
import { countryName } from '#words/core.ts';
import { ELSEWHERE, type Label, LABELS } from '../../core/labels.ts';
import { decode } from '../../library/decode.ts';
import { answerCode } from '../../text/answer.ts';
import { UNLISTED, unreadWords } from '../../text/details.ts';
import type { Answer } from '../../text/read-text.ts';
import type { Turns } from '../../text/rows.ts';
import type { Query } from '../item/item.ts';
import type { Chunk } from '../lib/chunk.ts';
import { linesScript, textScript, wornScript } from '../scripts.ts';

/** Loads a script of the page. */
type Load = <Script extends object>(chunk: Chunk<Script>) => Promise<Script>;

interface ResolveOptions {
  /** The table that was answered last, which is not read again on the way back. */
  readonly lastList: Answer | undefined;
  readonly turns: Turns;
  readonly load: Load;
}

interface Resolved {
  /** The query that was answered; the parent's if the child could not be opened. */
  readonly query: Query;
  readonly answer: Answer;
}

/** Answers a query, and opens from its parent's answer what had been opened there. What shows the answer is there as well. */
export async function resolve(
  asked: Query,
  today: Day,
  options?: ResolveOptions,
): Promise<Resolved> {
  const resolved = await resolveQuery(asked, today, options);
  if (resolved.answer.kind === 'faded') await (options?.load(wornScript) ?? wornScript.load());
  return resolved;
}

async function resolveQuery(
  asked: Query,
  today: Day,
  options: ResolveOptions | undefined,
): Promise<Resolved> {
  const load: Load = options?.load ?? ((chunk) => chunk.load());
  const query = await readAddress(asked, today, load);
  const { parent, text, listing } = query;
  if (parent) {
    const resolved = await resolveQuery(parent, today, options);
    const answer = await open(resolved.answer, query, today, load);
    return answer ? { query: { ...query, parent: resolved.query }, answer } : resolved;
  }
  const lastList = options?.lastList;
  if (lastList?.kind === 'list' && lastList.input === text) return { query, answer: lastList };
  if (listing !== undefined) {
    const { answerInListing } = await load(textScript);
    const answer = answerInListing(listing, text, today);
    if (answer) return { query, answer };
  }
  const answer = answerCode(text, today);
  if (answer) return { query, answer };
  const { answerText } = await load(textScript);
  return { query, answer: await answerText(text, today, options?.turns) };
}

/** Reads what an address says of the item in words, and keeps what can't be read to say so. */
async function readAddress(query: Query, today: Day, load: Load): Promise<Query> {
  const { line } = query;
  // Compared with it at once, and not a moment later; where the table does not arrive, the code is answered all the same.
  if (line !== undefined) await linesScript.request();
  const isKnown = line === UNLISTED || linesScript.get()?.LINES.some(({ id }) => id === line);
  const words = { ...query.words, ...(isKnown === false && line !== undefined && { line }) };
  const label = words.label === undefined ? undefined : labelNamed(words.label);
  const left = unreadWords(words, { label });
  const known = label === undefined ? query : { ...query, label, words: left };
  if (!left) return known;
  const { told, unread } = (await load(textScript)).readTold(left, today);
  return { ...known, ...told, words: unread };
}

/** The label that a link names as the page does, which needs no script of texts: `France`, `Made in France`. */
function labelNamed(text: string): Label | undefined {
  const name = text
    .trim()
    .replace(/^made in (?:the )?/i, '')
    .toLowerCase();
  return [...LABELS, ...ELSEWHERE].find((id) => countryName(id).toLowerCase() === name);
}

/** What opens from an answer: a row of a table, another code of a text, or a code that a worn stamp could be. */
async function open(
  parent: Answer,
  { text, row }: Query,
  today: Day,
  load: Load,
): Promise<Answer | undefined> {
  if (parent.kind === 'list') {
    const item = row === undefined ? undefined : parent.rows[row];
    if (!item) return undefined;
    const { answerRow, corrected } = await load(textScript);
    return answerRow(corrected(item, text, today), today);
  }
  if (parent.kind === 'code' && parent.found) {
    const { answerInListing } = await load(textScript);
    return answerInListing(parent.found.listing, text, today);
  }
  if (parent.kind !== 'faded' || row !== undefined) return undefined;
  const result = decode(text, { today });
  return result.isValid ? { kind: 'code', result, today, claims: [] } : undefined;
}
