import type { JSX, ReactNode } from 'react';
import { historyCard } from '#words/history.ts';
import { HISTORY_SIZE } from '../lib/limits.ts';
import { HISTORY_TITLE_ID } from './focus.ts';
import styles from './HistoryCard.module.css';
import { HistoryFiles } from './HistoryFiles.tsx';

interface HistoryCardProps {
  readonly isEmpty: boolean;
  /** The list of entries; a visitor who has none does without it. */
  readonly children: ReactNode;
}

/** The last results, and their way out of this browser and back. */
export function HistoryCard({ isEmpty, children }: HistoryCardProps): JSX.Element {
  return (
    <section id="history" className={styles.card} aria-labelledby={HISTORY_TITLE_ID}>
      <header className={styles.head}>
        <h2 id={HISTORY_TITLE_ID} tabIndex={-1}>
          {historyCard.title}
        </h2>
        <p>{historyCard.note(HISTORY_SIZE)}</p>
      </header>
      {isEmpty ? <p className={styles.empty}>{historyCard.empty}</p> : children}
      <HistoryFiles isEmpty={isEmpty} />
    </section>
  );
}
