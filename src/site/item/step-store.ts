import { readStorage, writeStorage } from '../lib/web-storage.ts';
import { type Query, queryIn } from './item.ts';

// What the steps of the browser's history show, by their numbers. The session keeps it, as far as it has room, so that a
// reload shows it again; the steps themselves hold the number alone, since browsers limit what they hold.

const LAST = 'heatstamp.step';
const keyOf = (step: number) => `${LAST}.${step}`;
const textKeyOf = (id: number) => `heatstamp.text.${id}`;

/** A text longer than this is kept once, however many steps hold it. */
const LONGEST_INLINE = 500;

const queries = new Map<number, Query>();
const textIds = new Map<string, number>();

/** A number that no step of this tab has. */
export function newStep(): number {
  const step = Number(readStorage('sessionStorage', LAST) ?? Math.max(0, ...queries.keys())) + 1;
  writeStorage('sessionStorage', LAST, String(step));
  return step;
}

export function saveQuery(step: number, query: Query): void {
  queries.set(step, query);
  const json = JSON.stringify(query, (_, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_INLINE ? { $text: idOf(value) } : value,
  );
  writeStorage('sessionStorage', keyOf(step), json);
}

/** What a step shows; undefined for one of another tab, or one that the session had no room for. */
export function queryOf(step: number): Query | undefined {
  const known = queries.get(step) ?? storedQuery(step);
  if (known) queries.set(step, known);
  return known;
}

function storedQuery(step: number): Query | undefined {
  try {
    return queryIn(JSON.parse(readStorage('sessionStorage', keyOf(step)) ?? '', reviveText));
  } catch {
    return undefined;
  }
}

/** The number under which the session keeps a text. */
function idOf(text: string): number {
  const known = textIds.get(text);
  if (known !== undefined) return known;
  const id = newStep();
  textIds.set(text, id);
  writeStorage('sessionStorage', textKeyOf(id), text);
  return id;
}

function reviveText(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$text' in value)) return value;
  const id = Number(value.$text);
  const text = readStorage('sessionStorage', textKeyOf(id)) ?? undefined;
  if (text !== undefined) textIds.set(text, id);
  return text;
}
