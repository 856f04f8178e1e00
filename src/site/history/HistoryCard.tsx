import { type JSX, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { historyCard, unreadable } from '#words/history.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { Button } from '../ui/Button.tsx';
import hidden from '../ui/VisuallyHidden.module.css';
import { exportFile, exportUnreadable, importFile } from './files.ts';
import styles from './HistoryCard.module.css';
import { removeUnreadable, useUnreadable } from './store.ts';

/** The card's heading. It takes the focus when a focused entry is deleted. */
export const HISTORY_TITLE_ID = 'history-title';

interface HistoryCardProps {
  readonly isEmpty: boolean;
  /** The list of entries, rendered only if there are any. */
  readonly children: ReactNode;
}

/** The latest results with buttons to export and import them. An empty history is one line. */
export function HistoryCard({ isEmpty, children }: HistoryCardProps): JSX.Element {
  return (
    <section
      id="history"
      className={isEmpty ? styles.empty : styles.card}
      aria-labelledby={HISTORY_TITLE_ID}
    >
      <h2 id={HISTORY_TITLE_ID} className={isEmpty ? hidden.hidden : undefined} tabIndex={-1}>
        {historyCard.title}
      </h2>
      <p className={styles.note}>{isEmpty ? historyCard.empty : historyCard.note(HISTORY_SIZE)}</p>
      {!isEmpty && children}
      <Files isEmpty={isEmpty} />
      <Unreadable />
    </section>
  );
}

/** Offers what of the stored history can't be read, to download or to remove. */
function Unreadable(): ReactNode {
  const text = useUnreadable();
  if (text === undefined) return null;
  return (
    <p className={styles.files}>
      <span>{unreadable.note}</span>
      <Button tone="text" onClick={exportUnreadable}>
        {unreadable.download}
      </Button>
      <Button tone="text" onClick={removeUnreadable}>
        {unreadable.remove}
      </Button>
    </p>
  );
}

/** Exports the history as a file and imports one. */
function Files({ isEmpty }: { readonly isEmpty: boolean }): JSX.Element {
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className={styles.files}>
      <Button
        tone="text"
        disabled={!isReady}
        onClick={() => {
          input.current?.click();
        }}
      >
        {historyCard.import}
      </Button>
      {!isEmpty && (
        <Button
          tone="text"
          onClick={() => {
            exportFile();
          }}
        >
          {historyCard.export}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        aria-label={historyCard.import}
        onChange={importHistory}
      />
    </p>
  );
}

function importHistory({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const file = currentTarget.files?.[0];
  // Otherwise choosing the same file again would fire no change event.
  currentTarget.value = '';
  if (file) void importFile(file);
}
