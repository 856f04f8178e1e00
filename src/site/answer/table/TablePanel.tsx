import { type JSX, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tablePanel } from '#words/table.ts';
import { COLON, COMMA } from '#words/text.ts';
import { startOver } from '#words/tool.ts';
import { MOST_LINES } from '../../../text/limits.ts';
import type { CodeRow, CodeTable } from '../../../text/rows.ts';
import { ROWS_AT_ONCE } from '../../lib/limits.ts';
import { AnswerPanel } from '../../layout/AnswerPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import {
  countUncompared,
  isShown,
  isToLookAt,
  labelText,
  partition,
  tableSummary,
  type TableView,
  sortRows,
} from './table.ts';
import { PrintedFoot, PrintedHead } from '../Printed.tsx';
import { type KeptColumn, Table } from './Table.tsx';
import kit from '../../ui/Kit.module.css';
import styles from './TablePanel.module.css';
import { TableTools } from './TableTools.tsx';

interface TablePanelProps {
  readonly table: CodeTable;
  /** The view as the visitor left it. */
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (row: CodeRow) => void;
  readonly onAnalyze: (text: string) => void;
  readonly onReset: () => void;
}

/** The answer to many codes: a table that can be sorted, filtered, exported and opened row by row. */
export function TablePanel(props: TablePanelProps): JSX.Element {
  const { table, view, onView, onOpen, onAnalyze, onReset } = props;
  const isPrinting = usePrinting();
  const openedRef = useReturnFocus();
  const body = useRef<HTMLTableSectionElement>(null);
  const { codes, others } = useMemo(() => partition(table), [table]);
  const { column, isDescending, filter } = view;
  const rows = useMemo(() => {
    const filtered = codes.filter((row) => isShown(row, filter));
    return sortRows(filtered, column, isDescending);
  }, [codes, column, isDescending, filter]);
  // Nothing is cut from what is taken along: lines that are not about a code stay in their place.
  const order = column ?? 'row';
  const taken = sortRows(filter === 'all' ? table.rows : rows, order, isDescending);
  const toLookAt = codes.filter(isToLookAt).length;
  const uncomparedLines = countUncompared(others);
  const hidden = rows.length - view.limit;
  const uncompared = table.columns.flatMap(({ isUncompared, heading }, index) =>
    isUncompared ? [heading || tablePanel.unnamedColumn(index + 1)] : [],
  );
  return (
    <AnswerPanel
      title={tablePanel.title}
      tone="open"
      resetLabel={startOver}
      onReset={onReset}
      printedFoot={<PrintedFoot />}
    >
      <PrintedHead title={tablePanel.title} code={tablePanel.rows(table.rows.length)} />
      <div className={styles.body}>
        <h3 className={styles.summary}>
          {tablePanel.headline(codes.length)}
          {COLON}
          {toLookAt > 0 && (
            <Button
              tone="text"
              aria-pressed={filter === 'look'}
              onClick={() => {
                onView({ ...view, filter: filter === 'look' ? 'all' : 'look' });
              }}
            >
              {tablePanel.toLookAt(toLookAt)}
            </Button>
          )}
          {toLookAt === 0 && uncomparedLines === 0 && tablePanel.noneToLookAt}
          {uncomparedLines > 0 &&
            (toLookAt > 0 ? COMMA : '') + tablePanel.notCompared(uncomparedLines)}
        </h3>
        <p className={`${kit.note} ${kit.heard}`}>{tableSummary(table)}</p>
        <TableTools table={table} codes={codes} taken={taken} view={view} onView={onView} />
        <Table
          rows={isPrinting ? rows : rows.slice(0, view.limit)}
          today={table.today}
          keptColumns={keptColumnsOf(table, isPrinting)}
          hasLabels={codes.some(labelText)}
          isPrinting={isPrinting}
          view={view}
          openedRef={openedRef}
          bodyRef={body}
          onView={onView}
          onOpen={onOpen}
        />
        {hidden > 0 && (
          <Button
            tone="quiet"
            onClick={({ currentTarget }) => {
              flushSync(() => {
                onView({ ...view, limit: view.limit + ROWS_AT_ONCE });
              });
              // Showing the last rows removes the button, so its focus moves to the first of them.
              if (!currentTarget.isConnected)
                body.current?.rows[view.limit]?.querySelector('button')?.focus();
            }}
          >
            {tablePanel.showMore(Math.min(hidden, ROWS_AT_ONCE), hidden)}
          </Button>
        )}
        {codes.some(({ outcome }) => outcome === 'differs') && (
          <p className={`${kit.note} ${kit.measure}`}>{tablePanel.advice}</p>
        )}
        {uncompared.length > 0 && (
          <p className={`${kit.note} ${kit.measure}`}>{tablePanel.uncompared(uncompared)}</p>
        )}
        {others.length > 0 && (
          <Disclosure look="text" show={tablePanel.others(others.length)}>
            <ul className={kit.note}>
              {others.map(({ lineNumber, input }) => (
                <li key={lineNumber}>{input}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        {table.rest.lines > 0 && (
          <Button
            tone="quiet"
            onClick={() => {
              onAnalyze(table.rest.text);
            }}
          >
            {tablePanel.readRest(MOST_LINES, table.rest.lines)}
          </Button>
        )}
        <p className={`${kit.note} ${kit.measure}`} data-screen-only>
          {tablePanel.note}
        </p>
      </div>
    </AnswerPanel>
  );
}

/** At most so many columns of a spreadsheet show, none of them wider than this, in UTF-16 units. */
const [MOST_KEPT, WIDEST_KEPT] = [3, 16];

/** The columns of a spreadsheet that the table does not show anyway: on paper all, on the screen the short ones. */
function keptColumnsOf({ columns, rows }: CodeTable, isPrinting: boolean): readonly KeptColumn[] {
  const sample = isPrinting ? rows : rows.slice(0, ROWS_AT_ONCE);
  const kept = columns
    .map(({ heading, kind }, index) => ({
      index,
      kind,
      heading: heading || tablePanel.unnamedColumn(index + 1),
    }))
    .filter(({ index, kind }) => {
      const cells = sample.map((row) => row.cells[index]?.trim() ?? '');
      const isShort = cells.every(({ length }) => length <= WIDEST_KEPT);
      // Each row has its number already.
      const hasMore = cells.some(
        (cell, at) => cell !== '' && cell !== String(sample[at]?.lineNumber),
      );
      return kind === undefined && (isPrinting || isShort) && hasMore;
    });
  return isPrinting ? kept : kept.slice(0, MOST_KEPT);
}

/** Returns focus and scroll position to the row that was opened last, once, after the panel has taken the focus. */
function useReturnFocus(): RefObject<HTMLButtonElement | null> {
  const openedRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    openedRef.current?.focus({ preventScroll: true });
    openedRef.current?.scrollIntoView({ block: 'center' });
  }, []);
  return openedRef;
}

/** Whether the page is being printed, which needs all rows at once. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const onPrint = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint');
      });
    };
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrint);
    return () => {
      removeEventListener('beforeprint', onPrint);
      removeEventListener('afterprint', onPrint);
    };
  }, []);
  return isPrinting;
}
