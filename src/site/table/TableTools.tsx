import type { JSX } from 'react';
import { listPanel, OUTCOMES } from '#words/result.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { saveFile } from '../lib/save-file.ts';
import { csvOf, jsonOf, tsvOf } from './exports.ts';
import type { Row, TableView } from './table.ts';
import styles from './TablePanel.module.css';

interface ToolsProps {
  readonly rows: readonly Row[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
}

/** Chooses the rows that show, and takes them elsewhere in their order. */
export function Tools({ rows, view, onView }: ToolsProps): JSX.Element {
  const filters = ([listPanel.all, ...OUTCOMES] as const).map((only) => ({
    label: only,
    isPressed: view.only === only,
    onClick() {
      onView({ ...view, only });
    },
  }));
  return (
    <div className={styles.tools}>
      <Buttons buttons={filters} />
      <Buttons buttons={waysOut(rows)} />
    </div>
  );
}

interface ToolButton {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function Buttons({ buttons }: { readonly buttons: readonly ToolButton[] }): JSX.Element {
  return (
    <div className={styles.tools}>
      {buttons.map(({ label, isPressed, onClick }) => (
        <button key={label} type="button" aria-pressed={isPressed} onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}

function waysOut(rows: readonly Row[]): readonly ToolButton[] {
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
