import type { Answer, Faded, Reading, View } from './answer.ts';
import type { Step } from './follow-address.ts';

/** What was asked for, and the step of the browser's history that asked, if one did. */
interface Asked {
  readonly input: string;
  readonly step?: Step | undefined;
}

interface Analyzing extends Asked {
  readonly phase: 'analyzing';
  /** Where many lines are read. */
  readonly progress?: Progress;
}

/** An answer that shows. */
export interface Done {
  readonly phase: 'done';
  readonly answer: Answer;
  /** How it was left, where that was changed. */
  readonly view?: View;
  /** The answer that this one was opened from, as it was left. */
  readonly from?: Done;
}

/** Where the analysis stands; `stuck` is one that waits for what it takes to answer. */
export type DecoderState =
  { readonly phase: 'idle' } | Analyzing | (Asked & { readonly phase: 'stuck' }) | Done;

/** How many lines have been read, of how many. */
export interface Progress {
  readonly read: number;
  readonly all: number;
}

export type DecoderAction =
  | { readonly type: 'submit'; readonly input: string }
  | { readonly type: 'arrive'; readonly step: Step }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'miss' }
  | { readonly type: 'retry' }
  | { readonly type: 'finish'; readonly answer: Answer }
  | { readonly type: 'show'; readonly answer: Answer }
  | { readonly type: 'open'; readonly answer: Reading | Faded }
  | { readonly type: 'back' }
  | { readonly type: 'view'; readonly view: View }
  | { readonly type: 'reset' };

export const IDLE: DecoderState = { phase: 'idle' };

/**
 * Submitting waits while an analysis runs, and only a running one can finish or miss what it needs. What the address
 * asks for does not wait, or both would disagree. An answer that is known already shows at once, even in the place of
 * one that is awaited; one that is opened from another remembers it.
 */
export function decoderReducer(state: DecoderState, action: DecoderAction): DecoderState {
  switch (action.type) {
    case 'arrive':
      return { phase: 'analyzing', input: action.step.code, step: action.step };
    case 'show':
      return { phase: 'done', answer: action.answer };
    case 'reset':
      return IDLE;
    default:
  }
  if (state.phase === 'analyzing') return whileAnalyzing(state, action);
  if (action.type === 'submit') return { phase: 'analyzing', input: action.input };
  if (state.phase === 'done') return whileDone(state, action);
  return state.phase === 'stuck' && action.type === 'retry'
    ? { ...state, phase: 'analyzing' }
    : state;
}

function whileAnalyzing(state: Analyzing, action: DecoderAction): DecoderState {
  if (action.type === 'progress') return { ...state, progress: action.progress };
  if (action.type === 'finish') return { phase: 'done', answer: action.answer };
  return action.type === 'miss' ? { phase: 'stuck', input: state.input, step: state.step } : state;
}

function whileDone(state: Done, action: DecoderAction): DecoderState {
  if (action.type === 'open') return { phase: 'done', answer: action.answer, from: state };
  if (action.type === 'view') return { ...state, view: action.view };
  return action.type === 'back' && state.from ? state.from : state;
}
