import { type JSX, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listPanel } from '#words/table.ts';
import { startOver } from '#words/tool.ts';
import { ROWS_AT_ONCE } from '../lib/limits.ts';
import { AnswerBody, AnswerPanel } from '../ui/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import {
  idOf,
  labelSaid,
  type List,
  listWords,
  outcomeOf,
  type Row,
  type TableView,
} from './table.ts';
import { ordered } from './order.ts';
import { Table } from './Table.tsx';
import styles from './TablePanel.module.css';
import { Tools } from './TableTools.tsx';

interface TablePanelProps {
  readonly list: List;
  /** What stands over and under it on paper. */
  readonly head: ReactNode;
  readonly foot: ReactNode;
  /** As it was left. */
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (row: Row) => void;
  readonly onAsk: (text: string) => void;
  readonly onReset: () => void;
}

/** The answer to many codes: a table to sort, filter, keep and open. */
export function TablePanel(props: TablePanelProps): JSX.Element {
  const { list, head, foot, view, onView, onOpen, onAsk, onReset } = props;
  const isPrinting = usePrinting();
  const opened = useReturn(list);
  const kept = list.rows.filter((row) => view.only === 'all' || outcomeOf(row) === view.only);
  const rows = ordered(kept, view.column, view.isDescending);
  const hidden = rows.length - view.most;
  return (
    <AnswerPanel title={listPanel.title} tone="open" resetLabel={startOver} onReset={onReset}>
      {head}
      <AnswerBody said={listWords(list)}>
        <p className={styles.note} data-screen-only>
          {listPanel.note}
        </p>
        <Tools list={list} rows={rows} view={view} onView={onView} />
        <Table
          rows={isPrinting ? rows : rows.slice(0, view.most)}
          hasLabels={list.rows.some(labelSaid)}
          isPrinting={isPrinting}
          view={view}
          opened={opened}
          onView={onView}
          onOpen={(row) => {
            onView({ ...view, opened: idOf(row) });
            onOpen(row);
          }}
        />
        {hidden > 0 && (
          <Button
            tone="quiet"
            onClick={({ currentTarget }) => {
              const panel = currentTarget.closest('section');
              flushSync(() => {
                onView({ ...view, most: view.most + ROWS_AT_ONCE });
              });
              // The button goes with the last rows, and the focus that it had goes on where they begin.
              if (!currentTarget.isConnected)
                panel?.querySelectorAll<HTMLElement>('tbody button')[view.most]?.focus();
            }}
          >
            {listPanel.more(Math.min(hidden, ROWS_AT_ONCE), hidden)}
          </Button>
        )}
        {list.rest.lines > 0 && (
          <Button
            tone="quiet"
            onClick={() => {
              onAsk(list.rest.text);
            }}
          >
            {listPanel.rest(list.rest.lines)}
          </Button>
        )}
      </AnswerBody>
      {foot}
    </AnswerPanel>
  );
}

/** Goes back to the row that was opened, where there is one. The panel takes the focus before. */
function useReturn(list: List): RefObject<HTMLButtonElement | null> {
  const opened = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    opened.current?.focus({ preventScroll: true });
    opened.current?.scrollIntoView({ block: 'center' });
  }, [list]);
  return opened;
}

/** Whether the page is on its way to paper, which shows all rows: nobody can ask it for more. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint');
      });
    };
    addEventListener('beforeprint', follow);
    addEventListener('afterprint', follow);
    return () => {
      removeEventListener('beforeprint', follow);
      removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinting;
}
