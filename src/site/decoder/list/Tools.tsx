import type { JSX } from 'react';
import { listPanel, OUTCOMES } from '../../../content/answers.ts';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import { csvOf, jsonOf, tsvOf } from './exports.ts';
import type { Row } from './list.ts';
import styles from './ListPanel.module.css';
import type { View } from './ListPanel.tsx';

interface ToolsProps {
  readonly rows: readonly Row[];
  readonly view: View;
  readonly onView: (view: View) => void;
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
    { label: listPanel.copy, onClick: () => void copy(rows) },
    {
      label: listPanel.csv,
      onClick() {
        saveFile('heatstamp.csv', csvOf(rows));
      },
    },
    {
      label: listPanel.json,
      onClick() {
        saveFile('heatstamp.json', jsonOf(rows));
      },
    },
  ];
}

async function copy(rows: readonly Row[]): Promise<void> {
  const isCopied = await copyText(tsvOf(rows));
  if (isCopied) showToast({ title: listPanel.copied, tone: 'plain' });
  else showToast({ title: listPanel.notCopied, tone: 'destructive' });
}
