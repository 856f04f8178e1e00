import { isPlainClick } from '../lib/plain-click.ts';
import { addressOf, isSameQuery, itemInAddress, type Query } from './item.ts';
import { newStep, queryOf, saveQuery } from './step-store.ts';

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

/** What a step holds in `history.state`; lib/page-state.ts reads it before the first paint. */
interface StepState {
  /** The number of what it shows; see step-store.ts. */
  readonly step?: number;
  /** Whether the step before this one is the query's parent. */
  readonly isOpened?: boolean;
  readonly scroll?: number;
  /** Width of the window and height of the answer, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** The step that the visitor is at. */
export function currentStep(): Step {
  const { scroll } = currentState();
  const query = currentQuery();
  if (query) return { kind: 'query', query, isKnown: true, scroll };
  const item = itemInAddress(location);
  if (item) return { kind: 'query', query: item, isKnown: false, scroll: undefined };
  return { kind: location.hash === '' ? 'empty' : 'elsewhere' };
}

/**
 * Makes a query a step of its own, with its address. Asking the current query again adds no step, just like a link to
 * the current page.
 */
export function pushQuery(query: Query): void {
  const current = currentQuery();
  // What is typed again has no entry yet.
  const again = current && {
    ...current,
    entry: query.entry === undefined ? undefined : current.entry,
  };
  if (again && isSameQuery(again, query)) replaceQuery(query);
  else push(query);
}

/** Makes a step of a query that was opened from the one of this step. */
export function pushOpened(query: Query): void {
  push(query, { isOpened: true });
}

/** Updates the query of this step. An address that points to a section of the page stays. */
export function replaceQuery(query: Query): void {
  const isAtSection = location.hash !== '' && itemInAddress(location) === undefined;
  const address = isAtSection ? location.href : addressOf(query);
  const state = currentState();
  const step = state.step ?? newStep();
  saveQuery(step, query);
  if (state.step === undefined || new URL(address, location.href).href !== location.href)
    write('replaceState', { ...state, step }, address);
}

function push(query: Query, state: Pick<StepState, 'isOpened'> = {}): void {
  const step = newStep();
  saveQuery(step, query);
  write('pushState', { step, ...state }, addressOf(query));
}

/** Makes the page without a query a step of its own. */
export function pushEmpty(): void {
  if (currentStep().kind !== 'empty') write('pushState', {}, location.pathname);
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

/** Calls back with the step that the visitor is at, now and after every move, until the returned function is called. */
export function followSteps(onStep: (step: Step) => void): () => void {
  const query = itemInAddress(location);
  // Later requests would carry a query string, so it becomes the fragment.
  if (query && location.search !== '') write('replaceState', currentState(), addressOf(query));
  const onPop = () => {
    onStep(currentStep());
  };
  const onClick = (click: MouseEvent) => {
    const linked = itemInAddress(location);
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

/** What this step shows, if it was asked here. */
function currentQuery(): Query | undefined {
  const { step } = currentState();
  return step === undefined ? undefined : queryOf(step);
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
  const anchor = click.target instanceof Element ? click.target.closest('a') : null;
  return !click.defaultPrevented && anchor?.href === location.href && isPlainClick(click);
}
