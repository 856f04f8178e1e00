/** Where the browser keeps that the notice was accepted. */
const KEY = 'heatstamp.cookie-notice';
const ACCEPTED = 'accepted';

/** True once it was dismissed here, for storage may be full or forbidden. */
let isDismissed = false;
const listeners = new Set<() => void>();

/** Whether the cookie notice was accepted, now or on an earlier visit. */
export function isNoticeAccepted(): boolean {
  return isDismissed || storedAnswer() === ACCEPTED;
}

/** Takes the notice away for good; where nothing can be stored, for this visit. */
export function acceptNotice(): void {
  isDismissed = true;
  try {
    localStorage.setItem(KEY, ACCEPTED);
  } catch {
    // Full or forbidden: it stays away until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the notice is accepted, in another tab as well, until the returned function is called. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function storedAnswer(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
