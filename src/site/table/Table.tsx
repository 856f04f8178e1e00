import type { JSX, RefObject } from 'react';
import { COLUMNS, listPanel } from '#words/table.ts';
import { isContradicted } from '../listing/listing.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import {
  codeOf,
  type Column,
  idOf,
  labelSaid,
  notesOn,
  outcomeOf,
  type Row,
  surenessOf,
  type TableView,
} from './table.ts';
import styles from './TablePanel.module.css';

interface TableProps {
  readonly rows: readonly Row[];
  /** Some row of the whole table says what its label says. */
  readonly hasLabels: boolean;
  /** On paper nothing can be sorted. */
  readonly isPrinting: boolean;
  readonly view: TableView;
  /** Takes the row that was opened last. */
  readonly opened: RefObject<HTMLButtonElement | null>;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (row: Row) => void;
}

/** The rows; on a phone two lines each, by the styles alone. */
export function Table({ rows, hasLabels, opened, ...props }: TableProps): JSX.Element {
  const { isPrinting, view, onView, onOpen } = props;
  const columns = COLUMNS.filter((column) => column !== 'label' || hasLabels);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{listPanel.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head
              key={column}
              column={column}
              isPrinting={isPrinting}
              view={view}
              onView={onView}
            />
          ))}
          <th scope="col">{listPanel.notes}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line
            key={idOf(row)}
            ref={idOf(row) === view.opened ? opened : undefined}
            row={row}
            hasLabels={hasLabels}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly column: Column;
  readonly isPrinting: boolean;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

function Head({ column, isPrinting, view, onView }: HeadProps): JSX.Element {
  // The head that a browser repeats on the next sheet has no room for buttons.
  if (isPrinting) return <th scope="col">{listPanel.columns[column]}</th>;
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
        {listPanel.columns[column]}
      </button>
    </th>
  );
}

/** How much of its line a row shows, in UTF-16 units. */
const LONGEST_SHOWN = 400;

function shortened(line: string): string {
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}

interface LineProps {
  readonly ref: RefObject<HTMLButtonElement | null> | undefined;
  readonly row: Row;
  readonly hasLabels: boolean;
  readonly onOpen: (row: Row) => void;
}

function Line({ ref, row, hasLabels, onOpen }: LineProps): JSX.Element {
  const { line, input, found, name, result, check } = row;
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
          {shortened(codeOf(row))}
        </button>
        <span>{name ?? (found === undefined ? '' : shortened(input))}</span>
      </td>
      <td data-differs={isContradicted(check, ['date', 'line'])}>
        {result.isValid && result.date}
      </td>
      <td>{result.isValid && result.country}</td>
      {hasLabels && <td data-differs={isContradicted(check, ['label'])}>{labelSaid(row)}</td>}
      <td>{listPanel.sureness[surenessOf(row) ?? 'unreadable']}</td>
      <td>{notesOn(row)}</td>
    </tr>
  );
}
