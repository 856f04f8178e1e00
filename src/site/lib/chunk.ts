import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** A script that the page loads once it is needed. */
export interface Chunk<Script> {
  /** The script; `missing` where it did not arrive and is tried again; undefined before that. */
  readonly get: () => Script | 'missing' | undefined;
  /** Calls back after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for it now, unless it is there or on its way. Resolves when that try ends, well or badly. */
  readonly request: () => Promise<void>;
  /** Resolves once it is there, however often it must be asked for. */
  readonly load: () => Promise<Script>;
}

/** How long until a script is asked for again, at first and at most; as the page's own script in boot/load.ts. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [2000, 60_000];

/** The one way to load a script. Where it does not arrive, it is asked for again: after a pause, or as soon as the network is back. */
export function createChunk<Script extends object>(
  importScript: () => Promise<Script>,
): Chunk<Script> {
  const script = createStore<Script | 'missing' | undefined>(undefined);
  let attempt: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  const run = async () => {
    clearTimeout(timer);
    try {
      script.set(await importScript());
    } catch {
      attempt = undefined;
      timer = setTimeout(again, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      addEventListener('online', again, { once: true });
      script.set('missing');
    }
  };
  const request = () => (attempt ??= run());
  const again = () => void request();
  return {
    get: script.get,
    subscribe: script.subscribe,
    request,
    load: () =>
      new Promise((resolve) => {
        const settle = () => {
          const loaded = script.get();
          if (loaded === undefined || loaded === 'missing') return;
          stop();
          resolve(loaded);
        };
        const stop = script.subscribe(settle);
        settle();
        void request();
      }),
  };
}

/** A script for a component that needs it: what is there by now. */
export function useChunk<Script>(
  chunk: Chunk<Script>,
  isNeeded = true,
): Script | 'missing' | undefined {
  useEffect(() => {
    if (isNeeded) void chunk.request();
  }, [chunk, isNeeded]);
  return useSyncExternalStore(chunk.subscribe, chunk.get, () => undefined);
}
