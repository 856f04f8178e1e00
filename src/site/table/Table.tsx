import type { JSX, RefObject } from 'react';
import { COLUMNS, tablePanel } from '#words/table.ts';
import { hasContradiction } from '../listing/listing.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { notesFor } from './notes.ts';
import {
  codeOf,
  type CodeRow,
  type Column,
  labelText,
  outcomeOf,
  rowId,
  surenessOf,
  type TableView,
} from './table.ts';
import styles from './TablePanel.module.css';

/** A column of the pasted spreadsheet that shows where there is room. */
export interface KeptColumn {
  readonly index: number;
  readonly heading: string;
}

interface TableProps {
  readonly rows: readonly CodeRow[];
  readonly keptColumns: readonly KeptColumn[];
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
export function Table({ rows, openedRef, onOpen, ...props }: TableProps): JSX.Element {
  const { keptColumns, hasLabels, isPrinting, view, onView } = props;
  const [row, code, ...columns] = COLUMNS;
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
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{tablePanel.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {header(row)}
          {header(code)}
          {keptColumns.map(({ index, heading }) => (
            <th key={index} scope="col" data-column="kept">
              {heading}
            </th>
          ))}
          {columns.filter((column) => column !== 'label' || hasLabels).map(header)}
          <th scope="col" data-column="notes">
            {tablePanel.notes}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => (
          <Row
            key={rowId(item)}
            ref={rowId(item) === view.openedRow ? openedRef : undefined}
            row={item}
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
      <th scope="col" data-column={column}>
        {tablePanel.columns[column]}
      </th>
    );
  const isSorted = view.column === column;
  const direction = view.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-column={column} aria-sort={isSorted ? direction : undefined}>
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

interface RowProps extends Pick<TableProps, 'keptColumns' | 'hasLabels' | 'onOpen'> {
  readonly ref: RefObject<HTMLButtonElement | null> | undefined;
  readonly row: CodeRow;
}

function Row({ ref, row, keptColumns, hasLabels, onOpen }: RowProps): JSX.Element {
  const { lineNumber, input, codeText, name, cells, result, check } = row;
  return (
    <tr data-outcome={outcomeOf(row)}>
      <td data-column="row">{lineNumber}</td>
      <td data-column="code">
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
      {keptColumns.map(({ index }) => (
        <td key={index} data-column="kept">
          {cells[index]}
        </td>
      ))}
      <td data-column="date" data-differs={hasContradiction(check, ['date', 'line'])}>
        {result.isValid && result.date}
      </td>
      <td data-column="country">{result.isValid && result.country}</td>
      {hasLabels && (
        <td data-column="label" data-differs={hasContradiction(check, ['label'])}>
          {labelText(row)}
        </td>
      )}
      <td data-column="sureness">{tablePanel.sureness[surenessOf(row)]}</td>
      <td data-column="notes">{notesFor(row)}</td>
    </tr>
  );
}
