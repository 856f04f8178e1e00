import { type JSX, useState } from 'react';
import { listPanel } from '../../../content/answers.ts';
import { ROWS_AT_ONCE } from '../../lib/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { listWords } from '../answer.ts';
import errors from '../InvalidPanel.module.css';
import { ResultPanel } from '../ResultPanel.tsx';
import { Exports } from './Exports.tsx';
import { Filter } from './Filter.tsx';
import { type List, type Outcome, outcomeOf } from './list.ts';
import styles from './ListPanel.module.css';
import { type Column, ordered } from './order.ts';
import { Table } from './Table.tsx';

interface ListPanelProps {
  readonly list: List;
  readonly onReset: () => void;
  readonly onAsk: (code: string) => void;
}

export interface View {
  readonly column: Column;
  readonly isDescending: boolean;
  readonly only: Outcome | 'all';
}

/** The answer to many codes: a table to sort, filter, keep and open. */
export function ListPanel({ list, onReset, onAsk }: ListPanelProps): JSX.Element {
  const [view, setView] = useState<View>({ column: 'line', isDescending: false, only: 'all' });
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const { column, isDescending, only } = view;
  const kept = list.rows.filter((row) => only === 'all' || outcomeOf(row) === only);
  const rows = ordered(kept, column, isDescending);
  const hidden = Math.min(rows.length - most, ROWS_AT_ONCE);
  return (
    <ResultPanel
      result={list}
      title={listPanel.title}
      tone="open"
      footNote={listPanel.note}
      resetLabel={listPanel.reset}
      onReset={onReset}
    >
      <div className={errors.body}>
        <p className={errors.error}>{listWords(list)}</p>
        <div className={styles.tools}>
          <Filter view={view} onView={setView} />
          <Exports rows={rows} />
        </div>
        <Table rows={rows.slice(0, most)} view={view} onView={setView} onAsk={onAsk} />
        {hidden > 0 && (
          <Button
            tone="quiet"
            onClick={() => {
              setMost(most + ROWS_AT_ONCE);
            }}
          >
            {listPanel.more(hidden)}
          </Button>
        )}
        {list.rest.length > 0 && (
          <Button
            tone="quiet"
            onClick={() => {
              onAsk(list.rest.join('\n'));
            }}
          >
            {listPanel.rest(list.rest.length)}
          </Button>
        )}
      </div>
    </ResultPanel>
  );
}
