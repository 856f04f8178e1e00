import type { Result } from '../../core/index.ts';

/** Where the analysis stands. */
export type DecoderState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'analyzing'; readonly input: string }
  | { readonly phase: 'done'; readonly result: Result };

export type DecoderAction =
  | { readonly type: 'submit'; readonly input: string }
  | { readonly type: 'finish'; readonly result: Result }
  | { readonly type: 'show'; readonly result: Result }
  | { readonly type: 'reset' };

export const IDLE: DecoderState = { phase: 'idle' };

/**
 * Submitting waits while an analysis runs, and only a running one can finish. A result that is known already shows at
 * once, even in the place of one that is awaited.
 */
export function decoderReducer(state: DecoderState, action: DecoderAction): DecoderState {
  switch (action.type) {
    case 'submit':
      return state.phase === 'analyzing' ? state : { phase: 'analyzing', input: action.input };
    case 'finish':
      return state.phase === 'analyzing' ? { phase: 'done', result: action.result } : state;
    case 'show':
      return { phase: 'done', result: action.result };
    case 'reset':
      return IDLE;
  }
}
