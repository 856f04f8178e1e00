import type { JSX, ReactNode } from 'react';
import { historyCard } from '#words/history.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { Button } from '../ui/Button.tsx';
import looks from '../ui/Looks.module.css';
import { exportFile } from './files.ts';
import styles from './HistoryCard.module.css';

/** The card's heading. It takes the focus when a focused entry is deleted. */
export const HISTORY_TITLE_ID = 'history-title';

interface HistoryCardProps {
  readonly isEmpty: boolean;
  /** What an entry comes to, for the export. */
  readonly judge?: Parameters<typeof exportFile>[0];
  /** The list of entries, rendered only if there are any. */
  readonly children: ReactNode;
}

/** The latest results with a button to export them. An empty history is one line. */
export function HistoryCard({ isEmpty, judge, children }: HistoryCardProps): JSX.Element {
  return (
    <section
      id="history"
      className={isEmpty ? styles.empty : styles.card}
      aria-labelledby={HISTORY_TITLE_ID}
    >
      <h2 id={HISTORY_TITLE_ID} className={isEmpty ? looks.hidden : undefined} tabIndex={-1}>
        {historyCard.title}
      </h2>
      <p className={looks.note}>{isEmpty ? historyCard.empty : historyCard.note(HISTORY_SIZE)}</p>
      {!isEmpty && children}
      {!isEmpty && (
        <p>
          <Button
            tone="text"
            onClick={() => {
              exportFile(judge);
            }}
          >
            {historyCard.export}
          </Button>
        </p>
      )}
    </section>
  );
}
