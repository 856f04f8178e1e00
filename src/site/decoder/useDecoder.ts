import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { currentDay } from '../../core/today.ts';
import { wellFormed } from '../../core/prepare.ts';
import type { Answer } from '../../text/answer.ts';
import { hasLineBreaks } from '../../text/text.ts';
import { addResult, updateDetails } from '../history/actions.ts';
import { detailsOf, hasDetails, type HistoryEntry } from '../history/entry.ts';
import { useEntries } from '../history/store.ts';
import { useCodeField } from '../input/useCodeField.ts';
import { useLines } from '../lib/lines.ts';
import { releaseSpace } from '../lib/page-state.ts';
import { ANALYSIS_DELAY_MS } from '../lib/limits.ts';
import { isSameQuery, type Query } from '../item/item.ts';
import { loadAnswerScript, loadTextScript } from './scripts.ts';
import type { Shown } from '../answer/shown.ts';
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
import {
  followSteps,
  isBackToParent,
  pushEmpty,
  pushOpened,
  pushQuery,
  replaceQuery,
  saveLayout,
  type Step,
} from '../item/steps.ts';
import { turns } from './turns.ts';

export interface DecoderControls extends DecoderActions {
  readonly state: DecoderState;
  /** The answer on the screen. */
  readonly shown: Shown | undefined;
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
  const shown = useShown(state, dispatch);
  const request = (next: QueryRequest) => {
    fill(next.query.text);
    dispatch({ type: 'ask', request: next });
  };
  useNavigation(state, dispatch, fill);
  useAnalysis(state, dispatch);
  useSavedLayout(state, frame);
  const item = state.status === 'success' ? shown?.item : undefined;
  return {
    state,
    shown,
    field,
    frame,
    ask(text, trigger) {
      if (isBusy(state)) return;
      const query = { text: wellFormed(text) };
      pushQuery(query);
      request({ query, trigger });
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
      if (!item?.parent) return;
      // The visitor may have gone to another part of the page since.
      if (isBackToParent()) history.back();
      else {
        pushQuery(item.parent);
        request({ query: item.parent, trigger: 'back' });
      }
    },
    annotate(annotations) {
      if (!item) return;
      const next = { ...item, ...annotations };
      replaceQuery(next);
      dispatch({ type: 'annotate', annotations });
      if (next.entry !== undefined) updateDetails(next.entry, next);
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

/**
 * The answer on the screen, judged once. What was said of an item belongs to its history entry, which another tab may
 * change; address and title follow.
 */
function useShown(state: DecoderState, dispatch: Dispatch<DecoderAction>): Shown | undefined {
  const entries = useEntries();
  const success = successIn(state);
  const { query: asked, answer, script } = success ?? {};
  const query = useMemo(() => asked && withEntry(asked, entries), [asked, entries]);
  const isStale = state.status === 'success' && query !== asked;
  useEffect(() => {
    if (!isStale || !query) return;
    replaceQuery(query);
    dispatch({ type: 'annotate', annotations: detailsOf(query) });
  }, [isStale, query, dispatch]);
  const lines = useLines(query?.line !== undefined);
  return useMemo(
    () => script && answer && query && script.show(answer, query, lines),
    [script, answer, query, lines],
  );
}

/** A query with what its entry knows of the item; the same query where that is nothing new. */
function withEntry(query: Query, entries: readonly HistoryEntry[]): Query {
  const entry = entries.find(({ id }) => id === query.entry);
  return !entry || hasDetails(entry, query) ? query : { ...query, ...detailsOf(entry) };
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
        const script = await loadAnswerScript();
        const { query, answer } = await script.resolve(request.query, currentDay(new Date()), {
          lastList: lastList.current,
          turns: turns(signal, (progress) => {
            dispatch({ type: 'progress', progress });
          }),
        });
        if (signal.aborted) return;
        if (answer.kind === 'list') lastList.current = answer;
        const remembered = remember(query, answer);
        replaceQuery(remembered);
        // The old answer stays while the panel of the new one loads.
        startTransition(() => {
          dispatch({ type: 'succeed', query: remembered, answer, script });
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
    // The next answer need not wait for it. If this fails, the error is shown when the script is needed.
    loadAnswerScript().catch(() => undefined);
    const timer = setTimeout(() => {
      loadTextScript().catch(() => undefined);
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [request]);
}

/** After how long without a request the script of texts is fetched, in milliseconds. */
const IDLE_MS = 2000;

/** How long a submission shows "analyzing". */
function delayOf({ query, trigger }: QueryRequest): number {
  return isSubmission(trigger) && !hasLineBreaks(query.text) ? ANALYSIS_DELAY_MS : 0;
}

/** A query with its history entry, which a code gets when it reads for the first time, and what is known of that. */
function remember(query: Query, answer: Answer): Query {
  if (query.entry !== undefined || answer.kind !== 'code') return query;
  const { result, found, itemName } = answer;
  const entry = addResult({ result, ...detailsOf(query), listing: found?.listing, itemName });
  return { ...query, ...detailsOf(entry), entry: entry.id };
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
