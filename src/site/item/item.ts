import { isFormatId, type FormatId } from '../../core/formats.ts';
import { wellFormed } from '../../core/prepare.ts';
import {
  addressParams,
  detailsIn,
  detailsInAddress,
  hasDetails,
  type ItemDetails,
  type ToldWords,
  toldWordsIn,
} from '../../text/details.ts';
import { isText } from '../../text/text.ts';
import { encode } from '../lib/browser.ts';
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

type Fixes = Readonly<Record<number, string>>;

/** An item that is asked for, and what its answer is opened from. */
export interface Query extends Item {
  /** How the rows of a table are sorted and filtered, as the table left it. The table alone reads it. */
  readonly view?: object | undefined;
  /** The codes that were put right, by the rows of a table. */
  readonly fixes?: Fixes | undefined;
  /** The query whose answer this one was opened from. */
  readonly parent?: Query | undefined;
  /** The number of the parent's step. */
  readonly parentStep?: number | undefined;
  /** Which row of the parent's table was opened, counted from 0. */
  readonly row?: number | undefined;
}

/** The deepest chain: a table, a worn code in one of its rows, one of its possible codes. */
const DEEPEST = 3;

/** A table's query with another code in one of its rows. */
export function withFix(table: Query, row: number, code: string): Query {
  return { ...table, fixes: { ...table.fixes, [row]: code } };
}

/** Whether two queries show the same. What is said of an item with an entry is the same in both. */
export function isSameQuery(a: Query, b: Query): boolean {
  const keys = ['text', 'listing', 'row', 'entry', 'worn', 'reading'] as const;
  return (
    keys.every((key) => a[key] === b[key]) &&
    (a.entry !== undefined || hasDetails(a, b)) &&
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
    ...detailsInAddress(param),
    reading: param('reading'),
  });
}

/** The address of an item. Servers never see a fragment. A text too long for it has the address of the page. */
export function addressOf(item: Item): string {
  const { text, listing, words, reading } = item;
  if (text.length > LONGEST_IN_ADDRESS) return href('/');
  const isInAddress = listing !== undefined && listing.length <= LONGEST_IN_ADDRESS;
  const params: readonly (readonly [name: string, value: string])[] = [
    [isText(text) && listing === undefined ? 'text' : 'code', text],
    ...(isInAddress ? [['text', listing] as const] : []),
    ...addressParams(item, words),
    ...(reading === undefined ? [] : [['reading', reading] as const]),
  ];
  const pairs = params.map(([name, value]) => `${name}=${encode(value)}`);
  return href(`/#${pairs.join('&')}`);
}

/** The query in an untrusted value, such as one of another release or another script. */
export function queryIn(value: unknown, depth = DEEPEST): Query | undefined {
  const item = itemIn(value);
  if (!item || depth === 0) return undefined;
  const {
    view,
    fixes,
    parent: opened,
    row,
    parentStep,
  }: { readonly [Key in keyof Query]?: unknown } = value as object;
  const parent = queryIn(opened, depth - 1);
  // Without its parent, what was opened is a query of its own.
  const isRow = parent && Number.isInteger(row) && Number(row) >= 0;
  return defined({
    ...item,
    view: typeof view === 'object' ? (view ?? undefined) : undefined,
    fixes: fixesIn(fixes),
    parent,
    row: isRow ? Number(row) : undefined,
    parentStep: typeof parentStep === 'number' ? parentStep : undefined,
  });
}

/** The codes in an untrusted value; undefined if there are none. */
function fixesIn(value: unknown): Fixes | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const codes = Object.entries(value).filter(
    (fix): fix is [string, string] => typeof fix[1] === 'string',
  );
  return codes.length > 0 ? Object.fromEntries(codes) : undefined;
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
