import { isText } from '../input/text.ts';
import { href } from '../lib/href.ts';
import { LONGEST_IN_ADDRESS } from '../lib/limits.ts';

/**
 * A question to the decoder: what was entered, and what the visitor added since. It comes from the address and from
 * `history.state`, where anybody may have written it, so nothing in it is trusted to be a label, a line or a reading.
 */
export interface Query {
  /** A code, a listing or many lines, as entered. */
  readonly text: string;
  /** The longer text that the code in `text` was found in. */
  readonly listing?: string | undefined;
  /** What the label says after "Made in". */
  readonly label?: string | undefined;
  /** The id of a line or model. */
  readonly line?: string | undefined;
  /** The id of a reading other than the likeliest. */
  readonly reading?: string | undefined;
  /** How the rows of a table are sorted and filtered. */
  readonly view?: unknown;
  /** The id of the history entry. */
  readonly entry?: string | undefined;
  /** The query whose answer this one was opened from. */
  readonly parent?: Query | undefined;
  /** Which row of the parent's table was opened, counted from 0. */
  readonly row?: number | undefined;
}

/** The part of a query that can change while its answer is on the screen. */
export type Annotations = Pick<Query, 'entry' | 'label' | 'line' | 'reading' | 'view'>;

/** `encodeURIComponent` throws on a lone surrogate, half of a UTF-16 pair. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The deepest chain: a table, a worn code in one of its rows, one of its possible codes. */
const DEEPEST = 3;

/** Whether two queries ask the same thing. Annotations do not change what is asked. */
export function isSameQuery(a: Query, b: Query): boolean {
  return (
    a.text === b.text &&
    a.listing === b.listing &&
    a.row === b.row &&
    a.entry === b.entry &&
    (a.parent && b.parent ? isSameQuery(a.parent, b.parent) : a.parent === b.parent)
  );
}

/**
 * The query in an address: `/#code=SD1013&made-in=US`, `/#text=…`, or `/?code=AR2126` as the form sends it where scripts
 * are off. An empty code is a query, too.
 */
export function queryInAddress({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): Query | undefined {
  const queries = [hash, search].map((part) => queryInParams(new URLSearchParams(part.slice(1))));
  return queries.find((query) => query?.text.trim()) ?? queries.find(Boolean);
}

function queryInParams(params: URLSearchParams): Query | undefined {
  const param = (name: string) => params.get(name) ?? undefined;
  const [code, text] = [param('code'), param('text')];
  if (code === undefined && text === undefined) return undefined;
  return defined({
    text: code?.trim() ? code : (text ?? ''),
    listing: code?.trim() ? text : undefined,
    label: param('made-in'),
    line: param('line'),
    reading: param('reading'),
  });
}

/** The address of a query. Servers never see a fragment. A text too long for it has the address of the page. */
export function addressOf({ text, listing, label, line, reading }: Query): string {
  if (text.length > LONGEST_IN_ADDRESS) return href('/');
  const params = {
    [isText(text) && listing === undefined ? 'text' : 'code']: text,
    ...(listing !== undefined && listing.length <= LONGEST_IN_ADDRESS && { text: listing }),
    'made-in': label,
    line,
    reading,
  };
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${name}=${encodeURIComponent(value.replaceAll(LONE_SURROGATE, '\ufffd'))}`],
  );
  return href(`/#${pairs.join('&')}`);
}

/** The query in an untrusted value, such as one of another release or another script. */
export function queryInState(state: unknown, depth = DEEPEST): Query | undefined {
  if (typeof state !== 'object' || state === null || depth === 0) return undefined;
  const value: Readonly<Record<string, unknown>> = { ...state };
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : undefined);
  const entered = text('text');
  if (entered === undefined) return undefined;
  const parent = queryInState(value.parent, depth - 1);
  // Without its parent, what was opened is a query of its own.
  const row = parent && Number.isInteger(value.row) && Number(value.row) >= 0;
  return defined({
    text: entered,
    listing: text('listing'),
    label: text('label'),
    line: text('line'),
    reading: text('reading'),
    view: value.view,
    entry: text('entry'),
    parent,
    row: row ? Number(value.row) : undefined,
  });
}

/** The same query without the keys that have no value. */
function defined(query: Query): Query {
  return {
    text: query.text,
    ...Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)),
  };
}
