import { newerToast, notStoredToast, unreadable } from '#words/history.ts';
import { showToast } from '../lib/toasts.ts';
import type { HistoryUpdate } from './entry.ts';
import { commit, isReadOnly, isStored, setUnreadableAside } from './store.ts';

/** Moves what can't be read out of the history, before anything overwrites it, and says so. */
export function reportUnreadable(): void {
  if (setUnreadableAside()) showToast({ ...unreadable.toast, tone: 'destructive' });
}

/** Applies an update and warns if it could not be stored, unless `isSilent`. */
export function commitOrWarn(update: HistoryUpdate, isSilent = false): void {
  reportUnreadable();
  commit(update);
  if (isStored() || isSilent) return;
  showToast({ ...(isReadOnly() ? newerToast : notStoredToast), tone: 'destructive' });
}
