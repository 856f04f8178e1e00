import { ACTION_TOAST_MS, TOAST_MS } from './limits.ts';
import { createStore } from './store.ts';

/** An action that a toast offers. */
export interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
  /** Whether its button takes the focus, because keyboard users might not reach it in time. The focus returns afterwards. */
  readonly takesFocus: boolean;
}

/** A link in a toast: to a page, which opens in a new tab, or `mailto:`. */
export interface ToastLink {
  readonly label: string;
  readonly href: string;
}

/** A short message that disappears by itself. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  /** What else the visitor must know, below the description. The links and the action then stand below it. */
  readonly note?: string | undefined;
  readonly tone: 'plain' | 'destructive';
  readonly action?: ToastAction | undefined;
  /** What else it offers. */
  readonly second?: Pick<ToastAction, 'label' | 'onAct'> | undefined;
  readonly links?: readonly ToastLink[] | undefined;
  /** Called when it disappears. */
  readonly onClose?: () => void;
}

/** The text of a toast. */
export type ToastText = Pick<Toast, 'title' | 'description'>;

/** The visible toasts, newest last. */
export const toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast. It replaces one with the same title, unless that has an action, since each action concerns something else.
 * Its time starts over while it is hovered or focused.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  const others = toasts.get().filter(({ title, action }) => title !== toast.title || action);
  toasts.set([...others, { ...toast, id }]);
  const timer = setInterval(
    () => {
      if (isHoveredOrFocused(id)) return;
      clearInterval(timer);
      dismissToast(id);
    },
    toast.action ? ACTION_TOAST_MS : TOAST_MS,
  );
}

/** Closes a toast. Does nothing if it is already closed. */
export function dismissToast(id: number): void {
  const visible = toasts.get();
  const closed = visible.find((toast) => toast.id === id);
  if (!closed) return;
  toasts.set(visible.filter((toast) => toast !== closed));
  closed.onClose?.();
}

/** The Toasts component puts each toast's id into `data-toast`. */
function isHoveredOrFocused(id: number): boolean {
  return document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`) !== null;
}

/**
 * Copies a text and shows a toast about the result. Returns false if the browser forbids copying or, outside of https and
 * localhost, has no clipboard.
 */
export async function copyWithToast(
  text: string,
  copied: ToastText,
  notCopied: ToastText,
): Promise<boolean> {
  const isCopied = await copyText(text);
  showToast(isCopied ? { ...copied, tone: 'plain' } : { ...notCopied, tone: 'destructive' });
  return isCopied;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
