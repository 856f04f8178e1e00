import { type JSX, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { historyCard } from '#words/history.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import hidden from '../ui/VisuallyHidden.module.css';
import { exportFile, importFile } from './files.ts';
import styles from './HistoryCard.module.css';

/** The card's heading, which takes the focus when an entry leaves with it. */
export const HISTORY_TITLE_ID = 'history-title';

interface HistoryCardProps {
  readonly isEmpty: boolean;
  /** The list of entries; a visitor who has none does without it. */
  readonly children: ReactNode;
}

/** The last results, and their way out of this browser and back. Without any it is one line. */
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
    </section>
  );
}

/** Takes the history out as a file, and brings one in. */
function Files({ isEmpty }: { readonly isEmpty: boolean }): JSX.Element {
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className={styles.files}>
      <button
        type="button"
        disabled={!isReady}
        onClick={() => {
          input.current?.click();
        }}
      >
        {historyCard.import}
      </button>
      {!isEmpty && (
        <button type="button" onClick={exportFile}>
          {historyCard.export}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        aria-label={historyCard.import}
        onChange={bringIn}
      />
    </p>
  );
}

function bringIn({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const file = currentTarget.files?.[0];
  // So that choosing the same file once more is a change again.
  currentTarget.value = '';
  if (file) void importFile(file);
}
