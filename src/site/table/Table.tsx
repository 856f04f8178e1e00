import type { JSX, RefObject } from 'react';
import { COLUMNS, tablePanel } from '#words/table.ts';
import { hasContradiction } from '../listing/listing.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import {
  codeOf,
  type CodeRow,
  type Column,
  labelText,
  notesFor,
  outcomeOf,
  rowId,
  surenessOf,
  type TableView,
} from './table.ts';
import styles from './TablePanel.module.css';

interface TableProps {
  readonly rows: readonly CodeRow[];
  /** Whether any row of the whole table has a label. */
  readonly hasLabels: boolean;
  /** Whether to leave out the sort buttons, which are useless on paper. */
  readonly isPrinting: boolean;
  readonly view: TableView;
  /** Points to the button of the row that was opened last. */
  readonly openedRef: RefObject<HTMLButtonElement | null>;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (row: CodeRow) => void;
}

/** The rows. The styles turn each one into two lines on a phone. */
export function Table({ rows, hasLabels, openedRef, ...props }: TableProps): JSX.Element {
  const { isPrinting, view, onView, onOpen } = props;
  const columns = COLUMNS.filter((column) => column !== 'label' || hasLabels);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{tablePanel.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeader
              key={column}
              column={column}
              isPrinting={isPrinting}
              view={view}
              onView={onView}
            />
          ))}
          <th scope="col">{tablePanel.notes}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={rowId(row)}
            ref={rowId(row) === view.openedRow ? openedRef : undefined}
            row={row}
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
  if (isPrinting) return <th scope="col">{tablePanel.columns[column]}</th>;
  const isSorted = view.column === column;
  const direction = view.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
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

interface RowProps {
  readonly ref: RefObject<HTMLButtonElement | null> | undefined;
  readonly row: CodeRow;
  readonly hasLabels: boolean;
  readonly onOpen: (row: CodeRow) => void;
}

function Row({ ref, row, hasLabels, onOpen }: RowProps): JSX.Element {
  const { line, input, codeText, name, result, check } = row;
  return (
    <tr data-outcome={outcomeOf(row)}>
      <td>{line}</td>
      <td>
        <button
          ref={ref}
          type="button"
          onClick={() => {
            onOpen(row);
          }}
        >
          {truncate(codeOf(row))}
        </button>
        <span>{name ?? (codeText === undefined ? '' : truncate(input))}</span>
      </td>
      <td data-differs={hasContradiction(check, ['date', 'line'])}>
        {result.isValid && result.date}
      </td>
      <td>{result.isValid && result.country}</td>
      {hasLabels && <td data-differs={hasContradiction(check, ['label'])}>{labelText(row)}</td>}
      <td>{tablePanel.sureness[surenessOf(row) ?? 'unreadable']}</td>
      <td>{notesFor(row)}</td>
    </tr>
  );
}
