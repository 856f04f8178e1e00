import type { JSX } from 'react';
import { tablePanel } from '#words/table.ts';
import type { Outcome } from '../../text/outcome.ts';
import type { CodeRow, CodeTable } from '../../text/rows.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { saveFile } from '../lib/save-file.ts';
import { csvOf, jsonOf, sheetCopyOf, tsvOf } from './exports.ts';
import { countsOf, type TableView } from './table.ts';
import styles from './TablePanel.module.css';

interface TableToolsProps {
  readonly columns: CodeTable['columns'];
  /** All rows that are about a code. */
  readonly codes: readonly CodeRow[];
  /** The rows that are copied or saved, in the order of the visible ones. */
  readonly taken: readonly CodeRow[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Filters the rows, and copies or saves them. */
export function TableTools({ columns, codes, taken, view, onView }: TableToolsProps): JSX.Element {
  const counts = countsOf(codes);
  const filters: readonly (readonly [Outcome | 'all', number])[] = [
    ['all', codes.length],
    ...counts,
  ];
  const exported = { columns, rows: taken };
  const copy = (text: string) =>
    void copyWithToast(text, { title: tablePanel.copied }, { title: tablePanel.notCopied });
  const save = (text: string, ending: string, type: string) => {
    saveFile(new File([text], `heatstamp.${ending}`, { type }));
  };
  const actions = [
    [
      tablePanel.copy,
      () => {
        copy(sheetCopyOf(exported));
      },
    ],
    [
      tablePanel.copyAll,
      () => {
        copy(tsvOf(exported));
      },
    ],
    [
      tablePanel.csv,
      () => {
        save(csvOf(exported), 'csv', 'text/csv');
      },
    ],
    [
      tablePanel.json,
      () => {
        save(jsonOf(exported), 'json', 'application/json');
      },
    ],
  ] as const;
  return (
    <div className={styles.tools} data-screen-only>
      {counts.length > 1 && (
        <div role="group" aria-label={tablePanel.filter}>
          {filters.map(([filter, count]) => (
            <button
              key={filter}
              type="button"
              aria-pressed={view.filter === filter}
              data-outcome={filter}
              onClick={() => {
                onView({ ...view, filter });
              }}
            >
              <span>
                {tablePanel.filters[filter]} <small>{count}</small>
              </span>
            </button>
          ))}
        </div>
      )}
      <div>
        {actions.map(([label, onClick]) => (
          <button key={label} type="button" onClick={onClick}>
            <span>{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
