import type { JSX } from 'react';
import { listPanel } from '#words/table.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { saveFile } from '../lib/save-file.ts';
import { csvOf, jsonOf, tsvOf } from './exports.ts';
import { countsOf, type List, type Outcome, type Row, type TableView } from './table.ts';
import styles from './TablePanel.module.css';

interface ToolsProps {
  readonly list: List;
  /** Those that show, in their order. */
  readonly rows: readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Chooses the rows that show, and takes them elsewhere in their order. */
export function Tools({ list, rows, view, onView }: ToolsProps): JSX.Element {
  const counts = countsOf(list.rows);
  const filters: readonly (readonly [Outcome | 'all', number])[] = [
    ['all', list.rows.length],
    ...counts,
  ];
  return (
    <div className={styles.tools} data-screen-only>
      {counts.length > 1 && (
        <div role="group" aria-label={listPanel.filter}>
          {filters.map(([only, count]) => (
            <button
              key={only}
              type="button"
              aria-pressed={view.only === only}
              data-outcome={only}
              onClick={() => {
                onView({ ...view, only });
              }}
            >
              <span>
                {listPanel.filters[only]} <small>{count}</small>
              </span>
            </button>
          ))}
        </div>
      )}
      <div>
        {waysOut(rows).map(({ label, onClick }) => (
          <button key={label} type="button" onClick={onClick}>
            <span>{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

interface WayOut {
  readonly label: string;
  readonly onClick: () => void;
}

function waysOut(rows: readonly Row[]): readonly WayOut[] {
  return [
    {
      label: listPanel.copy,
      onClick: () =>
        void copyAndTell(tsvOf(rows), { title: listPanel.copied }, { title: listPanel.notCopied }),
    },
    {
      label: listPanel.csv,
      onClick() {
        saveFile(new File([csvOf(rows)], 'heatstamp.csv', { type: 'text/csv' }));
      },
    },
    {
      label: listPanel.json,
      onClick() {
        saveFile(new File([jsonOf(rows)], 'heatstamp.json', { type: 'application/json' }));
      },
    },
  ];
}
