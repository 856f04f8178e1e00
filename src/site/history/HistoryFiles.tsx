import { type JSX, type SyntheticEvent, useRef } from 'react';
import { historyCard } from '../../content/history.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import styles from './HistoryFiles.module.css';
import { withFiles } from './with-files.ts';

/** Takes the history out as a file, and brings one in. */
export function HistoryFiles({ isEmpty }: { readonly isEmpty: boolean }): JSX.Element {
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
        <button type="button" onClick={takeOut}>
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

function takeOut(): void {
  withFiles(({ exportFile }) => {
    exportFile();
  });
}

function bringIn({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const file = currentTarget.files?.[0];
  // So that choosing the same file once more is a change again.
  currentTarget.value = '';
  if (file)
    withFiles(({ importFile }) => {
      void importFile(file);
    });
}
