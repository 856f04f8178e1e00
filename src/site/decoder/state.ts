import type { Answer } from './answer.ts';
import type { Step } from './follow-address.ts';

/** Where the analysis stands. */
export type DecoderState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'analyzing'; readonly input: string; readonly step?: Step }
  | { readonly phase: 'done'; readonly answer: Answer };

export type DecoderAction =
  | { readonly type: 'submit'; readonly input: string }
  | { readonly type: 'arrive'; readonly step: Step }
  | { readonly type: 'finish'; readonly answer: Answer }
  | { readonly type: 'show'; readonly answer: Answer }
  | { readonly type: 'reset' };

export const IDLE: DecoderState = { phase: 'idle' };

/**
 * Submitting waits while an analysis runs, and only a running one can finish. What the address asks for does not wait,
 * or both would disagree. An answer that is known already shows at once, even in the place of one that is awaited.
 */
export function decoderReducer(state: DecoderState, action: DecoderAction): DecoderState {
  switch (action.type) {
    case 'submit':
      return state.phase === 'analyzing' ? state : { phase: 'analyzing', input: action.input };
    case 'arrive':
      return { phase: 'analyzing', input: action.step.code, step: action.step };
    case 'finish':
      return state.phase === 'analyzing' ? { phase: 'done', answer: action.answer } : state;
    case 'show':
      return { phase: 'done', answer: action.answer };
    case 'reset':
      return IDLE;
  }
}
