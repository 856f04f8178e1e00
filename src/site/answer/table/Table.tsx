import type { JSX, RefObject } from 'react';
import { tablePanel } from '#words/table.ts';
import type { Day } from '../../../core/calendar.ts';
import type { ClaimId } from '../../../core/checks.ts';
import type { CodeRow } from '../../../text/rows.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { notesFor } from './notes.ts';
import {
  besideCode,
  codeInRow,
  type Column,
  countryOf,
  labelText,
  rowId,
  SORTABLE,
  type TableView,
  toneOfRow,
  verdictFor,
} from './table.ts';
import styles from './TablePanel.module.css';

/** A column of the pasted spreadsheet that shows where there is room. */
export interface KeptColumn {
  readonly index: number;
  readonly heading: string;
}

interface TableProps {
  readonly rows: readonly CodeRow[];
  /** The day as of which they were read. */
  readonly today: Day;
  readonly keptColumns: readonly KeptColumn[];
  /** Whether any row of the whole table has a label. */
  readonly hasLabels: boolean;
  /** Whether to leave out the sort buttons, which are useless on paper. */
  readonly isPrinting: boolean;
  readonly view: TableView;
  /** Points to the button of the row that was opened last. */
  readonly openedRef: RefObject<HTMLButtonElement | null>;
  /** Points to the body of the table. */
  readonly bodyRef: RefObject<HTMLTableSectionElement | null>;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (row: CodeRow) => void;
}

/** The rows. The styles turn each one into two lines on a phone, where Safari forgets the roles unless they are written. */
export function Table({ rows, openedRef, bodyRef, onOpen, ...props }: TableProps): JSX.Element {
  const { today, keptColumns, hasLabels, isPrinting, view, onView } = props;
  const [row, code, ...columns] = SORTABLE;
  const shown = columns.filter((column) => column !== 'label' || hasLabels);
  const header = (column: Column) => (
    <ColumnHeader
      key={column}
      column={column}
      isPrinting={isPrinting}
      view={view}
      onView={onView}
    />
  );
  return (
    <table
      className={styles.table}
      role="table"
      ref={(table) => {
        table?.style.setProperty('--columns', String(2 + keptColumns.length + shown.length));
      }}
    >
      <caption>
        <VisuallyHidden>{tablePanel.title}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {header(row)}
          {header(code)}
          {keptColumns.map(({ index, heading }) => (
            <th key={index} role="columnheader" scope="col" data-column="kept">
              {heading}
            </th>
          ))}
          {shown.map(header)}
          <th role="columnheader" scope="col" data-column="notes">
            {tablePanel.notes}
          </th>
        </tr>
      </thead>
      <tbody ref={bodyRef} role="rowgroup">
        {rows.map((item) => (
          <Row
            key={rowId(item)}
            ref={rowId(item) === view.openedRow ? openedRef : undefined}
            row={item}
            today={today}
            keptColumns={keptColumns}
            hasLabels={hasLabels}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeaderProps {
  readonly column: Column;
  readonly isPrinting: boolean;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

function ColumnHeader({ column, isPrinting, view, onView }: ColumnHeaderProps): JSX.Element {
  // Browsers repeat the header on every printed page, where buttons would be out of place.
  if (isPrinting)
    return (
      <th role="columnheader" scope="col" data-column={column}>
        {tablePanel.columns[column]}
      </th>
    );
  const isSorted = view.column === column;
  const direction = view.isDescending ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      data-column={column}
      aria-sort={isSorted ? direction : undefined}
    >
      <button
        type="button"
        onClick={() => {
          onView({ ...view, column, isDescending: isSorted && !view.isDescending });
        }}
      >
        {tablePanel.columns[column]}
      </button>
    </th>
  );
}

/** How much of its line a row shows, in UTF-16 units. */
const MAX_LENGTH = 400;

function truncate(line: string): string {
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

interface RowProps extends Pick<TableProps, 'today' | 'keptColumns' | 'hasLabels' | 'onOpen'> {
  readonly ref: RefObject<HTMLButtonElement | null> | undefined;
  readonly row: CodeRow;
}

function Row({ ref, row, today, keptColumns, hasLabels, onOpen }: RowProps): JSX.Element {
  const { lineNumber, cells, result, outcome } = row;
  return (
    <tr
      role="row"
      data-outcome={outcome}
      data-tone={toneOfRow(row)}
      // The button in it is for the keyboard; its click arrives here. Who selects text opens nothing.
      onClick={() => {
        if (getSelection()?.toString() === '') onOpen(row);
      }}
    >
      <td role="cell" data-column="row">
        {lineNumber}
      </td>
      <td role="cell" data-column="code">
        <button ref={ref} type="button">
          {truncate(codeInRow(row))}
        </button>
        <span>{truncate(besideCode(row))}</span>
      </td>
      {keptColumns.map(({ index }) => (
        <td key={index} role="cell" data-column="kept">
          {cells[index]}
        </td>
      ))}
      <td
        role="cell"
        data-column="date"
        data-differs={conflicts(row, ['made', 'existed-by', 'released', 'line'])}
      >
        {result.isValid && result.date}
      </td>
      <td role="cell" data-column="country">
        {countryOf(row)}
      </td>
      {hasLabels && (
        <td role="cell" data-column="label" data-differs={conflicts(row, ['label'])}>
          {labelText(row)}
        </td>
      )}
      <td role="cell" data-column="verdict">
        {verdictFor(row)}
      </td>
      <td role="cell" data-column="notes">
        {notesFor(row, today)}
      </td>
    </tr>
  );
}

/** Whether a row's code contradicts one of these claims. */
function conflicts({ sheet }: CodeRow, claims: readonly ClaimId[]): boolean {
  return (
    sheet?.checks.some(({ claim, outcome }) => outcome === 'conflicts' && claims.includes(claim)) ??
    false
  );
}
