import { type JSX, useRef } from 'react';
import { historyCard } from '../../content/history.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { exportEntries, importFiles } from './file-actions.ts';
import styles from './HistoryFiles.module.css';

/** Takes the history out as a file, and brings one in. */
export function HistoryFiles({ isEmpty }: { readonly isEmpty: boolean }): JSX.Element {
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const isByKeyboard = useRef(false);
  return (
    <p className={styles.files}>
      <button
        type="button"
        disabled={!isReady}
        onClick={({ detail }) => {
          // A click by keyboard counts no presses of a pointer.
          isByKeyboard.current = detail === 0;
          input.current?.click();
        }}
      >
        {historyCard.import}
      </button>
      {!isEmpty && (
        <button type="button" onClick={exportEntries}>
          {historyCard.export}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={historyCard.import}
        onChange={({ currentTarget }) => {
          importFiles(currentTarget.files, isByKeyboard.current);
          // So that choosing the same file once more is a change again.
          currentTarget.value = '';
        }}
      />
    </p>
  );
}
