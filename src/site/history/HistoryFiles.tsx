import { type JSX, type SyntheticEvent, useRef } from 'react';
import { partMissing } from '#words/tool.ts';
import { historyCard } from '#words/history.ts';
import { createLazy } from '../lib/lazy.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import styles from './HistoryFiles.module.css';

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

/** Files are rare, so what reads and writes them is loaded when it is asked for. */
const files = createLazy(() => import('./files.ts'), partMissing);

function takeOut(): void {
  files.want(({ exportFile }) => {
    exportFile();
  });
}

function bringIn({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const file = currentTarget.files?.[0];
  // So that choosing the same file once more is a change again.
  currentTarget.value = '';
  if (file) files.want(({ importFile }) => void importFile(file));
}
