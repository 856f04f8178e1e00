import { flushSync } from 'react-dom';

/** Makes a change to the page, then puts the focus on an element that the change brought about. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
