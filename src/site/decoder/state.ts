import type { Answer } from '../../text/read-text.ts';
import type { LinesRead } from '../../text/rows.ts';
import type { AnswerActions } from '../answer/shown.ts';
import type { HistoryEntry } from '../history/entry.ts';
import type { Query } from '../item/item.ts';
import type { Chunk } from '../lib/chunk.ts';
import type { AnswerScript } from '../scripts.ts';

/**
 * Why a query was made. What the form submits shows "analyzing" for a second. Everything else opens at once: a link, a
 * pasted text, a choice offered by the page, a history entry, a step of the browser's history, a row or a possible code, and
 * the way back from those.
 */
export type Trigger = 'form' | 'link' | 'paste' | 'choice' | 'entry' | 'step' | 'open' | 'back';

export interface QueryRequest {
  /** The number of its step, by which item/session.ts knows what is asked and said. */
  readonly step: number;
  readonly query: Query;
  readonly trigger: Trigger;
  /** Whether the visitor is at that step already, as after a link or a way back. */
  readonly isHere: boolean;
  /** Whether the step before it shows its parent. */
  readonly isOpened?: boolean | undefined;
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
  /** `isCleared`: there was an answer before. */
  | { readonly status: 'idle'; readonly isCleared: boolean }
  | {
      readonly status: 'pending';
      readonly request: QueryRequest;
      /** The answer that stays until the new one is there. */
      readonly previous: Success | undefined;
      readonly progress?: LinesRead;
      /** The script that it waits for, which did not arrive and is asked for again. */
      readonly missing?: Chunk<object>;
    }
  | Success
  | { readonly status: 'error'; readonly request: QueryRequest; readonly error: unknown };

export type DecoderAction =
  | { readonly type: 'ask'; readonly request: QueryRequest }
  | { readonly type: 'progress'; readonly progress: LinesRead }
  | ({ readonly type: 'succeed' } & Pick<Success, 'answer' | 'script'>)
  | { readonly type: 'miss'; readonly chunk: Chunk<object> }
  | { readonly type: 'fail'; readonly error: unknown }
  /** The visitor went to another part of the page, or came back from there. */
  | { readonly type: 'move' }
  | { readonly type: 'reset' };

/** What can be done in the decoder. */
export interface DecoderActions extends AnswerActions {
  /** Shows an entry of the history. */
  readonly openEntry: (entry: HistoryEntry) => void;
}

export const IDLE: DecoderState = { status: 'idle', isCleared: false };
const CLEARED: DecoderState = { status: 'idle', isCleared: true };

export function decoderReducer(state: DecoderState, action: DecoderAction): DecoderState {
  switch (action.type) {
    case 'ask':
      // The address, a step or an entry replaces a running query; otherwise address and answer would differ.
      if (isBusy(state) && isFromCard(action.request.trigger)) return state;
      return { status: 'pending', request: action.request, previous: successIn(state) };
    case 'progress':
      return state.status === 'pending' ? { ...state, progress: action.progress } : state;
    case 'succeed': {
      const { answer, script } = action;
      if (state.status !== 'pending') return state;
      return { ...state.request, status: 'success', answer, script };
    }
    case 'miss':
      if (state.status !== 'pending') return state;
      return { ...state, previous: undefined, missing: action.chunk };
    case 'fail':
      if (state.status !== 'pending') return state;
      return { status: 'error', request: state.request, error: action.error };
    case 'move':
      return state.status === 'success' ? { ...state, isHere: true } : state;
    case 'reset':
      return CLEARED;
  }
}

/** The answer on the screen, which may be the last one while the next is pending. */
export function successIn(state: DecoderState): Success | undefined {
  if (state.status === 'success') return state;
  return state.status === 'pending' ? state.previous : undefined;
}

/** What is asked for or answered. */
export function requestIn(state: DecoderState): QueryRequest | undefined {
  if (state.status === 'idle') return undefined;
  return state.status === 'success' ? state : state.request;
}

/** Whether the card is locked and shows that it is busy. */
export function isBusy(state: DecoderState): boolean {
  return (
    state.status === 'pending' &&
    state.missing === undefined &&
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
