import { createStore } from '../lib/store.ts';
import { HISTORY_KEY } from './entry.ts';

/**
 * Whether an earlier visit, this one or another tab left a history. Reading it takes the decoder, so that is left to the
 * part that shows it. One that can't be stored is there for this visit all the same.
 */
export const hasHistory = createStore(false, {
  events: ['storage', 'pageshow'],
  refresh(isThere) {
    if (isThere) return true;
    try {
      return localStorage.getItem(HISTORY_KEY) !== null;
    } catch {
      // Storage that is switched off throws on the mere mention of it.
      return false;
    }
  },
});
