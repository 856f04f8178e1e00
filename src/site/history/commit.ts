import { notStoredToast, unreadableToast } from '#words/history.ts';
import { showToast } from '../lib/toasts.ts';
import type { HistoryUpdate } from './entry.ts';
import { commit, isStored, unreadableIn } from './store.ts';

let isKeptSaid = false;

/** Moves what can't be read out of the history, before anything overwrites it, and says so; once, where it has to stay. */
export function reportUnreadable(): void {
  const unreadable = unreadableIn();
  if (unreadable === 'none' || (unreadable === 'kept' && isKeptSaid)) return;
  isKeptSaid = unreadable === 'kept';
  showToast({ ...unreadableToast(unreadable), tone: 'destructive' });
}

/** Applies an update and warns if it could not be stored, unless `isSilent`. */
export function commitOrWarn(update: HistoryUpdate, isSilent = false): void {
  reportUnreadable();
  commit(update);
  if (!isStored() && !isSilent && !isKeptSaid)
    showToast({ ...notStoredToast, tone: 'destructive' });
}
