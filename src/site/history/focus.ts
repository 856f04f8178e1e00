import { flushSync } from 'react-dom';

/** The card's heading, which takes the focus when an entry leaves with it. */
export const HISTORY_TITLE_ID = 'history-title';

/** Makes a change to the page, then puts the focus on an element that the change brought about. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
