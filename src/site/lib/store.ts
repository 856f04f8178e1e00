import { useSyncExternalStore } from 'react';

/** A value that several islands share and subscribe to. */
export interface Store<Value> {
  /** The current value; the same object until it changes. */
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface ExternalSource<Value> {
  /** The window's events that may announce a change, e.g. `storage`. */
  readonly events: readonly string[];
  /** Returns the current value from outside, or the given one where nothing has changed. */
  readonly refresh: (value: Value) => Value;
}

/** Creates a store. With a source, its value is refreshed whenever it is read. */
export function createStore<Value>(initial: Value, source?: ExternalSource<Value>): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => (value = source ? source.refresh(value) : value),
    set(next) {
      value = next;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      for (const event of source?.events ?? []) addEventListener(event, notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const event of source?.events ?? []) removeEventListener(event, notify);
      };
    },
  };
}

/** The value of a store. The prerendered page, and the page while it is hydrated, have `prerendered`. */
export function useStore<Value>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  prerendered: Value,
): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered);
}
