import { createStore } from './store.ts';

/** Where the browser keeps that the notice was accepted. */
const KEY = 'heatstamp.cookie-notice';
const ACCEPTED = 'accepted';

/** Whether the cookie notice was accepted, now, on an earlier visit or in another tab. */
export const noticeAccepted = createStore(false, {
  events: ['storage'],
  refresh: (isAccepted) => isAccepted || storedAnswer() === ACCEPTED,
});

/** Takes the notice away for good; where nothing can be stored, for this visit. */
export function acceptNotice(): void {
  try {
    localStorage.setItem(KEY, ACCEPTED);
  } catch {
    // Full or forbidden: it stays away until the page is loaded again.
  }
  noticeAccepted.set(true);
}

function storedAnswer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
