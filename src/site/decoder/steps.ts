import { addressOf, type Link, linkIn } from '../result/address.ts';
import { isPlainClick } from '../lib/plain-click.ts';

/**
 * What shows at a step of the browser's history: enough to show it again after a reload, on the way back, or when the
 * browser had put the tab aside.
 */
export interface Shown {
  /** What was entered. */
  readonly input: string;
  /** What was opened from its answer, one from another: the number of a row, or one of the codes that it could be. */
  readonly opened: readonly (number | string)[];
  /** The entry of the history that it belongs to. */
  readonly entry?: string | undefined;
  /** The longer text that a code was found in, where an entry of the history kept it. */
  readonly listing?: string | undefined;
  /** What the heat stamp says, as it was told; nobody has checked it. */
  readonly madeIn?: string | undefined;
  /** The id of the line or model that it is, as it was told; nobody has checked it. */
  readonly line?: string | undefined;
  /** The reading of the code that is looked at, where that is not the likeliest; nobody has checked it. */
  readonly reading?: string | undefined;
  /** How the rows of a table were left, where that was changed; nobody has checked it. */
  readonly view?: unknown;
  /** How far down the page was, in pixels, where it was noted. */
  readonly place?: number | undefined;
}

/** What a visitor adds to what shows. */
export type Noted = Pick<Shown, 'entry' | 'madeIn' | 'line' | 'reading' | 'view'>;

/** What a step asks for: what showed there before, what its address names, or nothing. */
export type Step =
  | { readonly kind: 'shown'; readonly shown: Shown }
  | { readonly kind: 'link'; readonly link: Link; readonly entry?: string | undefined }
  | { readonly kind: 'empty' }
  /** A step to another part of the page, which changes nothing. */
  | { readonly kind: 'elsewhere' };

/** Longer texts are not kept with a step: browsers limit what they take, and the page would wait. */
const MOST_KEPT = 200_000;

/** Calls back with what the step asks for that the visitor is at, now and whenever that changes. */
export function followSteps(onStep: (step: Step) => void): () => void {
  const onPop = () => {
    onStep(stepHere());
  };
  const onClick = (event: MouseEvent) => {
    const link = linkIn(location);
    if (!link || !leadsHere(event)) return;
    // Browsers disagree on what they tell of a link to where one is.
    event.preventDefault();
    onStep({ kind: 'link', link, entry: linkedHere() });
  };
  const link = linkIn(location);
  // A query, which later requests would carry, becomes the fragment.
  if (link && location.search !== '') history.replaceState(history.state, '', addressOf(link));
  onPop();
  addEventListener('popstate', onPop);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', onPop);
    removeEventListener('click', onClick);
  };
}

/** A note on a step. */
interface Note extends Shown {
  /** How wide the window was and how high the answer, in pixels: the room that lib/room.ts takes for it. */
  readonly width?: number;
  readonly height?: number;
  /** Whether the step leads to another part of the page, and what shows only came along. */
  readonly isBorrowed?: boolean;
  /** The entry of the code that the address of the step names, whatever was typed since. */
  readonly linked?: string | undefined;
}

/**
 * Notes what shows: on the step that the visitor is at, on a new one, or on one to another part of the page. `height` is
 * that of the answer, in pixels, where it is there already.
 */
export function noteShown(
  shown: Shown | undefined,
  on: 'here' | 'new' | 'elsewhere' = 'here',
  height?: number,
): void {
  const isKept = shown !== undefined && shown.input.length <= MOST_KEPT;
  const note = isKept ? noteOf(shown, on, height) : { linked: linkedHere() };
  try {
    if (on === 'new') history.pushState(note, '');
    else history.replaceState(note, '');
  } catch {
    // A browser may refuse: then this step is forgotten with the page, as all of them once were.
  }
}

function noteOf(shown: Shown, on: 'here' | 'new' | 'elsewhere', height: number | undefined): Note {
  const here = noteIn(history.state);
  const isStill = here?.isBorrowed === true && isSame(here, shown);
  const isOfLink = linkIn(location)?.code === shown.input && shown.opened.length === 0;
  return {
    ...shown,
    place: scrollY,
    ...(height !== undefined && { width: innerWidth, height }),
    isBorrowed: on === 'elsewhere' || (on === 'here' && isStill),
    linked: linkedHere() ?? (isOfLink ? shown.entry : undefined),
  };
}

/** Whether this was opened at the step that the visitor is at, so that the one before it is what it was opened from. */
export function isOpenedHere(shown: Shown): boolean {
  const here = noteIn(history.state);
  return here !== undefined && here.isBorrowed !== true && isSame(here, shown);
}

/** Whether both show the same; what is told of the label and the line, the reading and the view change nothing. */
export function isSame(a: Shown, b: Shown): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf({ input, opened, entry }: Shown): string {
  return JSON.stringify([input, opened, entry]);
}

function stepHere(): Step {
  const shown = noteIn(history.state);
  if (shown) return { kind: 'shown', shown };
  const link = linkIn(location);
  if (link) return { kind: 'link', link, entry: linkedHere() };
  return { kind: location.hash === '' ? 'empty' : 'elsewhere' };
}

/** What was noted, if it is what we note: another release or another script may have left something else. */
function noteIn(state: unknown): Note | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const note: Readonly<Record<string, unknown>> = { ...state };
  const { input, opened, view, place, isBorrowed } = note;
  if (typeof input !== 'string' || !Array.isArray(opened)) return undefined;
  return {
    input,
    opened: opened.filter((each) => typeof each === 'string' || typeof each === 'number'),
    ...textsIn(note),
    ...(view !== undefined && { view }),
    ...(typeof place === 'number' && { place }),
    ...(isBorrowed === true && { isBorrowed }),
  };
}

/** What a note may hold as a text. */
const TEXTS = ['entry', 'listing', 'madeIn', 'line', 'reading'] as const;

function textsIn(note: Readonly<Record<string, unknown>>): Partial<Note> {
  const found = TEXTS.map((key) => [key, note[key]] as const);
  return Object.fromEntries(found.filter(([, text]) => typeof text === 'string'));
}

/** The entry that the address of this step has in the history, if it was noted. */
function linkedHere(): string | undefined {
  const state: unknown = history.state;
  const has = typeof state === 'object' && state !== null && 'linked' in state;
  return has && typeof state.linked === 'string' ? state.linked : undefined;
}

/** Whether a plain click, which nobody has answered yet, is on a link to where the visitor is. */
function leadsHere(click: MouseEvent): boolean {
  const anchor = click.target instanceof Element ? click.target.closest('a') : null;
  return !click.defaultPrevented && anchor?.href === location.href && isPlainClick(click);
}
