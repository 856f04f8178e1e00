import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { currentDay } from '../../core/today.ts';
import { labelOf } from '../../label.ts';
import { addResult } from '../history/actions.ts';
import { hasLineBreaks } from '../input/text.ts';
import { useCodeField } from '../input/useCodeField.ts';
import { releaseSpace } from '../lib/layout-shift.ts';
import { ANALYSIS_DELAY_MS } from '../lib/limits.ts';
import type { Answer } from './answer.ts';
import {
  followSteps,
  isBackToParent,
  pushEmpty,
  pushOpened,
  pushQuery,
  replaceQuery,
  saveLayout,
  type Step,
} from './navigation.ts';
import { isSameQuery, type Query } from './query.ts';
import { loadTextScript, resolve } from './resolve.ts';
import {
  type DecoderAction,
  type DecoderActions,
  type DecoderState,
  decoderReducer,
  IDLE,
  isBusy,
  isSubmission,
  type QueryRequest,
  successIn,
  type Trigger,
} from './state.ts';

export interface DecoderControls extends DecoderActions {
  readonly state: DecoderState;
  /** The input that holds the code. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The element around the answer. */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/**
 * Holds the current query and its answer. Each query is a step of the browser's history, so that a reload, the way back
 * and a bookmark show it again.
 */
export function useDecoder(): DecoderControls {
  const [state, dispatch] = useReducer(decoderReducer, IDLE);
  const { field, fill } = useCodeField();
  const frame = useRef<HTMLDivElement>(null);
  const request = (next: QueryRequest) => {
    fill(next.query.text);
    dispatch({ type: 'ask', request: next });
  };
  useNavigation(state, dispatch, fill);
  useAnalysis(state, dispatch);
  useSavedLayout(state, frame);
  const query = state.status === 'success' ? state.query : undefined;
  return {
    state,
    field,
    frame,
    ask(text, trigger) {
      if (isBusy(state)) return;
      pushQuery({ text });
      request({ query: { text }, trigger });
    },
    view(entry) {
      pushQuery(entry);
      request({ query: entry, trigger: 'entry' });
    },
    open(opened) {
      replaceQuery(opened.parent);
      pushOpened(opened);
      request({ query: opened, trigger: 'open' });
    },
    back() {
      if (!query?.parent) return;
      // The visitor may have gone to another part of the page since.
      if (isBackToParent()) history.back();
      else {
        pushQuery(query.parent);
        request({ query: query.parent, trigger: 'back' });
      }
    },
    annotate(annotations) {
      if (!query) return;
      replaceQuery({ ...query, ...annotations });
      dispatch({ type: 'annotate', annotations });
    },
    retry() {
      dispatch({ type: 'retry' });
    },
    reset() {
      pushEmpty();
      // The input is locked while an analysis runs, and what is locked takes no focus.
      flushSync(() => {
        dispatch({ type: 'reset' });
      });
      fill('');
      field.current?.focus();
    },
  };
}

/** Asks for the query of the step that the visitor arrives at, on load and whenever they go back or forth. */
function useNavigation(
  state: DecoderState,
  dispatch: Dispatch<DecoderAction>,
  fill: (text: string, unlessTyped?: 'unlessTyped') => void,
): void {
  const follow = useEffectEvent((step: Step) => {
    const success = successIn(state);
    if (step.kind === 'empty') {
      releaseSpace('awaited');
      if (state.status === 'idle') return;
      fill('');
      dispatch({ type: 'reset' });
    } else if (step.kind === 'elsewhere') {
      releaseSpace('awaited');
      // A reload there shows the answer again.
      if (success) replaceQuery(success.query);
    } else if (step.isKnown && state.status === 'success' && isSameQuery(step.query, state.query)) {
      replaceQuery(state.query);
    } else {
      const { query, scroll, isKnown } = step;
      const triggerIfKnown: Trigger = success ? 'back' : 'step';
      fill(query.text, triggerIfKnown === 'step' && isKnown ? 'unlessTyped' : undefined);
      replaceQuery(query);
      dispatch({
        type: 'ask',
        request: { query, scroll, trigger: isKnown ? triggerIfKnown : 'link' },
      });
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

/** Answers the pending request, until another takes its place. */
function useAnalysis(state: DecoderState, dispatch: Dispatch<DecoderAction>): void {
  const lastList = useRef<Answer>(undefined);
  const request = state.status === 'pending' ? state.request : undefined;
  const hasFailed = state.status === 'error';
  useEffect(() => {
    if (!request) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const analyze = async () => {
      try {
        const { query, answer } = await resolve(request.query, currentDay(new Date()), {
          signal,
          lastList: lastList.current,
          onProgress(progress) {
            dispatch({ type: 'progress', progress });
          },
        });
        if (signal.aborted) return;
        if (answer.kind === 'list') lastList.current = answer;
        const remembered = withEntry(query, answer);
        replaceQuery(remembered);
        // The old answer stays while the panel of the new one loads.
        startTransition(() => {
          dispatch({ type: 'succeed', query: remembered, answer });
        });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'fail', error });
      }
    };
    const delay = delayOf(request);
    const timer = delay > 0 ? setTimeout(() => void analyze(), delay) : undefined;
    if (timer === undefined) void analyze();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [request, dispatch]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => {
      dispatch({ type: 'retry' });
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [hasFailed, dispatch]);
  useEffect(() => {
    if (request) return undefined;
    // A listing pasted next need not wait for it. If this fails, the error is shown when the script is needed.
    const timer = setTimeout(() => {
      loadTextScript().catch(() => undefined);
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [request]);
}

/** After how long without a request the second script is fetched, in milliseconds. */
const IDLE_MS = 2000;

/** How long a submission shows "analyzing", less the time already spent waiting for the page's script. */
function delayOf({ query, trigger }: QueryRequest): number {
  if (!isSubmission(trigger) || hasLineBreaks(query.text)) return 0;
  const since = Number(document.documentElement.dataset.awaited);
  const waited = Number.isNaN(since) ? 0 : performance.now() - since;
  return Math.max(0, ANALYSIS_DELAY_MS - waited);
}

/** A query with its history entry, which a code gets when it reads for the first time. */
function withEntry(query: Query, answer: Answer): Query {
  if (query.entry !== undefined || answer.kind !== 'code' || !answer.result.isValid) return query;
  const { result, label, listing, itemName } = answer;
  const madeIn = labelOf(query.label ?? '') ?? label;
  const entry = addResult({ result, madeIn, line: query.line, listing, itemName });
  return { ...query, entry };
}

/** Notes scroll position and height of the answer with its step, for a reload. */
function useSavedLayout(state: DecoderState, frame: RefObject<HTMLElement | null>): void {
  const answer = state.status === 'success' ? state.answer : undefined;
  useEffect(() => {
    if (!answer) return undefined;
    const save = () => {
      saveLayout(frame.current?.offsetHeight);
    };
    save();
    addEventListener('scrollend', save);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scrollend', save);
      removeEventListener('pagehide', save);
    };
  }, [answer, frame]);
}
