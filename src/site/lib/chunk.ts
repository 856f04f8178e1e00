import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** A script that the page loads once it is needed. */
export interface Chunk<Script> {
  /** The script; undefined until it is there. */
  readonly get: () => Script | undefined;
  /** Whether it did not arrive and is tried again. */
  readonly isMissing: () => boolean;
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
  const state = createStore<{ readonly script?: Script; readonly isMissing: boolean }>({
    isMissing: false,
  });
  let attempt: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  const run = async () => {
    clearTimeout(timer);
    try {
      state.set({ script: await importScript(), isMissing: false });
    } catch {
      attempt = undefined;
      timer = setTimeout(again, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      addEventListener('online', again, { once: true });
      state.set({ isMissing: true });
    }
  };
  const request = () => (attempt ??= run());
  const again = () => void request();
  const get = () => state.get().script;
  return {
    get,
    isMissing: () => state.get().isMissing,
    subscribe: state.subscribe,
    request,
    load: () =>
      new Promise((resolve) => {
        const settle = () => {
          const loaded = get();
          if (loaded === undefined) return;
          stop();
          resolve(loaded);
        };
        const stop = state.subscribe(settle);
        settle();
        void request();
      }),
  };
}

/** A script for a component that needs it: what is there by now. */
export function useChunk<Script>(chunk: Chunk<Script>, isNeeded = true): Script | undefined {
  useEffect(() => {
    if (isNeeded) void chunk.request();
  }, [chunk, isNeeded]);
  return useSyncExternalStore(chunk.subscribe, chunk.get, () => undefined);
}
