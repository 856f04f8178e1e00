import { useSyncExternalStore } from 'react';

/** Something that several islands share, and that tells them of every change. */
export interface Store<Value> {
  /** What it holds now; the same value until it changes. */
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface Source<Value> {
  /** The events of the window after which it may hold something else, e.g. `storage`. */
  readonly events: readonly string[];
  /** Brings a value up to date with where it is kept; gives back the same one where nothing has changed. */
  readonly refresh: (value: Value) => Value;
}

/** Makes a store. With a source, what it holds is refreshed whenever somebody looks. */
export function createStore<Value>(first: Value, source?: Source<Value>): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => (value = source ? source.refresh(value) : value),
    set(next) {
      value = next;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      for (const event of source?.events ?? []) addEventListener(event, tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const event of source?.events ?? []) removeEventListener(event, tell);
      };
    },
  };
}

/** What a store holds, drawn anew after every change. The built page, and the page while it is hydrated, have `built`. */
export function useStore<Value>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  built: Value,
): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => built);
}
