import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { notKeptToast } from '#words/tool.ts';
import { currentDay } from '../../core/today.ts';
import { wellFormed } from '../../core/prepare.ts';
import type { Answer } from '../../text/read-text.ts';
import { detailsOf, hasDetails, saidOf } from '../../text/details.ts';
import { hasLineBreaks } from '../../text/text.ts';
import { addResult } from '../history/actions.ts';
import { dayOf, type HistoryEntry } from '../history/entry.ts';
import { getEntries, useEntries } from '../history/store.ts';
import { useCodeField } from '../strap/useCodeField.ts';
import type { Chunk } from '../lib/chunk.ts';
import { releaseSpace } from '../lib/browser.ts';
import { ANALYSIS_DELAY_MS, LONGEST_IN_ADDRESS } from '../lib/limits.ts';
import { showToast } from '../lib/toasts.ts';
import type { Shown } from '../answer/shown.ts';
import { type Query, withFix } from '../item/item.ts';
import {
  followPositions,
  isBackToParent,
  keepQuery,
  newStep,
  type Position,
  queryOf,
  saveLayout,
  stepFor,
  subscribeToQueries,
  writePosition,
} from '../item/session.ts';
import { answerScript, laterScript, textScript, useLines, wornScript } from '../scripts.ts';
import {
  type DecoderAction,
  type DecoderActions,
  type DecoderState,
  decoderReducer,
  IDLE,
  isBusy,
  isSubmission,
  type QueryRequest,
  requestIn,
  successIn,
  type Trigger,
} from './state.ts';
import type { LinesRead, Turns } from '../../text/rows.ts';

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
  const shown = useShown(state);
  const request = (query: Query, trigger: Trigger, isOpened = false) => {
    const step = stepFor(query);
    keep(step, query);
    fill(query.text);
    dispatch({ type: 'ask', request: { step, query, trigger, isHere: false, isOpened } });
  };
  useNavigation(state, dispatch, fill);
  useAnalysis(state, dispatch);
  useEffect(() => {
    const answer = state.status === 'success' ? state.answer : undefined;
    // The strap shows the code of a pasted text.
    if (answer?.kind === 'code' && answer.found !== undefined) fill(answer.result.code);
  }, [state, fill]);
  useWriting(state, shown);
  useSavedLayout(state, frame);
  return {
    state,
    shown,
    field,
    frame,
    ask(text, trigger, said) {
      if (!isBusy(state)) request({ ...said, text: wellFormed(text) }, trigger);
    },
    openEntry(entry) {
      request(queryOfEntry(entry), 'entry');
    },
    open(opened) {
      const parent = shown && queryOf(shown.step);
      request({ ...opened, parent, parentStep: shown?.step }, 'open', true);
    },
    correct(code) {
      const { step, item } = shown ?? {};
      if (step === undefined || item?.parent === undefined || item.row === undefined) return;
      const { row, parentStep } = item;
      const parent = withFix(item.parent, row, code);
      if (parentStep !== undefined && queryOf(parentStep)) keepQuery(parentStep, parent);
      const query = { ...saidOf(item), text: code, row, parent, parentStep };
      keep(step, query);
      fill(code);
      dispatch({ type: 'ask', request: { step, query, trigger: 'open', isHere: true } });
    },
    back() {
      const parent = state.status === 'success' ? shown?.item.parent : undefined;
      if (!parent) return;
      // The visitor may have gone to another part of the page since.
      if (isBackToParent()) history.back();
      else request(parent, 'back');
    },
    reset() {
      // The input is locked while an analysis runs, and what is locked takes no focus.
      flushSync(() => {
        dispatch({ type: 'reset' });
      });
      const input = field.current;
      input?.focus();
      input?.select();
      // The one way to clear a field that can be undone; a value that is set would forget what was typed before.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing replaces it
      if (input?.value !== '' && !document.execCommand('delete')) fill('');
    },
  };
}

/** Notes what is asked at a step, and says so where a reload will not find it. */
function keep(step: number, query: Query): void {
  const isInAddress = query.text.length <= LONGEST_IN_ADDRESS;
  if (!keepQuery(step, query) && !isInAddress) showToast({ ...notKeptToast, tone: 'destructive' });
}

/** The answer on the screen, judged once. What was said of an item is read from its entry, which another tab may change. */
function useShown(state: DecoderState): Shown | undefined {
  const success = successIn(state);
  const item = useItem(success?.step);
  const lines = useLines(item?.line !== undefined);
  return useMemo(
    () => (success && item ? success.script.show({ ...success, item, lines }) : undefined),
    [success, item, lines],
  );
}

/** What was asked at a step, with what was said of it. */
function useItem(step: number | undefined): Query | undefined {
  const entries = useEntries();
  const query = useSyncExternalStore(
    subscribeToQueries,
    () => (step === undefined ? undefined : queryOf(step)),
    () => undefined,
  );
  return useMemo(() => query && withEntry(query, entries), [query, entries]);
}

/** A query with what its entry knows of the item; the same query where that is nothing new. */
function withEntry(query: Query, entries: readonly HistoryEntry[]): Query {
  const entry = entries.find(({ id }) => id === query.entry);
  return !entry || hasDetails(entry, query) ? query : { ...query, ...detailsOf(entry) };
}

/** An entry of the history with all that it says. */
function queryOfEntry({ id, dateCode, listing, ...entry }: HistoryEntry): Query {
  return { text: dateCode, listing, ...saidOf(entry), entry: id };
}

/** The one writer of address, step and title: they follow what is asked and shown. */
function useWriting(state: DecoderState, shown: Shown | undefined): void {
  const request = requestIn(state);
  const item = useItem(request?.step);
  const title = shown && successIn(state)?.script.titleOf(shown);
  const pageTitle = useRef('');
  useEffect(() => {
    pageTitle.current ||= document.title;
    document.title = title ?? pageTitle.current;
    if (request && item) writePosition({ ...request, item });
    else if (state.status === 'idle' && state.isCleared) writePosition(undefined);
  }, [state, request, item, title]);
}

/** Asks for the query of the step that the visitor arrives at, on load and whenever they go back or forth. */
function useNavigation(
  state: DecoderState,
  dispatch: Dispatch<DecoderAction>,
  fill: (text: string, unlessTyped?: 'unlessTyped') => void,
): void {
  const follow = useEffectEvent((position: Position) => {
    if (position.kind === 'empty') {
      releaseSpace('awaited');
      if (state.status === 'idle') return;
      fill('');
      dispatch({ type: 'reset' });
    } else if (position.kind === 'elsewhere') {
      releaseSpace('awaited');
      // A reload there shows the answer again.
      dispatch({ type: 'move' });
    } else if (state.status === 'success' && position.step === state.step) {
      dispatch({ type: 'move' });
    } else {
      const { scroll, step = newStep() } = position;
      const linked = getEntries().find(({ id }) => id === position.entry);
      const query = linked ? queryOfEntry(linked) : position.query;
      const isKnown = position.step !== undefined;
      const triggerIfKnown: Trigger = successIn(state) ? 'back' : 'step';
      keep(step, query);
      fill(query.text, triggerIfKnown === 'step' && isKnown ? 'unlessTyped' : undefined);
      const trigger = isKnown ? triggerIfKnown : 'link';
      dispatch({ type: 'ask', request: { step, query, scroll, trigger, isHere: true } });
    }
  });
  useEffect(
    () =>
      followPositions((position) => {
        follow(position);
      }),
    [],
  );
}

/** Answers the pending request, until another takes its place. */
function useAnalysis(state: DecoderState, dispatch: Dispatch<DecoderAction>): void {
  const lastList = useRef<Answer>(undefined);
  const request = state.status === 'pending' ? state.request : undefined;
  useEffect(() => {
    if (!request) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const analyze = async () => {
      try {
        const load = async <Script extends object>(chunk: Chunk<Script>): Promise<Script> => {
          await chunk.request();
          if (!signal.aborted && chunk.isMissing()) dispatch({ type: 'miss', chunk });
          return chunk.load();
        };
        const script = await load(answerScript);
        const entry = getEntries().find(({ id }) => id === request.query.entry);
        const today = dayOf(entry, currentDay(new Date()));
        const { query, answer } = await script.resolve(request.query, today, {
          lastList: lastList.current,
          load,
          turns: turns(signal, (progress) => {
            dispatch({ type: 'progress', progress });
          }),
        });
        if (signal.aborted) return;
        if (answer.kind === 'list') lastList.current = answer;
        keepQuery(request.step, remember(query, answer));
        // The old answer stays while the panel of the new one loads.
        startTransition(() => {
          dispatch({ type: 'succeed', answer, script });
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
    if (request) return undefined;
    // The next answer need not wait for it.
    void answerScript.request();
    const timer = setTimeout(() => {
      void wornScript.request();
      void textScript.request();
      void laterScript.request();
    }, IDLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [request]);
}

/** After how long without a request the scripts that may be needed next are fetched, in milliseconds. */
const IDLE_MS = 2000;

/** How long a submission shows "analyzing". */
function delayOf({ query, trigger }: QueryRequest): number {
  return isSubmission(trigger) && !hasLineBreaks(query.text) ? ANALYSIS_DELAY_MS : 0;
}

/** A query with its history entry, which a code gets when it reads for the first time, and with what a row tells of it. */
function remember(query: Query, answer: Answer): Query {
  // What the visitor took back since is not told again.
  if (answer.kind === 'faded') return { ...answer.told, ...query };
  if (query.entry !== undefined || answer.kind !== 'code') return query;
  const { result, found, itemName, told } = answer;
  const details = { ...told, ...saidOf(query) };
  const entry = addResult({ result, ...details, listing: found?.listing, itemName });
  return { ...query, ...details, entry };
}

/** Notes scroll position and height of the answer with its step, for a reload. */
function useSavedLayout(state: DecoderState, frame: RefObject<HTMLElement | null>): void {
  const answer = state.status === 'success' ? state.answer : undefined;
  useEffect(() => {
    if (!answer) return undefined;
    const save = () => {
      saveLayout(frame.current?.querySelector('section')?.offsetHeight);
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

/** How long reading lines may block the page before it yields, in milliseconds. */
const TURN_MS = 16;

/** Gives the page its turn while many lines are read, says how far it is, and ends the reading where it is called off. */
export function turns(signal: AbortSignal, onProgress: (progress: LinesRead) => void): Turns {
  let turn = performance.now();
  return {
    next(progress) {
      if (performance.now() - turn < TURN_MS) return true;
      onProgress(progress);
      return pause().then(() => {
        turn = performance.now();
        return !signal.aborted;
      });
    },
  };
}

/** Lets the page draw and handle clicks; a message comes sooner than a timer, which waits at least 4 ms. */
async function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  port1.close();
}
