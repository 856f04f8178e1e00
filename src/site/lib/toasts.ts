import { TOAST_MS } from './limits.ts';
import { createStore } from './store.ts';

/** What can be done about a toast while it shows. */
export interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
  /** Whether it takes the focus, for those who would not reach it by keyboard in time. It is given back. */
  readonly takesFocus: boolean;
}

/** Where a toast leads, if not to something that is done on the page. */
export interface ToastLink {
  readonly label: string;
  readonly href: string;
}

/** A short message that comes and goes. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'plain' | 'destructive';
  readonly action?: ToastAction;
  readonly link?: ToastLink | undefined;
}

/** The toasts that show now, newest last. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast. The same words are never shown twice at once: the new one replaces the old. Only those with an action
 * all stay, for each acts on something else. Its time begins anew as long as the pointer or the focus is on it, in
 * whichever of the places that draw it.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.get().filter(({ title, action }) => title !== toast.title || action);
  toasts.set([...others, { ...toast, id }]);
  const timer = setInterval(() => {
    if (isLookedAt(id)) return;
    clearInterval(timer);
    dismissToast(id);
  }, TOAST_MS);
}

/** Takes a toast away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  const shown = toasts.get();
  if (shown.some((toast) => toast.id === id)) toasts.set(shown.filter((toast) => toast.id !== id));
}

/** Where toasts are drawn, each has its id as `data-toast`. */
function isLookedAt(id: number): boolean {
  return document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`) !== null;
}
