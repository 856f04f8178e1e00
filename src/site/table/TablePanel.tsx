import type { JSX } from 'react';
import { listPanel } from '#words/result.ts';
import { startOver } from '#words/tool.ts';
import { ROWS_AT_ONCE } from '../lib/limits.ts';
import { Button } from '../ui/Button.tsx';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { type List, listWords, outcomeOf, type Row, type TableView } from './table.ts';
import { ordered } from './order.ts';
import { Table } from './Table.tsx';
import { Tools } from './TableTools.tsx';

interface TablePanelProps {
  readonly list: List;
  /** As it was left; undefined at first. */
  readonly view: TableView | undefined;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (row: Row) => void;
  readonly onAsk: (text: string) => void;
  readonly onReset: () => void;
}

const FIRST_VIEW: TableView = {
  column: 'line',
  isDescending: false,
  only: 'all',
  most: ROWS_AT_ONCE,
};

/** The answer to many codes: a table to sort, filter, keep and open. */
export function TablePanel(props: TablePanelProps): JSX.Element {
  const { list, view = FIRST_VIEW, onView, onOpen, onAsk, onReset } = props;
  const kept = list.rows.filter((row) => view.only === 'all' || outcomeOf(row) === view.only);
  const rows = ordered(kept, view.column, view.isDescending);
  const hidden = rows.length - view.most;
  const showMore = () => {
    onView({ ...view, most: view.most + ROWS_AT_ONCE });
  };
  return (
    <AnswerPanel
      result={list}
      title={listPanel.title}
      tone="open"
      footNote={listPanel.note}
      resetLabel={startOver}
      onReset={onReset}
    >
      <AnswerBody said={listWords(list)}>
        <Tools rows={rows} view={view} onView={onView} />
        <Table rows={rows.slice(0, view.most)} view={view} onView={onView} onOpen={onOpen} />
        {hidden > 0 && (
          <Button tone="quiet" onClick={showMore}>
            {listPanel.more(Math.min(hidden, ROWS_AT_ONCE), hidden)}
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
      </AnswerBody>
    </AnswerPanel>
  );
}
