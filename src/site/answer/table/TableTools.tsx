import { type JSX, useState } from 'react';
import { tablePanel } from '#words/table.ts';
import type { CodeRow, CodeTable } from '../../../text/rows.ts';
import { copyWithToast } from '../../lib/toasts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { csvOf, spreadsheetCopyOf } from './exports.ts';
import { countsOf, type Filter, type TableView } from './table.ts';
import styles from './TablePanel.module.css';

interface TableToolsProps {
  readonly table: CodeTable;
  /** All rows that are about a code. */
  readonly codes: readonly CodeRow[];
  /** The rows that are copied or saved, in the order of the visible ones. */
  readonly taken: readonly CodeRow[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Filters the rows, and copies or saves them. */
export function TableTools({ table, codes, taken, view, onView }: TableToolsProps): JSX.Element {
  const counts = countsOf(codes);
  const filters: readonly (readonly [Exclude<Filter, 'look'>, number])[] = [
    ['all', codes.length],
    ...counts,
  ];
  // Under a filter the visitor says which rows are meant; in a sheet beside it they would land on the wrong lines.
  const [isAll, setAll] = useState(false);
  const exported = { ...table, rows: isAll ? table.rows : taken };
  const rows = tablePanel.rows(exported.rows.length);
  const copy = (text: (table: CodeTable) => string) => () =>
    void copyWithToast(
      text(exported),
      { title: tablePanel.copied(rows) },
      { title: tablePanel.notCopied },
    );
  const actions = [
    [tablePanel.copy, copy(spreadsheetCopyOf)],
    [
      tablePanel.csv,
      () => {
        saveFile(new File([csvOf(exported)], 'heatstamp.csv', { type: 'text/csv' }));
      },
    ],
  ] as const;
  return (
    <div className={styles.tools} data-screen-only>
      {counts.length > 1 && (
        <div role="group" className={styles.filters} aria-label={tablePanel.filter}>
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
      <Disclosure look="button" show={tablePanel.take} className={styles.take}>
        <div>
          {view.filter !== 'all' && (
            <fieldset>
              <legend>{tablePanel.which}</legend>
              {[false, true].map((all) => (
                <label key={String(all)}>
                  <input
                    type="radio"
                    name="which-rows"
                    checked={isAll === all}
                    onChange={() => {
                      setAll(all);
                    }}
                  />
                  {all
                    ? tablePanel.allRows(table.rows.length)
                    : tablePanel.shownRows(tablePanel.rows(taken.length))}
                </label>
              ))}
            </fieldset>
          )}
          {actions.map(([label, onClick]) => (
            <button key={label} type="button" onClick={onClick}>
              {label} <small>{rows}</small>
            </button>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
