import type { Answer } from '../../text/answer.ts';
import type { LinesRead } from '../../text/rows.ts';
import type { Annotations, Query } from '../item/item.ts';
import type { AnswerScript } from './scripts.ts';

/**
 * Why a query was made. What the form submits shows "analyzing" for a second. Everything else opens at once: a link, a
 * pasted text, a choice offered by the page, a history entry, a step of the browser's history, a row or a possible code, and
 * the way back from those.
 */
export type Trigger = 'form' | 'link' | 'paste' | 'choice' | 'entry' | 'step' | 'open' | 'back';

export interface QueryRequest {
  readonly query: Query;
  readonly trigger: Trigger;
  /** Where the page was scrolled to when this answer was last seen, in pixels. */
  readonly scroll?: number | undefined;
}

export interface Success extends QueryRequest {
  readonly status: 'success';
  readonly answer: Answer;
  /** What has answered, and shows the answer. */
  readonly script: AnswerScript;
}

export type DecoderState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'pending';
      readonly request: QueryRequest;
      /** The answer that stays until the new one is there. */
      readonly previous: Success | undefined;
      readonly progress?: LinesRead;
    }
  | Success
  | { readonly status: 'error'; readonly request: QueryRequest; readonly error: unknown };

export type DecoderAction =
  | { readonly type: 'ask'; readonly request: QueryRequest }
  | { readonly type: 'progress'; readonly progress: LinesRead }
  | ({ readonly type: 'succeed' } & Pick<Success, 'query' | 'answer' | 'script'>)
  | { readonly type: 'fail'; readonly error: unknown }
  | { readonly type: 'retry' }
  | { readonly type: 'annotate'; readonly annotations: Annotations }
  | { readonly type: 'reset' };

/** What can be done in the decoder. */
export interface DecoderActions {
  /** Asks for a text that was submitted, pasted, or offered by the page. */
  readonly ask: (text: string, trigger: 'form' | 'paste' | 'choice') => void;
  /** Shows a history entry. */
  readonly view: (query: Query) => void;
  /** Opens something from the answer on the screen, whose query is its parent. */
  readonly open: (query: Query & { readonly parent: Query }) => void;
  /** Goes back to what the answer was opened from. */
  readonly back: () => void;
  /** Adds what became known to the query on the screen. */
  readonly annotate: (annotations: Annotations) => void;
  /** Asks again for what could not be answered because a part of the page was missing. */
  readonly retry: () => void;
  readonly reset: () => void;
}

export const IDLE: DecoderState = { status: 'idle' };

export function decoderReducer(state: DecoderState, action: DecoderAction): DecoderState {
  switch (action.type) {
    case 'ask':
      // The address, a step or an entry replaces a running query; otherwise address and answer would differ.
      if (isBusy(state) && isFromCard(action.request.trigger)) return state;
      return { status: 'pending', request: action.request, previous: successIn(state) };
    case 'progress':
      return state.status === 'pending' ? { ...state, progress: action.progress } : state;
    case 'succeed': {
      const { query, answer, script } = action;
      if (state.status !== 'pending') return state;
      return { ...state.request, status: 'success', query, answer, script };
    }
    case 'fail':
      if (state.status !== 'pending') return state;
      return { status: 'error', request: state.request, error: action.error };
    case 'retry':
      if (state.status !== 'error') return state;
      return { status: 'pending', request: state.request, previous: undefined };
    case 'annotate':
      if (state.status !== 'success') return state;
      return { ...state, query: { ...state.query, ...action.annotations } };
    case 'reset':
      return IDLE;
  }
}

/** The answer on the screen, which may be the last one while the next is pending. */
export function successIn(state: DecoderState): Success | undefined {
  if (state.status === 'success') return state;
  return state.status === 'pending' ? state.previous : undefined;
}

/** Whether the card is locked and shows that it is busy. */
export function isBusy(state: DecoderState): boolean {
  return (
    state.status === 'pending' &&
    (isSubmission(state.request.trigger) || state.request.trigger === 'paste')
  );
}

/** Whether something was submitted, so that it takes the second of analyzing. */
export function isSubmission(trigger: Trigger): boolean {
  return trigger === 'form';
}

function isFromCard(trigger: Trigger): boolean {
  return trigger === 'form' || trigger === 'paste' || trigger === 'choice';
}
