import { type Dispatch, type RefObject, useEffect, useRef, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { ValidResult } from '../../heatstamp.ts';
import { hasLines } from '../input/lines.ts';
import { useCodeField } from '../input/useCodeField.ts';
import type { Lazy } from '../lib/lazy.ts';
import { ANALYSIS_DELAY_MS } from '../lib/limits.ts';
import type { Store } from '../lib/store.ts';
import type { answerAsked, knownFrom } from './asked.ts';
import type { panelFor } from './panel-for.tsx';
import {
  type Asked,
  type DecoderAction,
  type DecoderState,
  decoderReducer,
  type Done,
  doneIn,
  IDLE,
  isSentBy,
} from './state.ts';
import { isOpenedHere, type Noted, noteShown, type Shown } from './steps.ts';
import { useSteps } from './useSteps.ts';
import { useView } from './useView.ts';

/** What it takes to answer, and to keep what reads; loaded as soon as somebody types, so that it is there in time. */
interface Answering {
  readonly answerAsked: typeof answerAsked;
  readonly panelFor: typeof panelFor;
  readonly knownFrom: typeof knownFrom;
  /** The entry of a code that was just read, in a longer text or not, whose label was told or not. */
  readonly keep: (result: ValidResult, shown: Shown, listing: string | undefined) => string;
}

export type LazyAnswering = Pick<Lazy<unknown>, 'tell'> & {
  readonly load: () => Promise<Answering>;
  readonly here: Pick<Store<Answering | undefined>, 'get' | 'subscribe'>;
};

export interface DecoderControls {
  readonly state: DecoderState;
  readonly answering: LazyAnswering;
  /** The input that holds the code. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** What frames the answer. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Reads what was entered. */
  readonly ask: (text: string) => void;
  /** Reads what the page itself offered, at once. */
  readonly choose: (text: string) => void;
  /** Shows an entry of the history. */
  readonly view: (shown: Shown) => void;
  /** Shows what was opened from the answer that shows: a step of the browser's history of its own. */
  readonly open: (done: Done) => void;
  /** Goes back to what a code was opened from. */
  readonly back: () => void;
  /** Notes what became known of what shows, or how it is looked at. */
  readonly note: (noted: Noted) => void;
  /** Has what comes later come now, since it will be wanted. */
  readonly prepare: () => void;
  readonly reset: () => void;
}

/**
 * The analysis with its timer, which only tells the eye that something happened: reading itself takes no time. What shows
 * is noted on the step of the browser's history, so that a reload and the way back show it again.
 */
export function useDecoder(answering: LazyAnswering): DecoderControls {
  const [state, dispatch] = useReducer(decoderReducer, IDLE);
  const { field, fill } = useCodeField();
  const frame = useRef<HTMLDivElement>(null);
  const done = doneIn(state);
  useAnalysis(state, dispatch, answering, fill);
  useSteps(state, dispatch, answering, fill, frame);
  useView(state, field, frame);
  return {
    state,
    answering,
    field,
    frame,
    ask(text) {
      if (hasLines(text)) fill('');
      dispatch({ type: 'ask', asked: { shown: { input: text, opened: [] }, way: 'form' } });
    },
    choose(text) {
      fill(text);
      const way = answering.here.get() ? 'choice' : 'form';
      dispatch({ type: 'ask', asked: { shown: { input: text, opened: [] }, way } });
    },
    view(shown) {
      fill(shown.input);
      dispatch({ type: 'ask', asked: { shown, way: 'entry' } });
    },
    open(opened) {
      const next = kept(opened, answering);
      fill(next.text);
      noteShown(next.shown, 'new');
      dispatch({ type: 'show', done: next });
    },
    back() {
      if (!done?.from) return;
      // The step before this one is what it was opened from, unless the visitor has gone elsewhere on the page since.
      if (isOpenedHere(done.shown)) history.back();
      else {
        fill(done.from.text);
        dispatch({ type: 'show', done: { ...done.from, way: 'back' } });
      }
    },
    note(noted) {
      dispatch({ type: 'note', noted });
    },
    prepare() {
      // What is missing now is told once the code is sent.
      answering.load().catch(() => undefined);
    },
    reset() {
      // The input is locked while an analysis runs, and what is locked takes no focus.
      flushSync(() => {
        dispatch({ type: 'reset' });
      });
      noteShown(undefined);
      fill('');
      field.current?.focus();
    },
  };
}

/** Runs the analysis that is awaited, if one is; what calls it off ends it. */
function useAnalysis(
  state: DecoderState,
  dispatch: Dispatch<DecoderAction>,
  answering: LazyAnswering,
  fill: (text: string, isMild?: boolean) => void,
): void {
  const asked = state.phase === 'analyzing' ? state.asked : undefined;
  const isStuck = state.phase === 'stuck';
  useEffect(() => {
    if (!asked) return undefined;
    const stop = new AbortController();
    const analyze = async () => {
      const read = await answerLater(asked, dispatch, stop.signal, answering);
      if (stop.signal.aborted) return;
      if (!read) {
        dispatch({ type: 'miss' });
        answering.tell();
        return;
      }
      const next = kept(read, answering);
      if (next.shown.opened.length > 0) fill(next.text, asked.way === 'step');
      // The browser puts a page that was reloaded where it was, but knows nothing of what is drawn into it later.
      const { place = scrollY } = asked.shown;
      flushSync(() => {
        dispatch({ type: 'finish', done: next });
      });
      if (asked.way === 'step' || asked.way === 'back')
        scrollTo({ top: place, behavior: 'instant' });
    };
    if (!isSentBy(asked.way) || hasLines(asked.shown.input)) {
      void analyze();
      return () => {
        stop.abort();
      };
    }
    const timer = setTimeout(() => void analyze(), ANALYSIS_DELAY_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [asked, dispatch, answering, fill]);
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

/** The answer, or nothing where what makes it did not arrive, or nobody waits for it any more. */
async function answerLater(
  asked: Asked,
  dispatch: Dispatch<DecoderAction>,
  signal: AbortSignal,
  answering: LazyAnswering,
): Promise<Done | undefined> {
  try {
    const parts = await answering.load();
    return await parts.answerAsked(asked, {
      signal,
      onProgress(progress) {
        dispatch({ type: 'progress', progress });
      },
    });
  } catch {
    return undefined;
  }
}

/** An answer with its entry, if it reads: what shows again has its own already. */
function kept(done: Done, answering: LazyAnswering): Done {
  const { answer, shown, way } = done;
  const isNew = way === 'form' || way === 'link' || way === 'choice' || way === 'open';
  if (!isNew || answer.kind !== 'reading' || !answer.result.isValid) return done;
  const entry = answering.here.get()?.keep(answer.result, shown, answer.listing);
  return { ...done, shown: { ...shown, entry } };
}
