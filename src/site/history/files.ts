import { importedToast, importFailedToast, unreadable } from '#words/history.ts';
import { sentences } from '#words/text.ts';
import { localDay } from '../../core/calendar.ts';
import { HISTORY_FILE_BYTES, HISTORY_SIZE } from '../lib/limits.ts';
import { saveFile } from '../lib/save-file.ts';
import { showToast } from '../lib/toasts.ts';
import { commitOrWarn } from './commit.ts';
import { type HistoryEntry, insert, remove } from './entry.ts';
import { parseHistory, serialize, type StoredHistory } from './storage.ts';
import { getEntries, getUnreadable } from './store.ts';

/** Downloads the history as a file in the format of the storage, with an entry that has just left it. */
export function exportFile(...more: readonly HistoryEntry[]): void {
  const name = `heatstamp-history-${localDay(new Date())}.json`;
  saveFile(
    new File([serialize([...getEntries(), ...more], 2)], name, { type: 'application/json' }),
  );
}

/** Downloads what of the history can't be read. */
export function exportUnreadable(): void {
  saveFile(new File([getUnreadable() ?? '[]'], unreadable.file, { type: 'application/json' }));
}

/** A file's name without invisible marks, one of which turns the direction in which the line is read. */
function visibleName({ name }: File): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/** Adds the entries of a file that are not here yet, and says how many. A file that can't be read changes nothing. */
export async function importFile(file: File): Promise<void> {
  const contents = await readFile(file);
  if (typeof contents === 'string') {
    showToast({
      title: importFailedToast.title(visibleName(file)),
      description: sentences([importFailedToast.reasons[contents], importFailedToast.unchanged]),
      tone: 'destructive',
    });
    return;
  }
  const before = getEntries();
  const ids = new Set(before.map(({ id }) => id));
  const added = contents.entries.filter(({ id }) => !ids.has(id));
  // Named entries that are here stay before what the file has.
  commitOrWarn((entries) => mergeInto(entries, added));
  const after = getEntries();
  const kept = added.filter(({ id }) => after.some((entry) => entry.id === id));
  const gone = before.filter(({ id }) => after.every((entry) => entry.id !== id));
  showToast({
    title: importedToast.title(kept.length),
    description: importedToast.rest({
      existing: contents.entries.length - added.length,
      left: added.length - kept.length,
      gone: gone.length,
      unreadable: contents.unreadable.length,
    }),
    tone: 'plain',
    ...(kept.length > 0 && {
      action: {
        label: importedToast.undo,
        // A visible focus means that the visitor uses the keyboard.
        takesFocus: document.querySelector(':focus-visible') !== null,
        onAct: () => {
          commitOrWarn(remove(...kept.map(({ id }) => id)));
          commitOrWarn(insert(...gone));
        },
      },
    }),
  });
}

/** Unnamed entries leave first, whether they were here or come from the file. */
function mergeInto(
  entries: readonly HistoryEntry[],
  added: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const isNamed = ({ itemName }: HistoryEntry) => itemName !== undefined;
  const all = [
    ...entries.filter(isNamed),
    ...added.filter(isNamed),
    ...[...entries, ...added].filter((entry) => !isNamed(entry)).sort((a, b) => b.time - a.time),
  ];
  return insert()(all.slice(0, HISTORY_SIZE));
}

async function readFile(
  file: File,
): Promise<StoredHistory | keyof typeof importFailedToast.reasons> {
  if (file.size > HISTORY_FILE_BYTES) return 'too-large';
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    return error instanceof TypeError ? 'not-history' : 'unreachable';
  }
  const contents = parseHistory(text, Date.now());
  if (contents.isNewer) return 'newer';
  // A text that is no history has no items.
  return contents.unreadable.includes(text) || text === '' ? 'not-history' : contents;
}
