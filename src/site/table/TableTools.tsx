import type { JSX } from 'react';
import { tablePanel } from '#words/table.ts';
import { copyWithToast } from '../lib/copy-text.ts';
import { saveFile } from '../lib/save-file.ts';
import { csvOf, jsonOf, tsvOf } from './exports.ts';
import { type CodeRow, type CodeTable, countsOf, type Outcome, type TableView } from './table.ts';
import styles from './TablePanel.module.css';

interface TableToolsProps {
  readonly table: CodeTable;
  /** The visible rows, in their order. */
  readonly rows: readonly CodeRow[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Filters the rows and exports the visible ones in their order. */
export function TableTools({ table, rows, view, onView }: TableToolsProps): JSX.Element {
  const counts = countsOf(table.rows);
  const filters: readonly (readonly [Outcome | 'all', number])[] = [
    ['all', table.rows.length],
    ...counts,
  ];
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
        {exportActions({ columns: table.columns, rows }).map(({ label, onClick }) => (
          <button key={label} type="button" onClick={onClick}>
            <span>{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

interface ExportAction {
  readonly label: string;
  readonly onClick: () => void;
}

function exportActions(visible: Pick<CodeTable, 'columns' | 'rows'>): readonly ExportAction[] {
  return [
    {
      label: tablePanel.copy,
      onClick: () =>
        void copyWithToast(
          tsvOf(visible),
          { title: tablePanel.copied },
          { title: tablePanel.notCopied },
        ),
    },
    {
      label: tablePanel.csv,
      onClick() {
        saveFile(new File([csvOf(visible)], 'heatstamp.csv', { type: 'text/csv' }));
      },
    },
    {
      label: tablePanel.json,
      onClick() {
        saveFile(new File([jsonOf(visible)], 'heatstamp.json', { type: 'application/json' }));
      },
    },
  ];
}
