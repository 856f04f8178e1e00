import type { JSX } from 'react';
import { deletedToast, historyCard } from '../../content/history.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { showToast } from '../lib/toasts.ts';
import { removeEntry, restoreEntry } from './actions.ts';
import type { Entry } from './entry.ts';
import { focusAfter } from './focus.ts';
import styles from './HistoryCard.module.css';
import { HistoryRow } from './HistoryRow.tsx';
import { useEntries } from './useEntries.ts';

interface HistoryCardProps {
  /** The entry whose result shows at this moment. */
  readonly shownId: string | undefined;
  readonly onView: (entry: Entry) => void;
}

const TITLE_ID = 'history-title';

/** The last results, newest first. */
export function HistoryCard({ shownId, onView }: HistoryCardProps): JSX.Element {
  const entries = useEntries();
  return (
    <section id="history" className={styles.card} aria-labelledby={TITLE_ID}>
      <header className={styles.head}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {historyCard.title}
        </h2>
        <p>{historyCard.note(HISTORY_SIZE)}</p>
      </header>
      {entries.length === 0 ? (
        <p className={styles.empty}>{historyCard.empty}</p>
      ) : (
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
      )}
    </section>
  );
}

/** Deletes an entry, whose button had the focus; undoing gives it back there. */
function removeWithUndo(entry: Entry, isByKeyboard: boolean): void {
  focusAfter(() => {
    removeEntry(entry.id);
  }, TITLE_ID);
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
