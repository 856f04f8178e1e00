import { isPlainClick } from '../lib/plain-click.ts';
import { addressOf, isSameQuery, type Query, queryInAddress, queryInState } from './query.ts';

/** Where the visitor is in the browser's history. */
export type Step =
  | {
      readonly kind: 'query';
      readonly query: Query;
      /** Whether it was answered here before, or at least asked, so that it opens at once. */
      readonly isKnown: boolean;
      readonly scroll: number | undefined;
    }
  /** The page without a query. */
  | { readonly kind: 'empty' }
  /** Another part of the page. */
  | { readonly kind: 'elsewhere' };

/** What a step holds in `history.state`; lib/layout-shift.ts reads it before the first paint. */
interface StepState {
  readonly query?: Query;
  /** Whether the step before this one is the query's parent. */
  readonly isOpened?: boolean;
  readonly scroll?: number;
  /** Width of the window and height of the answer, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Browsers limit what a step holds, and copying a long text would hold up the page. */
const LONGEST_IN_STATE = 200_000;

/** The step that the visitor is at. */
export function currentStep(): Step {
  const state = currentState();
  if (state.query) {
    return { kind: 'query', query: state.query, isKnown: true, scroll: state.scroll };
  }
  const query = queryInAddress(location);
  if (query) return { kind: 'query', query, isKnown: false, scroll: undefined };
  return { kind: location.hash === '' ? 'empty' : 'elsewhere' };
}

/**
 * Makes a query a step of its own, with its address. Asking the current query again adds no step, just like a link to
 * the current page.
 */
export function pushQuery(query: Query): void {
  const { query: current } = currentState();
  const isAgain = current !== undefined && isSameQuery({ ...current, entry: undefined }, query);
  write(isAgain ? 'replaceState' : 'pushState', { query }, addressOf(query));
}

/** Makes a step of a query that was opened from the one of this step. */
export function pushOpened(query: Query): void {
  write('pushState', { query, isOpened: true }, addressOf(query));
}

/** Updates the query of this step. An address that points to a section of the page stays. */
export function replaceQuery(query: Query): void {
  const isAtPart = location.hash !== '' && queryInAddress(location) === undefined;
  const address = isAtPart ? location.href : addressOf(query);
  write('replaceState', { ...currentState(), query }, address);
}

/** Makes the page without a query a step of its own. */
export function pushEmpty(): void {
  if (currentStep().kind !== 'empty') write('pushState', {}, location.pathname);
}

/** Notes where the page is scrolled to and how high the answer is, so that a reload finds both again. */
export function saveLayout(height: number | undefined): void {
  const state = currentState();
  if (!state.query) return;
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

/** Calls back with the step that the visitor is at, now and after every move, until the returned function is called. */
export function followSteps(onStep: (step: Step) => void): () => void {
  const query = queryInAddress(location);
  // Later requests would carry a query string, so it becomes the fragment.
  if (query && location.search !== '') write('replaceState', currentState(), addressOf(query));
  const onPop = () => {
    onStep(currentStep());
  };
  const onClick = (click: MouseEvent) => {
    const linked = queryInAddress(location);
    if (!linked || !isLinkToHere(click)) return;
    // Browsers disagree on the events of a link to the address that one is at.
    click.preventDefault();
    onStep({ kind: 'query', query: linked, isKnown: false, scroll: undefined });
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
  const value: { readonly [Key in keyof StepState]?: unknown } = state;
  const query = queryInState(value.query);
  return {
    ...(query && { query }),
    ...(value.isOpened === true && { isOpened: true }),
    ...(typeof value.scroll === 'number' && { scroll: value.scroll }),
  };
}

function write(method: 'pushState' | 'replaceState', state: StepState, address?: string): void {
  // Not every browser says when scrolling ends.
  if (method === 'pushState') saveLayout(undefined);
  try {
    history[method](isShort(state.query) ? state : {}, '', address);
  } catch {
    // Browsers limit how often and how much is written; such a step is lost with the page.
  }
}

function isShort(query: Query | undefined): boolean {
  if (!query) return true;
  const { text, listing = '', parent } = query;
  return text.length + listing.length <= LONGEST_IN_STATE && isShort(parent);
}

/** Whether a plain click that nothing has handled yet is on a link to the current address. */
function isLinkToHere(click: MouseEvent): boolean {
  const anchor = click.target instanceof Element ? click.target.closest('a') : null;
  return !click.defaultPrevented && anchor?.href === location.href && isPlainClick(click);
}
