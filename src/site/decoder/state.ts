import type { Answer } from './answer.ts';
import type { Noted, Shown } from './steps.ts';

/**
 * How something was asked for. What the card or a link sends takes the second of analysing; the others were known before
 * and open at once: a choice that the page offered, an entry of the history, a step of the browser's, what was opened
 * from an answer, and the way back to it.
 */
export type Way = 'form' | 'link' | 'choice' | 'entry' | 'step' | 'open' | 'back';

/** What was asked for. */
export interface Asked {
  readonly shown: Shown;
  readonly way: Way;
}

interface Analyzing {
  readonly phase: 'analyzing';
  readonly asked: Asked;
  /** Where many lines are read. */
  readonly progress?: Progress;
  /** The answer that stays until the new one is there. */
  readonly last?: Done | undefined;
}

/** An answer that shows. */
export interface Done extends Asked {
  readonly phase: 'done';
  readonly answer: Answer;
  /** What a screen reader hears of it: the answer, and what is doubtful about it. */
  readonly said: string;
  /** What the field holds with it. */
  readonly text: string;
  /** What the browser's tab is called with it. */
  readonly title?: string | undefined;
  /** The answer that this one was opened from, as it was left. */
  readonly from?: Done | undefined;
}

/** Where the analysis stands; `stuck` is one that waits for what it takes to answer. */
export type DecoderState =
  | { readonly phase: 'idle' }
  | Analyzing
  | { readonly phase: 'stuck'; readonly asked: Asked }
  | Done;

/** How many lines have been read, of how many. */
export interface Progress {
  readonly read: number;
  readonly all: number;
}

export type DecoderAction =
  | { readonly type: 'ask'; readonly asked: Asked }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'miss' }
  | { readonly type: 'retry' }
  | { readonly type: 'finish'; readonly done: Done }
  | { readonly type: 'show'; readonly done: Done }
  | { readonly type: 'note'; readonly noted: Noted }
  | { readonly type: 'reset' };

export const IDLE: DecoderState = { phase: 'idle' };

/**
 * What the card sends waits while an analysis runs, and only a running one can finish or miss what it needs. What the
 * address, a step or the history asks for does not wait, or both would disagree. An answer that is known already shows at
 * once, even in the place of one that is awaited.
 */
export function decoderReducer(state: DecoderState, action: DecoderAction): DecoderState {
  switch (action.type) {
    case 'ask':
      return ask(state, action.asked);
    case 'show':
      return fromNow(state, action.done);
    case 'reset':
      return IDLE;
    default:
  }
  if (state.phase === 'analyzing') return whileAnalyzing(state, action);
  if (state.phase === 'done') return whileDone(state, action);
  return state.phase === 'stuck' && action.type === 'retry'
    ? { phase: 'analyzing', asked: state.asked }
    : state;
}

/** What was opened remembers its answer as it was left at that moment, with the row that was opened. */
function fromNow(state: DecoderState, done: Done): Done {
  const isHere = state.phase === 'done' && done.from?.answer === state.answer;
  return isHere ? { ...done, from: state } : done;
}

/** The answer that shows, be it the last one while the next is awaited. */
export function doneIn(state: DecoderState): Done | undefined {
  if (state.phase === 'done') return state;
  return state.phase === 'analyzing' ? state.last : undefined;
}

/** Whether somebody sees that something is awaited: what was known before comes without a word. */
export function isBusy(state: DecoderState): boolean {
  return state.phase === 'analyzing' && isSentBy(state.asked.way);
}

/** Whether what was asked for this way is new, so that it takes the second of analysing. */
export function isSentBy(way: Way): boolean {
  return way === 'form' || way === 'link';
}

function ask(state: DecoderState, asked: Asked): DecoderState {
  const waits = asked.way === 'form' || asked.way === 'choice';
  if (state.phase === 'analyzing' && waits) return state;
  return { phase: 'analyzing', asked, last: doneIn(state) };
}

function whileAnalyzing(state: Analyzing, action: DecoderAction): DecoderState {
  if (action.type === 'progress') return { ...state, progress: action.progress };
  if (action.type === 'finish') return action.done;
  return action.type === 'miss' ? { phase: 'stuck', asked: state.asked } : state;
}

function whileDone(state: Done, action: DecoderAction): DecoderState {
  return action.type === 'note' ? { ...state, shown: { ...state.shown, ...action.noted } } : state;
}
