import { type Dispatch, type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { leaveRoom } from '../lib/room.ts';
import type { Link } from '../result/address.ts';
import { type DecoderAction, type DecoderState, doneIn } from './state.ts';
import { followSteps, noteShown, type Shown, type Step } from './steps.ts';
import type { LazyAnswering } from './useDecoder.ts';

/** Follows the steps of the browser's history, and notes what shows on each. */
export function useSteps(
  state: DecoderState,
  dispatch: Dispatch<DecoderAction>,
  answering: LazyAnswering,
  fill: (text: string, isMild?: boolean) => void,
  frame: RefObject<HTMLElement | null>,
): void {
  const done = doneIn(state);
  const shown = state.phase === 'done' ? state.shown : undefined;
  useEffect(() => {
    if (!shown) return undefined;
    const note = () => {
      noteShown(shown, 'here', frame.current?.offsetHeight);
    };
    note();
    addEventListener('scrollend', note);
    addEventListener('pagehide', note);
    return () => {
      removeEventListener('scrollend', note);
      removeEventListener('pagehide', note);
    };
  }, [shown, frame]);
  const showAgain = (wanted: Shown) => {
    const known = done && answering.here.get()?.knownFrom(done, wanted);
    if (known && known.shown === shown) return;
    const way = done ? 'back' : 'step';
    // Whoever typed before the script arrived goes on with that; what was opened has its own text, once it is there.
    if (known) fill(known.text);
    else if (wanted.opened.length === 0) fill(wanted.input, way === 'step');
    if (known) {
      flushSync(() => {
        dispatch({ type: 'show', done: { ...known, way } });
      });
      scrollTo({ top: wanted.place ?? scrollY, behavior: 'instant' });
    } else dispatch({ type: 'ask', asked: { shown: wanted, way } });
  };
  const arrive = ({ code: input, madeIn, line }: Link, entry: string | undefined) => {
    const wanted: Shown = { input, opened: [], madeIn, line, entry };
    fill(input);
    dispatch({ type: 'ask', asked: { shown: wanted, way: 'link' } });
  };
  const follow = useEffectEvent((step: Step) => {
    if (step.kind === 'empty' || step.kind === 'elsewhere') leaveRoom('awaited');
    if (step.kind === 'shown') showAgain(step.shown);
    else if (step.kind === 'link') arrive(step.link, step.entry);
    else if (step.kind === 'elsewhere' && shown)
      noteShown(shown, 'elsewhere', frame.current?.offsetHeight);
    else if (step.kind === 'empty' && state.phase !== 'idle') {
      fill('');
      dispatch({ type: 'reset' });
    }
  });
  useEffect(
    () =>
      followSteps((step) => {
        follow(step);
      }),
    [],
  );
}
