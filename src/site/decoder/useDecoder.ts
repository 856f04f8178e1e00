import { type Dispatch, type RefObject, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { ValidResult } from '../../heatstamp.ts';
import type { Faded, Reading, View } from './answer.ts';
import { followAddress } from './follow-address.ts';
import { type DecoderAction, type DecoderState, decoderReducer, IDLE } from './state.ts';
import { type OnValid, tellValid, useAnalysis } from './useAnalysis.ts';
import { useCodeField } from '../input/useCodeField.ts';

export interface DecoderControls {
  readonly state: DecoderState;
  /** The input that holds the code. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Puts a code into the input and reads it. */
  readonly ask: (code: string) => void;
  /** Shows a result that was read before, and its code in the input. */
  readonly show: (result: ValidResult) => void;
  /** Shows one of the codes of the answer that shows, which is known already. */
  readonly open: (code: string, answer: Reading | Faded) => void;
  /** Goes back to what a code was opened from. */
  readonly back: () => void;
  /** Shows other rows of the table, or the codes that another label allows. */
  readonly choose: (view: View) => void;
  readonly reset: () => void;
}

/**
 * The analysis with its timer, which only tells the eye that something happened: reading itself takes no time.
 * `onValid` hears of each code that was asked for and reads; it must stay the same function.
 */
export function useDecoder(onValid: OnValid): DecoderControls {
  const [state, dispatch] = useReducer(decoderReducer, IDLE);
  const { field, fill } = useCodeField();
  useAnalysis(state, dispatch, onValid);
  useAddress(fill, dispatch);
  return {
    state,
    field,
    ask(code) {
      fill(code);
      dispatch({ type: 'submit', input: code });
    },
    show(result) {
      fill(result.code);
      // A copy, because showing the same result again is a new answer, which takes the focus.
      dispatch({ type: 'show', answer: { kind: 'reading', result: { ...result } } });
    },
    open(code, answer) {
      fill(code);
      dispatch({ type: 'open', answer });
      tellValid(answer, undefined, onValid);
    },
    back() {
      const from = state.phase === 'done' ? state.from?.answer : undefined;
      if (from && from.kind !== 'reading') fill(from.input);
      dispatch({ type: 'back' });
    },
    choose: (view) => {
      dispatch({ type: 'view', view });
    },
    reset() {
      // The input is locked while an analysis runs, and what is locked takes no focus.
      flushSync(() => {
        dispatch({ type: 'reset' });
      });
      fill('');
      field.current?.focus();
    },
  };
}

/** Shows what the address asks for. */
function useAddress(fill: (code: string) => void, dispatch: Dispatch<DecoderAction>): void {
  useEffect(
    () =>
      followAddress((step) => {
        fill(step?.code ?? '');
        dispatch(step ? { type: 'arrive', step } : { type: 'reset' });
      }),
    [fill, dispatch],
  );
}
