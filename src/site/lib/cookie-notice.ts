import { createStore } from './store.ts';

/** The key in local storage. */
const KEY = 'heatstamp.cookie-notice';
const ACCEPTED = 'accepted';

/** Whether the cookie notice was accepted, in this visit, an earlier one or another tab. */
export const noticeAccepted = createStore(false, {
  events: ['storage'],
  refresh: (isAccepted) => isAccepted || readStorage() === ACCEPTED,
});

/** Closes the notice for good, or only for this visit if nothing can be stored. */
export function acceptNotice(): void {
  try {
    localStorage.setItem(KEY, ACCEPTED);
  } catch {
    // The storage is full or forbidden, so the notice returns with the next page load.
  }
  noticeAccepted.set(true);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
