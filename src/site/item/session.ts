import { isPlainClick } from '../lib/browser.ts';
import { createStore } from '../lib/store.ts';
import { readStorage, removeStorage, writeStorage } from '../lib/web-storage.ts';
import { addressOf, isSameQuery, itemInAddress, type Query, queryIn } from './item.ts';

// A step of the browser's history holds a number alone, since browsers limit what it may hold. What was asked there, and
// what was said of it since, is here by that number, and in the session as far as it has room, so that a reload shows it.

/** Where the visitor is in the browser's history. */
export type Position =
  | {
      readonly kind: 'query';
      readonly query: Query;
      /** Its number; undefined for an address that was not asked for here before. */
      readonly step: number | undefined;
      readonly scroll?: number | undefined;
      /** The id of the history's entry to which the link led that was followed. */
      readonly entry?: string | undefined;
    }
  /** The page without a query. */
  | { readonly kind: 'empty' }
  /** Another part of the page. */
  | { readonly kind: 'elsewhere' };

/** What a step holds in `history.state`; boot/reserve-space.ts reads it before the first paint. */
interface StepState {
  readonly step?: number;
  /** Whether the step before this one is the query's parent. */
  readonly isOpened?: boolean;
  readonly scroll?: number;
  /** Width of the window and height of the answer, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

const LAST = 'heatstamp.step';
const HANDED = `${LAST}.handed`;
const keyOf = (step: number) => `${LAST}.${step}`;
const textKeyOf = (id: number) => `heatstamp.text.${id}`;

/** A text longer than this is kept once, however many steps hold it. */
const LONGEST_INLINE = 500;

/** What was asked at each step of this page. A new map after every change. */
const queries = createStore<ReadonlyMap<number, Query>>(new Map());
const textIds = new Map<string, number>();

/** Calls back after every change of what is known of a step. */
export const subscribeToQueries = queries.subscribe;

/** A number that no step of this tab has. */
export function newStep(): number {
  const stored = Number(readStorage('sessionStorage', LAST));
  const last = Number.isSafeInteger(stored) ? stored : 0;
  const step = Math.max(last, ...queries.get().keys()) + 1;
  writeStorage('sessionStorage', LAST, String(step));
  return step;
}

/** What was asked at a step; undefined for one of another tab, or one that the session had no room for. */
export function queryOf(step: number): Query | undefined {
  return queries.get().get(step) ?? storedQuery(step);
}

/** Notes what is asked at a step. Returns whether a reload will find it. */
export function keepQuery(step: number, query: Query): boolean {
  queries.set(new Map(queries.get()).set(step, query));
  const texts: (readonly [id: number, text: string])[] = [];
  const json = JSON.stringify(query, (_, value: unknown) => {
    if (typeof value !== 'string' || value.length <= LONGEST_INLINE) return value;
    const id = textIds.get(value) ?? newStep();
    texts.push([id, value]);
    return { $text: id };
  });
  return texts.every(([id, text]) => keepText(id, text)) && makeRoom(keyOf(step), json);
}

function keepText(id: number, text: string): boolean {
  const isKept = textIds.get(text) === id || makeRoom(textKeyOf(id), text);
  if (isKept) textIds.set(text, id);
  return isKept;
}

/** Writes to the session; where that is full, the oldest texts leave first. */
function makeRoom(key: string, value: string): boolean {
  while (!writeStorage('sessionStorage', key, value)) {
    const oldest = oldestText();
    if (oldest === undefined || textKeyOf(oldest) === key) return false;
    removeStorage('sessionStorage', textKeyOf(oldest));
    for (const [text, id] of textIds) if (id === oldest) textIds.delete(text);
  }
  return true;
}

function oldestText(): number | undefined {
  const last = Number(readStorage('sessionStorage', LAST)) || 0;
  for (let id = 1; id <= last; id += 1)
    if (readStorage('sessionStorage', textKeyOf(id)) !== null) return id;
  return undefined;
}

function storedQuery(step: number): Query | undefined {
  try {
    const query = queryIn(JSON.parse(readStorage('sessionStorage', keyOf(step)) ?? '', reviveText));
    if (query) queries.set(new Map(queries.get()).set(step, query));
    return query;
  } catch {
    return undefined;
  }
}

function reviveText(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$text' in value)) return value;
  const id = Number(value.$text);
  const text = readStorage('sessionStorage', textKeyOf(id)) ?? undefined;
  if (text !== undefined) textIds.set(text, id);
  return text;
}

/** Hands the current step over to the page that is opened next in this tab: the same one in another language. */
export function handOver(): void {
  const { step } = currentState();
  if (step !== undefined) writeStorage('sessionStorage', HANDED, String(step));
}

/** The step that was handed over to this page, once. */
function takeOver(): number | undefined {
  const handed = readStorage('sessionStorage', HANDED);
  if (handed === null) return undefined;
  removeStorage('sessionStorage', HANDED);
  return history.state === null ? Number(handed) : undefined;
}

/** The position that the visitor is at. */
export function currentPosition(): Position {
  const { step = takeOver(), scroll } = currentState();
  const query = step === undefined ? undefined : queryOf(step);
  if (query) return { kind: 'query', query, step, scroll };
  const item = itemInAddress(location);
  if (item) return { kind: 'query', query: item, step: undefined };
  return { kind: location.hash === '' ? 'empty' : 'elsewhere' };
}

/** The step that asks for a query: the current one, if it asks for the same, just like a link to the current page. */
export function stepFor(query: Query): number {
  const position = currentPosition();
  if (position.kind !== 'query' || position.step === undefined) return newStep();
  // What is typed again has no entry yet.
  const { entry } = query;
  const current = entry === undefined ? { ...position.query, entry } : position.query;
  return isSameQuery(current, query) ? position.step : newStep();
}

/** Which step shows, and what is written of it. */
interface Writing {
  readonly step: number;
  /** What is known of it, for its address. */
  readonly item: Query;
  /** Whether it is asked for where the visitor is, as after a link or a way back; else it becomes a step of its own. */
  readonly isHere: boolean;
  /** Whether the step before it shows its parent. */
  readonly isOpened?: boolean | undefined;
}

/** Writes a step and its address, or the page without a query. An address that points to a section of the page stays. */
export function writePosition(writing: Writing | undefined): void {
  const state = currentState();
  if (!writing) {
    if (currentPosition().kind !== 'empty') write('pushState', {}, location.pathname);
    return;
  }
  const { step, item, isHere, isOpened = false } = writing;
  if (state.step !== step && !isHere) {
    write('pushState', { step, ...(isOpened && { isOpened }) }, addressOf(item));
    return;
  }
  const isAtSection = location.hash !== '' && itemInAddress(location) === undefined;
  const address = isAtSection ? location.href : addressOf(item);
  if (state.step !== step || new URL(address, location.href).href !== location.href)
    write('replaceState', { ...state, step }, address);
}

/** Notes where the page is scrolled to and how high the answer is, so that a reload finds both again. */
export function saveLayout(height: number | undefined): void {
  const state = currentState();
  if (state.step === undefined) return;
  write('replaceState', {
    ...state,
    scroll: scrollY,
    ...(height !== undefined && { width: innerWidth, height }),
  });
}

/** Whether the step before this one shows what the query of this one was opened from. */
export function isBackToParent(): boolean {
  return currentState().isOpened === true;
}

/** Calls back with the position that the visitor is at, now and after every move, until the returned function is called. */
export function followPositions(onPosition: (position: Position) => void): () => void {
  const query = itemInAddress(location);
  // Later requests would carry a query string, so it becomes the fragment.
  if (query && location.search !== '') write('replaceState', currentState(), addressOf(query));
  let clicked: string | undefined;
  const onPop = () => {
    const position = currentPosition();
    const isLinked = position.kind === 'query' && position.step === undefined;
    onPosition(isLinked && clicked !== undefined ? { ...position, entry: clicked } : position);
    clicked = undefined;
  };
  const onClick = (click: MouseEvent) => {
    clicked = linkIn(click)?.dataset.entry;
    const linked = itemInAddress(location);
    if (!linked || !isLinkToHere(click)) return;
    // Browsers disagree on the events of a link to the address that one is at.
    click.preventDefault();
    onPosition({ kind: 'query', query: linked, step: undefined, entry: clicked });
  };
  onPop();
  addEventListener('popstate', onPop);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', onPop);
    removeEventListener('click', onClick);
  };
}

function currentState(): StepState {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return {};
  const { step, isOpened, scroll }: { readonly [Key in keyof StepState]?: unknown } = state;
  return {
    ...(typeof step === 'number' && { step }),
    ...(isOpened === true && { isOpened }),
    ...(typeof scroll === 'number' && { scroll }),
  };
}

function write(method: 'pushState' | 'replaceState', state: StepState, address?: string): void {
  // Not every browser says when scrolling ends.
  if (method === 'pushState') saveLayout(undefined);
  try {
    history[method](state, '', address);
  } catch {
    // Browsers limit how often is written; such a step is lost with the page.
  }
}

/** Whether a plain click that nothing has handled yet is on a link to the current address. */
function isLinkToHere(click: MouseEvent): boolean {
  const isHere = linkIn(click)?.href === location.href;
  return !click.defaultPrevented && isHere && isPlainClick(click);
}

function linkIn({ target }: MouseEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
