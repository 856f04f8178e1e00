import { createStore, type Store } from './store.ts';

/** A notice that is shown until it is closed, once and for all. */
interface Notice {
  /** Whether it was closed, in this visit, an earlier one or another tab. */
  readonly isClosed: Store<boolean>;
  /** Closes it for good, or only for this visit if nothing can be stored. */
  readonly close: () => void;
}

export const cookieNotice = createNotice('heatstamp.cookie-notice', 'accepted');

/** What tells a visitor that the page exists in another language. */
export const languageHint = createNotice('heatstamp.language-hint', 'closed');

/** A notice whose end is noted under a key of the local storage. */
function createNotice(key: string, closed: string): Notice {
  const isClosed = createStore(false, {
    events: ['storage'],
    refresh: (isClosed) => isClosed || readStorage(key) === closed,
  });
  return {
    isClosed,
    close() {
      try {
        localStorage.setItem(key, closed);
      } catch {
        // The storage is full or forbidden, so the notice returns with the next page load.
      }
      isClosed.set(true);
    },
  };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
