import { type JSX, useState } from 'react';
import { listPanel, startOver } from '../../../content/answers.ts';
import { ROWS_AT_ONCE } from '../../lib/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { listWords } from '../counts.ts';
import body from '../InvalidPanel.module.css';
import { ResultPanel } from '../ResultPanel.tsx';
import { type List, type Outcome, outcomeOf } from './list.ts';
import { type Column, ordered } from './order.ts';
import { Table } from './Table.tsx';
import { Tools } from './Tools.tsx';

interface ListPanelProps {
  readonly list: List;
  readonly onReset: () => void;
  readonly onAsk: (code: string) => void;
}

/** Which rows show, and in which order. */
export interface View {
  readonly column: Column;
  readonly isDescending: boolean;
  readonly only: Outcome | 'all';
}

/** The answer to many codes: a table to sort, filter, keep and open. */
export function ListPanel({ list, onReset, onAsk }: ListPanelProps): JSX.Element {
  const [view, setView] = useState<View>({ column: 'line', isDescending: false, only: 'all' });
  const kept = list.rows.filter((row) => view.only === 'all' || outcomeOf(row) === view.only);
  const rows = ordered(kept, view.column, view.isDescending);
  return (
    <ResultPanel
      result={list}
      title={listPanel.title}
      tone="open"
      footNote={listPanel.note}
      resetLabel={startOver}
      onReset={onReset}
    >
      <div className={body.body}>
        <p className={body.error}>{listWords(list)}</p>
        <Tools rows={rows} view={view} onView={setView} />
        <Rows rows={rows} view={view} onView={setView} onAsk={onAsk} />
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

/** The table, as much of it as was asked for. */
function Rows({ rows, ...rest }: Parameters<typeof Table>[0]): JSX.Element {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const hidden = rows.length - most;
  return (
    <>
      <Table rows={rows.slice(0, most)} {...rest} />
      {hidden > 0 && (
        <Button
          tone="quiet"
          onClick={() => {
            setMost(most + ROWS_AT_ONCE);
          }}
        >
          {listPanel.more(Math.min(hidden, ROWS_AT_ONCE), hidden)}
        </Button>
      )}
    </>
  );
}
