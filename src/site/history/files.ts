import { imported, notImported } from '#words/history.ts';
import { localDay } from '../../heatstamp.ts';
import { saveFile } from '../lib/save-file.ts';
import { showToast } from '../lib/toasts.ts';
import { commitOrSay } from './actions.ts';
import { merge, type Outcome, outcomeOf, unmerge } from './merge.ts';
import { readFile } from './read-file.ts';
import { serialize } from './storage.ts';
import { shownEntries } from './store.ts';

/** Has the browser save the history as a file, in the shape in which it is stored. */
export function exportFile(): void {
  const name = `heatstamp-history-${localDay(new Date())}.json`;
  saveFile(new File([serialize(shownEntries(), 2)], name, { type: 'application/json' }));
}

/** Brings the entries of a file into the history, and tells what became of them. What can't be read changes nothing. */
export async function importFile(file: File): Promise<void> {
  const contents = await readFile(file, new Date());
  if (typeof contents === 'string') {
    showToast({
      title: notImported.title(file.name),
      description: `${notImported.because[contents]} ${notImported.unchanged}`,
      tone: 'destructive',
    });
    return;
  }
  const before = shownEntries();
  commitOrSay(merge(contents.entries));
  const after = shownEntries();
  const outcome = outcomeOf(contents, before, after);
  const undo = {
    label: imported.undo,
    // Whose focus shows went to the button by keyboard.
    takesFocus: document.querySelector(':focus-visible') !== null,
    onAct: () => {
      commitOrSay(unmerge(before, after));
    },
  };
  showToast({
    title: imported.title(outcome.added),
    description: descriptionOf(outcome),
    tone: 'plain',
    ...(outcome.added + outcome.completed > 0 && { action: undo }),
  });
}

/** `2 already here. 1 left out: not readable.` */
function descriptionOf(outcome: Outcome): string {
  const told = imported.parts.flatMap(([part, words]) =>
    outcome[part] > 0 ? words(outcome[part]) : [],
  );
  return told.length === 0 && outcome.added === 0 ? imported.nothing : told.join(' ');
}
