import { createStore } from '../lib/store.ts';
import { HISTORY_KEY } from './entry.ts';

/**
 * Whether there is a history, from an earlier visit, this one or another tab. Its entries are not read here, because that
 * takes the decoder. A history that can't be stored still exists for this visit.
 */
export const hasHistory = createStore(false, {
  events: ['storage', 'pageshow'],
  refresh(hasEntries) {
    if (hasEntries) return true;
    try {
      return localStorage.getItem(HISTORY_KEY) !== null;
    } catch {
      // With storage switched off, even reading the property throws.
      return false;
    }
  },
});
