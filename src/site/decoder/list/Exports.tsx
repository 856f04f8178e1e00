import type { JSX } from 'react';
import { listPanel } from '../../../content/answers.ts';
import { copyText } from '../../lib/copy-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import { csvOf, jsonOf, tsvOf } from './exports.ts';
import type { Row } from './list.ts';
import styles from './ListPanel.module.css';

/** Takes the rows that show elsewhere, in their order. */
export function Exports({ rows }: { readonly rows: readonly Row[] }): JSX.Element {
  const ways: readonly (readonly [label: string, onClick: () => void])[] = [
    [listPanel.copy, () => void copy(rows)],
    [
      listPanel.csv,
      () => {
        saveFile('heatstamp.csv', csvOf(rows));
      },
    ],
    [
      listPanel.json,
      () => {
        saveFile('heatstamp.json', jsonOf(rows));
      },
    ],
  ];
  return (
    <div className={styles.filter}>
      {ways.map(([label, onClick]) => (
        <button key={label} type="button" onClick={onClick}>
          {label}
        </button>
      ))}
    </div>
  );
}

async function copy(rows: readonly Row[]): Promise<void> {
  const isCopied = await copyText(tsvOf(rows));
  if (isCopied) showToast({ title: listPanel.copied, tone: 'plain' });
  else showToast({ ...listPanel.notCopied, tone: 'destructive' });
}
