import { notStoredToast, unreadableToast } from '#words/history.ts';
import { showToast } from '../lib/toasts.ts';
import type { HistoryUpdate } from './entry.ts';
import { commit, isStored, unreadableIn } from './store.ts';

let hasReported = false;

/** Moves what can't be read out of the history, before anything overwrites it, and says once whether it could. */
export function reportUnreadable(): void {
  const unreadable = unreadableIn();
  if (unreadable === 'none' || hasReported) return;
  hasReported = true;
  showToast({ ...unreadableToast(unreadable), tone: 'destructive' });
}

/** Applies an update and warns if it could not be stored, unless `isSilent`. */
export function commitOrWarn(update: HistoryUpdate, isSilent = false): void {
  reportUnreadable();
  commit(update);
  if (isStored() || isSilent || hasReported) return;
  showToast({ ...notStoredToast, tone: 'destructive' });
}
