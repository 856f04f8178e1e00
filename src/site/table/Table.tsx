import type { JSX } from 'react';
import { COLUMNS, listPanel } from '#words/result.ts';
import { standingWords } from '#words/result.ts';
import { codeOf, type Column, notesOn, outcomeOf, type Row, type TableView } from './table.ts';
import styles from './TablePanel.module.css';

interface TableProps {
  readonly rows: readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onOpen: (row: Row) => void;
}

/** The rows, in a region that scrolls sideways where they do not fit; what is in focus comes into sight. */
export function Table({ rows, view, onView, onOpen }: TableProps): JSX.Element {
  return (
    <section className={styles.scroll} aria-label={listPanel.region}>
      <table>
        <caption>{listPanel.title}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} view={view} onView={onView} />
            ))}
            <th scope="col">{listPanel.notes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={`${row.line} ${codeOf(row)}`} row={row} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  readonly column: Column;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

function Head({ column, view, onView }: HeadProps): JSX.Element {
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
        {column}
      </button>
    </th>
  );
}

function Line({
  row,
  onOpen,
}: {
  readonly row: Row;
  readonly onOpen: (row: Row) => void;
}): JSX.Element {
  const { line, input, found, result } = row;
  return (
    <tr>
      <td>{line}</td>
      <td>
        <button
          type="button"
          onClick={() => {
            onOpen(row);
          }}
        >
          {codeOf(row)}
        </button>
      </td>
      <td>{result.isValid && result.date}</td>
      <td>{result.isValid && result.country}</td>
      <td>{result.isValid ? standingWords[result.standing] : outcomeOf(row)}</td>
      <td>
        {found !== undefined && <p>{input}</p>}
        {notesOn(row)}
      </td>
    </tr>
  );
}
