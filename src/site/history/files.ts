import { importedToast, importFailedToast } from '#words/history.ts';
import { sentences } from '#words/text.ts';
import { localDay } from '../../core/calendar.ts';
import { saveFile } from '../lib/save-file.ts';
import { showToast } from '../lib/toasts.ts';
import { commitOrWarn } from './actions.ts';
import { type ImportSummary, merge, summarizeImport, unmerge } from './merge.ts';
import { readHistoryFile } from './read-file.ts';
import { serialize } from './storage.ts';
import { getEntries } from './store.ts';

/** Downloads the history as a file in the format of the storage. */
export function exportFile(): void {
  const name = `heatstamp-history-${localDay(new Date())}.json`;
  saveFile(new File([serialize(getEntries(), 2)], name, { type: 'application/json' }));
}

/** Imports the entries of a file and shows a summary. A file that can't be read changes nothing. */
export async function importFile(file: File): Promise<void> {
  const contents = await readHistoryFile(file, {
    entries: getEntries(),
    now: new Date(),
  });
  if (typeof contents === 'string') {
    showToast({
      title: importFailedToast.title(file.name),
      description: sentences([importFailedToast.reasons[contents], importFailedToast.unchanged]),
      tone: 'destructive',
    });
    return;
  }
  const before = getEntries();
  commitOrWarn(merge(contents.entries));
  const after = getEntries();
  const summary = summarizeImport(contents, before, after);
  const undo = {
    label: importedToast.undo,
    // A visible focus means that the visitor uses the keyboard.
    takesFocus: document.querySelector(':focus-visible') !== null,
    onAct: () => {
      commitOrWarn(unmerge(before, after));
    },
  };
  showToast({
    title: importedToast.title(summary.added),
    description: describe(summary),
    tone: 'plain',
    ...(summary.added + summary.completed > 0 && { action: undo }),
  });
}

/** `2 already here. 1 left out: not readable.` */
function describe(summary: ImportSummary): string {
  const parts = importedToast.parts.flatMap(([part, sentence]) =>
    summary[part] > 0 ? sentence(summary[part]) : [],
  );
  return parts.length === 0 && summary.added === 0 ? importedToast.nothing : sentences(parts);
}
