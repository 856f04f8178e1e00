import { type JSX, memo } from 'react';
import { listPanel } from '../../../content/answers.ts';
import { standingWords } from '../../../content/home.ts';
import { codeOf, notesOn, type Row } from './list.ts';
import styles from './ListPanel.module.css';
import type { View } from './ListPanel.tsx';

interface TableProps {
  readonly rows: readonly Row[];
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onAsk: (code: string) => void;
}

const COLUMNS = ['line', 'code', 'date', 'country', 'standing'] as const;

/** The rows, in a region that scrolls sideways where they do not fit; what is in focus comes into sight. */
export function Table({ rows, view, onView, onAsk }: TableProps): JSX.Element {
  return (
    <div className={styles.scroll}>
      <table>
        <caption>{listPanel.title}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Head key={column} column={column} view={view} onView={onView} />
            ))}
            <th scope="col">{listPanel.doubt}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={`${row.line} ${codeOf(row)}`} row={row} onAsk={onAsk} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly column: (typeof COLUMNS)[number];
  readonly view: View;
  readonly onView: (view: View) => void;
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
        {listPanel.columns[column]}
      </button>
    </th>
  );
}

/** Rows that did not change are not drawn again when the table is sorted or grows. */
const Line = memo(function Line({
  row,
  onAsk,
}: {
  readonly row: Row;
  readonly onAsk: (code: string) => void;
}) {
  const { line, result } = row;
  return (
    <tr>
      <td>{line}</td>
      <td>
        <button
          type="button"
          onClick={() => {
            onAsk(codeOf(row));
          }}
        >
          {codeOf(row)}
        </button>
      </td>
      <td>{result.isValid && result.date}</td>
      <td>{result.isValid && result.country}</td>
      <td>{result.isValid ? standingWords[result.standing] : listPanel.unread}</td>
      <td>{notesOn(row)}</td>
    </tr>
  );
});
