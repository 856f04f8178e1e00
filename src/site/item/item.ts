import { isFormatId, type FormatId } from '../../core/formats.ts';
import { wellFormed } from '../../core/prepare.ts';
import { detailsIn, type ItemDetails, TOLD, type ToldWords } from '../../text/details.ts';
import { isText } from '../../text/text.ts';
import { encode } from '../lib/encode.ts';
import { href } from '../lib/href.ts';
import { LONGEST_IN_ADDRESS } from '../lib/limits.ts';

/** An item: what was entered, and what is known of it. It is parsed at the door and trusted from there. */
export interface Item extends ItemDetails {
  /** A code, a listing or many lines, as entered. */
  readonly text: string;
  /** The longer text that the code in `text` was found in. */
  readonly listing?: string | undefined;
  /** A reading other than the likeliest. */
  readonly reading?: FormatId | undefined;
  /** What its address says of it in words that are not read yet, or can't be. */
  readonly words?: ToldWords | undefined;
  /** The id of its entry in the history. */
  readonly entry?: string | undefined;
}

/** An item that is asked for, and what its answer is opened from. */
export interface Query extends Item {
  /** How the rows of a table are sorted and filtered. */
  readonly view?: unknown;
  /** The query whose answer this one was opened from. */
  readonly parent?: Query | undefined;
  /** The number of the parent's step. */
  readonly parentStep?: number | undefined;
  /** Which row of the parent's table was opened, counted from 0. */
  readonly row?: number | undefined;
}

/** What can be said of an item once it is answered. */
export type SaidOfItem = ItemDetails & Pick<Query, 'reading' | 'view'>;

/** In UTF-16 units. */
const LONGEST_WORDS = 100;

/** The deepest chain: a table, a worn code in one of its rows, one of its possible codes. */
const DEEPEST = 3;

/** A table's query with another code in one of its rows. */
export function withFix(table: Query, row: number, code: string): Query {
  const view = { ...(table.view as object | undefined) };
  return { ...table, view: { ...view, fixes: { ...fixesIn(view), [row]: code } } };
}

/** The codes that were put right, by the rows of a table; none in a value of another release. */
export function fixesIn(view: unknown): Readonly<Record<number, string>> {
  const { fixes }: { readonly fixes?: unknown } = { ...(view as object | undefined) };
  return Object.fromEntries(
    Object.entries({ ...(fixes as object | undefined) }).filter(
      ([, code]) => typeof code === 'string',
    ),
  ) as Record<number, string>;
}

/** Whether two queries show the same. What is said of an item with an entry is the same in both. */
export function isSameQuery(a: Query, b: Query): boolean {
  const keys = [
    ...(['text', 'listing', 'row', 'entry', 'worn', 'reading'] as const),
    ...(a.entry === undefined ? (['label', 'line', 'bought', 'made'] as const) : []),
  ];
  return (
    keys.every((key) => a[key] === b[key]) &&
    (a.parent && b.parent ? isSameQuery(a.parent, b.parent) : a.parent === b.parent)
  );
}

/**
 * The item in an address: `/#code=SD1013&made-in=US`, `/#text=…`, or `/?code=AR2126` as the form sends it where scripts
 * are off. An empty code is asked for, too.
 */
export function itemInAddress({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): Item | undefined {
  const items = [hash, search].map((part) => itemInParams(new URLSearchParams(part.slice(1))));
  return items.find((item) => item?.text.trim()) ?? items.find(Boolean);
}

function itemInParams(params: URLSearchParams): Item | undefined {
  const param = (name: string) => params.get(name) ?? undefined;
  const [code, text] = [param('code'), param('text')];
  if (code === undefined && text === undefined) return undefined;
  return itemIn({
    text: code?.trim() ? code : (text ?? ''),
    listing: code?.trim() ? text : undefined,
    label: param('made-in'),
    line: param('line'),
    bought: param('bought'),
    made: param('made'),
    words: wordsIn(param),
    worn: param('worn'),
    reading: param('reading'),
    dismissed: positionsIn(param('not')),
  });
}

/** What is said of an item as a person writes it, and not as an id of ours. */
function wordsIn(param: (name: string) => string | undefined): ToldWords {
  const ids = detailsIn({
    label: param('made-in'),
    line: param('line'),
    bought: param('bought'),
    made: param('made'),
  });
  const read = { 'made-in': ids.label, line: ids.line, bought: ids.bought, made: ids.made };
  return Object.fromEntries(
    TOLD.flatMap((name) => {
      const text = param(name)?.trim();
      return !text || read[name] !== undefined ? [] : [[name, text]];
    }),
  );
}

/** The words in an untrusted value; none that are longer than a person writes. */
function toldWordsIn(value: unknown): ToldWords | undefined {
  const words: { readonly [Key in keyof ToldWords]?: unknown } = { ...(value as object) };
  const kept = TOLD.flatMap((name) => {
    const text = words[name];
    return typeof text === 'string' ? [[name, wellFormed(text.slice(0, LONGEST_WORDS))]] : [];
  });
  return kept.length > 0 ? (Object.fromEntries(kept) as ToldWords) : undefined;
}

function positionsIn(param = ''): readonly number[] | undefined {
  return /^\d+(?:,\d+)*$/.test(param) ? param.split(',').map(Number) : undefined;
}

/** The address of an item. Servers never see a fragment. A text too long for it has the address of the page. */
export function addressOf(item: Item): string {
  const { text, listing, label, line, bought, made, words, worn, reading, dismissed } = item;
  if (text.length > LONGEST_IN_ADDRESS) return href('/');
  const params = {
    [isText(text) && listing === undefined ? 'text' : 'code']: text,
    ...(listing !== undefined && listing.length <= LONGEST_IN_ADDRESS && { text: listing }),
    ...words,
    ...defined({ 'made-in': label, line, bought, made }),
    worn,
    reading,
    not: dismissed?.join(','),
  };
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encode(value)}`,
  );
  return href(`/#${pairs.join('&')}`);
}

/** The query in an untrusted value, such as one of another release or another script. */
export function queryIn(value: unknown, depth = DEEPEST): Query | undefined {
  const item = itemIn(value);
  if (!item || depth === 0) return undefined;
  const {
    view,
    parent: opened,
    row,
    parentStep,
  }: { readonly [Key in keyof Query]?: unknown } = value as object;
  const parent = queryIn(opened, depth - 1);
  // Without its parent, what was opened is a query of its own.
  const isRow = parent && Number.isInteger(row) && Number(row) >= 0;
  return defined({
    ...item,
    view,
    parent,
    row: isRow ? Number(row) : undefined,
    parentStep: typeof parentStep === 'number' ? parentStep : undefined,
  });
}

/** The item in an untrusted value: what is no id of ours is left out, and half characters become whole ones. */
function itemIn(value: unknown): Item | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, listing, reading, words, entry }: Untrusted = value;
  if (typeof text !== 'string') return undefined;
  return defined({
    text: printable(text),
    listing: typeof listing === 'string' ? printable(listing) : undefined,
    ...detailsIn(value),
    words: toldWordsIn(words),
    reading: typeof reading === 'string' && isFormatId(reading) ? reading : undefined,
    entry: typeof entry === 'string' ? entry : undefined,
  });
}

/** A text without half characters and without control characters, which show nowhere; tabs and line breaks stay. */
function printable(text: string): string {
  return wellFormed(text).replace(/(?![\t\n\r])\p{Cc}/gu, '\ufffd');
}

type Untrusted = { readonly [Key in keyof Item]?: unknown };

/** The same without the keys that have no value. */
function defined<Kind extends object>(item: Kind): Kind {
  return Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== undefined),
  ) as unknown as Kind;
}
