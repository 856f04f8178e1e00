import { type Dispatch, useEffect } from 'react';
import { partMissing } from '#words/tool.ts';
import { type Label, localDay, type ValidResult } from '../../heatstamp.ts';
import { createLazy } from '../lib/lazy.ts';
import { ANALYSIS_DELAY_MS } from '../lib/limits.ts';
import type { Answer } from './answer.ts';
import { noteStep, type Step } from './follow-address.ts';
import { hasLines } from '../input/lines.ts';
import type { DecoderAction, DecoderState } from './state.ts';

/** What it takes to answer; loaded as soon as somebody types, so that it is there when the analysis ends. */
export const answering = createLazy(() => import('./panels.ts'), partMissing);

/** A code that was asked for and reads. */
export interface ValidReading {
  readonly result: ValidResult;
  /** What the label is said to name, in the text around the code or in the link. */
  readonly madeIn: Label | undefined;
  /** The step of the browser's history that asked for it, if one did. */
  readonly step: Step | undefined;
}

/** Hears of a code that reads, and says what to note on the step that asked for it. */
export type OnValid = (reading: ValidReading) => string;

/** Runs the analysis that is awaited, if one is; what calls it off ends it. */
export function useAnalysis(
  state: DecoderState,
  dispatch: Dispatch<DecoderAction>,
  onValid: OnValid,
): void {
  const isPending = state.phase === 'analyzing';
  const input = isPending ? state.input : '';
  const step = isPending ? state.step : undefined;
  useRetry(state.phase === 'stuck', dispatch);
  useEffect(() => {
    if (!isPending) return undefined;
    const stop = new AbortController();
    const analyze = async () => {
      const answer = await answerLater(input, dispatch, stop.signal);
      if (stop.signal.aborted) return;
      dispatch(answer ? { type: 'finish', answer } : { type: 'miss' });
      if (answer) tellValid(answer, step, onValid);
      else answering.tell();
    };
    const timer = setTimeout(() => void analyze(), hasLines(input) ? 0 : ANALYSIS_DELAY_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isPending, input, step, dispatch, onValid]);
}

/** The answer, or nothing where what makes it did not arrive, or nobody waits for it any more. */
async function answerLater(
  input: string,
  dispatch: Dispatch<DecoderAction>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    const { answerTo } = await answering.load();
    return await answerTo(input, localDay(new Date()), {
      signal,
      onProgress(progress) {
        dispatch({ type: 'progress', progress });
      },
    });
  } catch {
    return undefined;
  }
}

/** Asks once more when the network is back. */
function useRetry(isStuck: boolean, dispatch: Dispatch<DecoderAction>): void {
  useEffect(() => {
    if (!isStuck) return undefined;
    const retry = () => {
      dispatch({ type: 'retry' });
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [isStuck, dispatch]);
}

/** Tells of a code that reads, and notes what is said of it on the step that asked. */
export function tellValid(answer: Answer, step: Step | undefined, onValid: OnValid): void {
  if (answer.kind !== 'reading' || !answer.result.isValid) return;
  const note = onValid({ result: answer.result, madeIn: answer.madeIn ?? step?.madeIn, step });
  if (step) noteStep(step, note);
}
