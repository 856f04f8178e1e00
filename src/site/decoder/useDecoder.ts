import { type Dispatch, type RefObject, useCallback, useEffect, useReducer } from 'react';
import { localDay, type ValidResult } from '../../core/index.ts';
import { ANALYSIS_DELAY_MS } from '../lib/limits.ts';
import type { Answer } from './answer.ts';
import { followAddress, noteStep, type Step } from './follow-address.ts';
import { type DecoderAction, type DecoderState, decoderReducer, IDLE } from './state.ts';
import { loadAnswering } from './useAnswering.ts';
import { useCodeField } from './useCodeField.ts';

/** Hears of a result, and says what to note on the step of the browser's history that asked for it, if one did. */
type OnValid = (result: ValidResult, step: Step | undefined) => string;

export interface DecoderControls {
  readonly state: DecoderState;
  /** The input that holds the code. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Puts a code into the input and reads it. */
  readonly ask: (code: string) => void;
  /** Shows a result that was read before, and its code in the input. */
  readonly show: (result: ValidResult) => void;
  readonly reset: () => void;
}

/**
 * The analysis with its timer, which only tells the eye that something happened: reading itself takes no time.
 * `onValid` hears of each code that was asked for and reads; it must stay the same function.
 */
export function useDecoder(onValid: OnValid): DecoderControls {
  const [state, dispatch] = useReducer(decoderReducer, IDLE);
  const { field, fill } = useCodeField();
  const ask = useCallback(
    (code: string) => {
      fill(code);
      dispatch({ type: 'submit', input: code });
    },
    [fill],
  );
  const show = useCallback(
    (result: ValidResult) => {
      fill(result.code);
      // A copy, because showing the same result again is a new answer, which takes the focus.
      dispatch({ type: 'show', answer: { kind: 'reading', result: { ...result } } });
    },
    [fill],
  );
  const reset = useCallback(() => {
    fill('');
    dispatch({ type: 'reset' });
    field.current?.focus();
  }, [field, fill]);

  const follow = useCallback(
    (step: Step | undefined) => {
      fill(step?.code ?? '');
      dispatch(step ? { type: 'arrive', step } : { type: 'reset' });
    },
    [fill],
  );

  useAnalysis(state, dispatch, onValid);
  useEffect(() => followAddress(follow), [follow]);
  return { state, field, ask, show, reset };
}

/** Runs the analysis that is awaited, if one is. */
function useAnalysis(
  state: DecoderState,
  dispatch: Dispatch<DecoderAction>,
  onValid: OnValid,
): void {
  const pending = state.phase === 'analyzing' ? state : undefined;
  useEffect(() => {
    if (pending === undefined) return undefined;
    const { input, step } = pending;
    return analyze(input, (answer) => {
      dispatch({ type: 'finish', answer });
      if (!answer.result.isValid) return;
      const note = onValid(answer.result, step);
      if (step) noteStep(step, note);
    });
  }, [pending, dispatch, onValid]);
}

/** Calls back with the answer, once the delay is over and what makes it is there, unless the returned function is called. */
function analyze(input: string, onAnswer: (answer: Answer) => void): () => void {
  let isCurrent = true;
  const timer = setTimeout(() => {
    // A failure is told where the panels are loaded.
    void loadAnswering().then(
      ({ answerTo }) => {
        if (isCurrent) onAnswer(answerTo(input, localDay(new Date())));
      },
      () => undefined,
    );
  }, ANALYSIS_DELAY_MS);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
