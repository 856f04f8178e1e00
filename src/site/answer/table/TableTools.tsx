import type { JSX } from 'react';
import { tablePanel } from '#words/table.ts';
import type { RowOutcome } from '../../../text/outcome.ts';
import type { CodeRow, CodeTable } from '../../../text/rows.ts';
import { copyWithToast } from '../../lib/toasts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { csvOf, jsonOf, sheetCopyOf, tsvOf } from './exports.ts';
import { countsOf, type TableView } from './table.ts';
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
  const filters: readonly (readonly [RowOutcome | 'all', number])[] = [
    ['all', codes.length],
    ...counts,
  ];
  const exported = { ...table, rows: taken };
  const copy = (text: (table: CodeTable) => string) => () =>
    void copyWithToast(
      text(exported),
      { title: tablePanel.copied },
      { title: tablePanel.notCopied },
    );
  const save = (text: (table: CodeTable) => string, ending: string, type: string) => () => {
    saveFile(new File([text(exported)], `heatstamp.${ending}`, { type }));
  };
  const actions = [
    [tablePanel.copy, copy(sheetCopyOf)],
    [tablePanel.copyAll, copy(tsvOf)],
    [tablePanel.csv, save(csvOf, 'csv', 'text/csv')],
    [tablePanel.json, save(jsonOf, 'json', 'application/json')],
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
      <Disclosure look="button" show={tablePanel.take} className={styles.take}>
        <div>
          {actions.map(([label, onClick]) => (
            <button key={label} type="button" onClick={onClick}>
              {label}
            </button>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
