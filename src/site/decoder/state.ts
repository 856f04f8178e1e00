import type { Result } from '../../core/index.ts';

/** Where the analysis stands. */
export type DecoderState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'analyzing'; readonly input: string }
  | { readonly phase: 'done'; readonly result: Result };

export type DecoderAction =
  | { readonly type: 'submit'; readonly input: string }
  | { readonly type: 'finish'; readonly result: Result }
  | { readonly type: 'reset' };

export const IDLE: DecoderState = { phase: 'idle' };

/** Submitting waits while an analysis runs, and only a running one can finish. */
export function decoderReducer(state: DecoderState, action: DecoderAction): DecoderState {
  switch (action.type) {
    case 'submit':
      return state.phase === 'analyzing' ? state : { phase: 'analyzing', input: action.input };
    case 'finish':
      return state.phase === 'analyzing' ? { phase: 'done', result: action.result } : state;
    case 'reset':
      return IDLE;
  }
}
