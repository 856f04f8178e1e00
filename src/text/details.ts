import { isLabel, type Label } from '../core/labels.ts';
import { wellFormed } from '../core/prepare.ts';
import { LONGEST_LISTING } from './limits.ts';
import { isYearOrMonth, type YearOrMonth } from './year-or-month.ts';

/** In place of the id of a model: the visitor has looked for it, and the table does not have it. */
export const UNLISTED = 'unlisted';

/** One thing that can be said of an item. */
interface Detail<Value> {
  /** Its name in an address. */
  readonly param: string;
  /** Reads an untrusted value, such as that of an address or a stored entry; undefined for what is no id of ours. */
  readonly read: (value: unknown) => Value | undefined;
}

/** The table of all that can be said of an item, as ids. What is a row here is stored, linked and carried along everywhere. */
const DETAILS = {
  label: { param: 'made-in', read: (value) => (isLabel(value) ? value : undefined) },
  /** The id of a line or model, or UNLISTED. One that the table of lines does not have is ignored. */
  line: { param: 'line', read: (value) => (isWrittenAsId(value) ? value : undefined) },
  bought: { param: 'bought', read: (value) => (isYearOrMonth(value) ? value : undefined) },
  /** When it is said to have been made. */
  made: { param: 'made', read: (value) => (isYearOrMonth(value) ? value : undefined) },
  /** The stamp as entered, with `?` for what can't be read, where the code is one of those that it could be. */
  worn: { param: 'worn', read: (value) => (isWorn(value) ? value : undefined) },
  /** The positions in the listing of what is not said of this item, in UTF-16 units. */
  dismissed: { param: 'not', read: positionsIn },
  /** The positions of what the visitor was asked about, and is said of this item. */
  confirmed: { param: 'yes', read: positionsIn },
} satisfies {
  readonly label: Detail<Label>;
  readonly line: Detail<string>;
  readonly bought: Detail<YearOrMonth>;
  readonly made: Detail<YearOrMonth>;
  readonly worn: Detail<string>;
  readonly dismissed: Detail<readonly number[]>;
  readonly confirmed: Detail<readonly number[]>;
};

type DetailId = keyof typeof DETAILS;

/** What the visitor has said about an item, as ids. */
export type ItemDetails = { readonly [Id in DetailId]?: ReturnType<(typeof DETAILS)[Id]['read']> };

const IDS = Object.keys(DETAILS) as readonly DetailId[];

/** What an address can say of an item in words as well. */
const TOLD = ['label', 'line', 'bought', 'made'] as const satisfies readonly DetailId[];

type ToldId = (typeof TOLD)[number];

/** Words of an address for what they tell, such as France for the label. */
export type ToldWords = Readonly<Partial<Record<ToldId, string>>>;

type Untrusted = Readonly<Partial<Record<DetailId, unknown>>>;

/** The details in an untrusted value, such as a stored entry: what is no id of ours is left out. */
export function detailsIn(values: Untrusted): ItemDetails {
  return pick(IDS, (id) => DETAILS[id].read(values[id])) as ItemDetails;
}

/** What was said of an item, without anything else that is known of it; undefined for what was not said. */
export function detailsOf(item: ItemDetails): ItemDetails {
  return Object.fromEntries(IDS.map((id) => [id, item[id]]));
}

/** The same without what was not said. */
export function saidOf(item: ItemDetails): ItemDetails {
  return pick(IDS, (id) => item[id]) as ItemDetails;
}

/** In UTF-16 units; no name of a country or model is longer. */
const LONGEST_WORDS = 100;

/** The words in an untrusted value; undefined if there are none. */
export function toldWordsIn(value: unknown): ToldWords | undefined {
  const values: Untrusted = { ...(value as object | undefined) };
  return someOf((id) => {
    const text = values[id];
    return typeof text === 'string' ? wellFormed(text.slice(0, LONGEST_WORDS)) : undefined;
  });
}

/** Those of some words that are not read yet; undefined if there are none. */
export function unreadWords(words: ToldWords, told: ItemDetails): ToldWords | undefined {
  return someOf((id) => (told[id] === undefined ? words[id] : undefined));
}

function someOf(wordsOf: (id: ToldId) => string | undefined): ToldWords | undefined {
  const words = pick(TOLD, wordsOf);
  return Object.keys(words).length > 0 ? words : undefined;
}

/** The details in an address, and what it says in words that are no ids of ours. */
export function detailsInAddress(
  param: (name: string) => string | undefined,
): ItemDetails & { readonly words: ToldWords | undefined } {
  const details = detailsIn(pick(IDS, (id) => param(DETAILS[id].param)));
  const words = pick(TOLD, (id) => blankAsNone(param(DETAILS[id].param)));
  return { ...details, words: unreadWords(words, details) };
}

function blankAsNone(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text?.trim();
}

/** Details, and words in place of those that are not read, by their names in an address. */
export function addressParams(
  details: ItemDetails,
  words: ToldWords = {},
): readonly (readonly [name: string, value: string])[] {
  const told: Partial<Record<DetailId, unknown>> = { ...words, ...saidOf(details) };
  return IDS.filter((id) => told[id] !== undefined).map((id) => [
    DETAILS[id].param,
    String(told[id]),
  ]);
}

/** Whether the same was said of two items. */
export function hasDetails(a: ItemDetails, b: ItemDetails): boolean {
  return JSON.stringify(detailsOf(a)) === JSON.stringify(detailsOf(b));
}

/** The values of some ids, without those that have none. */
function pick<Id extends string, Value>(
  ids: readonly Id[],
  valueOf: (id: Id) => Value | undefined,
): Partial<Record<Id, Value>> {
  const picked: Partial<Record<Id, Value>> = {};
  for (const id of ids) {
    const value = valueOf(id);
    if (value !== undefined) picked[id] = value;
  }
  return picked;
}

/** Whether a value is written like the id of a line. The table of lines is too large to load just to check that it exists. */
function isWrittenAsId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z\d-]{0,39}$/.test(value);
}

/** Whether a value is written like a worn stamp: capitals, digits and `?`. */
function isWorn(value: unknown): value is string {
  return typeof value === 'string' && /^(?=.*\?)[\dA-Z?]{3,7}$/.test(value);
}

/** In no listing so much is read wrong. */
const MOST_POSITIONS = 100;

/** Positions as a list, or as an address has them: `3,40`. */
function positionsIn(value: unknown): readonly number[] | undefined {
  const isWritten = typeof value === 'string' && /^\d+(?:,\d+)*$/.test(value);
  const list: unknown = isWritten ? value.split(',').map(Number) : value;
  return isPositions(list) ? list : undefined;
}

function isPositions(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MOST_POSITIONS &&
    value.every((at) => Number.isInteger(at) && at >= 0 && at <= LONGEST_LISTING)
  );
}
