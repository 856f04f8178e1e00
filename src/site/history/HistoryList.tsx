import type { JSX } from 'react';
import { deletedToast } from '#words/history.ts';
import { showToast } from '../lib/toasts.ts';
import { removeEntry, restoreEntry } from './actions.ts';
import type { Entry } from './entry.ts';
import { focusAfter, HISTORY_TITLE_ID } from './focus.ts';
import styles from './HistoryList.module.css';
import { HistoryRow } from './HistoryRow.tsx';

interface HistoryListProps {
  readonly entries: readonly Entry[];
  /** The entry whose result shows at this moment. */
  readonly shownId: string | undefined;
  readonly onView: (entry: Entry) => void;
}

/** The entries, newest first. */
export function HistoryList({ entries, shownId, onView }: HistoryListProps): JSX.Element {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <HistoryRow
          key={entry.id}
          entry={entry}
          isShown={entry.id === shownId}
          onView={onView}
          onDelete={removeWithUndo}
        />
      ))}
    </ol>
  );
}

/** Deletes an entry, whose button had the focus; undoing gives it back there. */
function removeWithUndo(entry: Entry, isByKeyboard: boolean): void {
  focusAfter(() => {
    removeEntry(entry.id);
  }, HISTORY_TITLE_ID);
  showToast({
    title: deletedToast.title(entry.itemName, entry.dateCode),
    tone: 'plain',
    action: {
      label: deletedToast.undo,
      takesFocus: isByKeyboard,
      onAct: () => {
        focusAfter(() => {
          restoreEntry(entry);
        }, `delete-${entry.id}`);
      },
    },
  });
}
