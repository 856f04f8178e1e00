import { useEffect } from 'react';
import { createStore, type Store, useStore } from './store.ts';
import { showToast, type Toast } from './toasts.ts';

/** A part of the page that is loaded when it is wanted, and may not arrive. */
export interface Lazy<Loaded> {
  /** What was loaded; undefined until it is there. */
  readonly here: Store<Loaded | undefined>;
  /** Loads it; rejects where it does not arrive. That is forgotten: the next time loads again. */
  readonly load: () => Promise<Loaded>;
  /** Says that it did not arrive. */
  readonly tell: () => void;
  /**
   * Calls back once it is there. Where it does not arrive that is told, and it is loaded again when the network is
   * back. A new wish takes the place of the one before.
   */
  readonly want: (onHere?: (loaded: Loaded) => void) => void;
}

/** Describes a part by how it is imported, and what a toast says where it does not arrive. */
export function createLazy<Loaded extends object>(
  importIt: () => Promise<Loaded>,
  missing: Pick<Toast, 'title' | 'description'>,
): Lazy<Loaded> {
  const here = createStore<Loaded | undefined>(undefined);
  const load = async () => {
    const loaded = here.get() ?? (await importIt());
    if (here.get() === undefined) here.set(loaded);
    return loaded;
  };
  const tell = () => {
    showToast({ ...missing, tone: 'destructive' });
  };
  let forget: () => void = () => undefined;
  const want: Lazy<Loaded>['want'] = (onHere) => {
    forget();
    let isWanted = true;
    const attempt = () => {
      load().then(
        (loaded) => {
          if (!isWanted) return;
          forget();
          onHere?.(loaded);
        },
        () => {
          if (isWanted) tell();
        },
      );
    };
    forget = () => {
      isWanted = false;
      removeEventListener('online', attempt);
    };
    addEventListener('online', attempt);
    attempt();
  };
  return { here, load, tell, want };
}

/** A part, once it is there. It is asked for again whenever the wish changes, unless that is `undefined`. */
export function useLazy<Loaded>(part: Lazy<Loaded>, wish: unknown): Loaded | undefined {
  useEffect(() => {
    if (wish !== undefined && part.here.get() === undefined) part.want();
  }, [part, wish]);
  return useStore(part.here, undefined);
}
