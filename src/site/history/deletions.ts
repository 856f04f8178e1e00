import type { HistoryEntry } from './entry.ts';
import { isRecord, parseHistory, serialize } from './storage.ts';
import { readStorage, writeStorage } from './web-storage.ts';

// Deleted entries that can still be restored. The session keeps them, so that a reload does not end that.

/** The key in session storage. */
export const DELETIONS_KEY = 'heatstamp.deleted';

/** How long after its deletion an entry is offered again when the page is loaded, in milliseconds. */
export const RELOAD_MS = 60_000;

interface Deletion {
  readonly entry: HistoryEntry;
  /** When it was deleted, in milliseconds since 1970. */
  readonly at: number;
}

export function rememberDeletion(entry: HistoryEntry): void {
  write([
    ...readDeletions().filter((item) => item.entry.id !== entry.id),
    { entry, at: Date.now() },
  ]);
}

export function forgetDeletion({ id }: HistoryEntry): void {
  write(readDeletions().filter(({ entry }) => entry.id !== id));
}

/** The entries that were deleted just now, oldest deletion first. */
export function recentDeletions(): readonly HistoryEntry[] {
  const now = Date.now();
  return readDeletions().flatMap(({ entry, at }) => (now - at < RELOAD_MS ? [entry] : []));
}

function write(deletions: readonly Deletion[]): void {
  const items = deletions.map(({ entry, at }) => ({ history: serialize([entry]), at }));
  writeStorage('sessionStorage', DELETIONS_KEY, JSON.stringify(items));
}

/** Like the history it is untrusted. */
function readDeletions(): readonly Deletion[] {
  let items: unknown;
  try {
    items = JSON.parse(readStorage('sessionStorage', DELETIONS_KEY) ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown): readonly Deletion[] => {
    if (!isRecord(item) || typeof item.history !== 'string' || typeof item.at !== 'number')
      return [];
    const { at } = item;
    return parseHistory(item.history, Date.now()).entries.map((entry) => ({ entry, at }));
  });
}
