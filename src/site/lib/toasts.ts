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

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The toasts that show now, newest last; for useSyncExternalStore. */
export function shownToasts(): readonly Toast[] {
  return shown;
}

/**
 * Shows a toast. The same words are never shown twice at once: the new one replaces the old. Only those with an action
 * all stay, for each acts on something else.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const others = shown.filter(({ title, action }) => title !== toast.title || action);
  change([...others, { ...toast, id: lastId }]);
}

/** Takes a toast away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** Calls back after every change, until the returned function is called. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
