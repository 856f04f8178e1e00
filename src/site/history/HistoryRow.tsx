import { type JSX, type MouseEvent, type ReactNode, useState } from 'react';
import { UNTITLED } from '#words/history.ts';
import { historyList } from '#words/history.ts';
import { labelName } from '#words/core.ts';
import { checkLabel } from '../../heatstamp.ts';
import { renameEntry } from './actions.ts';
import type { Entry } from './entry.ts';
import { focusAfter } from './focus.ts';
import styles from './HistoryRow.module.css';
import { RenameForm } from './RenameForm.tsx';

interface HistoryRowProps {
  readonly entry: Entry;
  readonly isShown: boolean;
  readonly onView: (entry: Entry) => void;
  readonly onDelete: (entry: Entry, isByKeyboard: boolean) => void;
}

/** One entry: what was looked up, what it meant, when, and what can be done with it. */
export function HistoryRow(props: HistoryRowProps): JSX.Element {
  const { entry, isShown } = props;
  const { id, dateCode, itemName, result, timestamp } = entry;
  const [isRenaming, setIsRenaming] = useState(false);
  const endRenaming = (name: string) => {
    focusAfter(() => {
      setIsRenaming(false);
      if (name !== itemName) renameEntry(id, name);
    }, `rename-${id}`);
  };
  return (
    <li className={styles.row} aria-current={isShown}>
      <p className={styles.code}>{dateCode}</p>
      {isRenaming ? (
        <RenameForm entry={entry} onEnd={endRenaming} />
      ) : (
        <p className={itemName === UNTITLED ? styles.untitled : styles.name}>{itemName}</p>
      )}
      <p className={styles.date}>
        {result.date}, {result.country}
        <Conflict entry={entry} />
      </p>
      <p className={styles.when}>
        <time dateTime={new Date(Number(id)).toISOString()}>{timestamp}</time>
      </p>
      {!isRenaming && (
        <RowActions
          {...props}
          onRename={() => {
            focusAfter(() => {
              setIsRenaming(true);
            }, `new-name-${id}`);
          }}
        />
      )}
    </li>
  );
}

/** That the label does not fit the code, which is what to remember of an item. */
function Conflict({ entry: { madeIn, result } }: { readonly entry: Entry }): ReactNode {
  if (madeIn === undefined || checkLabel(result, madeIn).verdict !== 'conflict') return null;
  return historyList.conflict(labelName(madeIn));
}

interface RowActionsProps extends HistoryRowProps {
  readonly onRename: () => void;
}

function RowActions({ entry, onView, onRename, onDelete }: RowActionsProps): JSX.Element {
  const { id, dateCode, itemName } = entry;
  const { view, rename, remove, actionOn } = historyList;
  const action = (label: string, key: string, onClick: (event: MouseEvent) => void) => (
    <button
      id={`${key}-${id}`}
      type="button"
      aria-label={actionOn(label, dateCode, itemName)}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.actions}>
      {action(view, 'view', () => {
        onView(entry);
      })}
      {action(rename, 'rename', onRename)}
      {action(remove, 'delete', ({ detail }) => {
        // A click by keyboard counts no presses of a pointer.
        onDelete(entry, detail === 0);
      })}
    </div>
  );
}
