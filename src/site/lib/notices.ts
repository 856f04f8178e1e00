import { createStore, type Store } from './store.ts';
import { readStorage, writeStorage } from './web-storage.ts';

/** A notice that is shown until it is closed, once and for all. */
interface ClosableNotice {
  /** Whether it was closed, in this visit, an earlier one or another tab. */
  readonly isClosed: Store<boolean>;
  /** Closes it for good, or only for this visit if nothing can be stored. */
  readonly close: () => void;
}

export const cookieNotice = createNotice('heatstamp.cookie-notice', 'accepted');

/** What tells a visitor that the page exists in another language. */
export const languageHint = createNotice('heatstamp.language-hint', 'closed');

/** A notice whose end is noted under a key of the local storage. */
function createNotice(key: string, closed: string): ClosableNotice {
  const isClosed = createStore(false, {
    events: ['storage'],
    refresh: (isClosed) => isClosed || readStorage('localStorage', key) === closed,
  });
  return {
    isClosed,
    close() {
      // Where the storage is full or forbidden, the notice returns with the next page load.
      writeStorage('localStorage', key, closed);
      isClosed.set(true);
    },
  };
}
