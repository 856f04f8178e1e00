import {
  type ComponentType,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { deletedToast, historyList, UNTITLED } from '#words/history.ts';
import { standingWords } from '#words/result.ts';
import { showToast } from '../lib/toasts.ts';
import { labelConflict } from '../listing/conflicts.ts';
import { againstLine } from '../listing/line.ts';
import type { SellerConflictProps } from '../listing/SellerConflict.tsx';
import { removeEntry, renameEntry, restoreEntry } from './actions.ts';
import type { Entry } from './entry.ts';
import { HISTORY_TITLE_ID } from './HistoryCard.tsx';
import styles from './HistoryList.module.css';
import { NameField } from './SaveForm.tsx';

interface HistoryListProps {
  readonly entries: readonly Entry[];
  /** The entry whose result shows at this moment. */
  readonly shownId: string | undefined;
  readonly onView: (entry: Entry) => void;
  /** Reads the listing that an entry was found in, which takes the second script. */
  readonly SellerConflict: ComponentType<SellerConflictProps>;
}

/** The entries, newest first. */
export function HistoryList({ entries, shownId, onView, ...props }: HistoryListProps): JSX.Element {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          entry={entry}
          isShown={entry.id === shownId}
          onView={() => {
            onView(entry);
          }}
          {...props}
        />
      ))}
    </ol>
  );
}

interface RowProps extends Pick<HistoryListProps, 'SellerConflict'> {
  readonly entry: Entry;
  readonly isShown: boolean;
  readonly onView: () => void;
}

/** One entry: what was looked up, what it meant, how sure that is, when, and what can be done with it. */
function Row({ entry, isShown, onView, SellerConflict }: RowProps): JSX.Element {
  const { id, dateCode, itemName, result } = entry;
  const [isRenaming, setIsRenaming] = useState(false);
  const endRenaming = (name: string | undefined) => {
    focusAfter(() => {
      setIsRenaming(false);
      if (name !== undefined && name !== nameOf(entry)) renameEntry(id, name);
    }, `rename-${id}`);
  };
  const startRenaming = () => {
    focusAfter(() => {
      setIsRenaming(true);
    }, `new-name-${id}`);
  };
  const moment = new Date(Number(id));
  return (
    <li className={styles.row} aria-current={isShown}>
      <p className={styles.code}>{dateCode}</p>
      {isRenaming ? (
        <RenameForm entry={entry} onEnd={endRenaming} />
      ) : (
        <p className={itemName === undefined ? styles.untitled : styles.name}>{nameOf(entry)}</p>
      )}
      <p className={styles.date}>
        {result.date}, {result.country}
        <Doubts entry={entry} SellerConflict={SellerConflict} />
      </p>
      <p className={styles.when}>
        <time dateTime={moment.toISOString()}>
          {moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      {!isRenaming && <Actions entry={entry} onView={onView} onRename={startRenaming} />}
    </li>
  );
}

function nameOf({ itemName }: Entry): string {
  return itemName ?? UNTITLED;
}

/** What there is to remember of an item: that something contradicts the code, or that no source has such a date. */
function Doubts({ entry, SellerConflict }: Pick<RowProps, 'entry' | 'SellerConflict'>): ReactNode {
  const { result, madeIn, line, listing } = entry;
  const { standing } = result;
  const ofLabel = labelConflict(result, madeIn);
  const conflict = ofLabel ?? (listing === undefined ? againstLine(result, line) : undefined);
  const clause = (text: string) => <span className={styles.conflict}>{historyList.but(text)}</span>;
  return (
    <>
      {conflict !== undefined && clause(conflict)}
      {conflict === undefined && listing !== undefined && (
        <Suspense>
          <SellerConflict entry={entry}>{clause}</SellerConflict>
        </Suspense>
      )}
      {standing !== 'documented' && (
        <span className={styles.doubt}> {standingWords[standing]}</span>
      )}
    </>
  );
}

interface ActionsProps {
  readonly entry: Entry;
  readonly onView: () => void;
  readonly onRename: () => void;
}

function Actions({ entry, onView, onRename }: ActionsProps): JSX.Element {
  const { view, rename, remove, actionOn } = historyList;
  const action = (label: string, key: string, onClick: (event: MouseEvent) => void) => (
    <button
      id={`${key}-${entry.id}`}
      type="button"
      aria-label={actionOn(label, entry.dateCode, nameOf(entry))}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.actions}>
      {action(view, 'view', onView)}
      {action(rename, 'rename', onRename)}
      {action(remove, 'delete', ({ detail }) => {
        // A click by keyboard counts no presses of a pointer.
        removeWithUndo(entry, detail === 0);
      })}
    </div>
  );
}

interface RenameFormProps {
  readonly entry: Entry;
  /** Called with the new name, or without one when it is cancelled. */
  readonly onEnd: (name?: string) => void;
}

/** Renames an entry in its place: Enter or Save keeps the name, Escape or Cancel the old one. */
function RenameForm({ entry, onEnd }: RenameFormProps): JSX.Element {
  const { field, save, cancel } = historyList.renaming;
  const [name, setName] = useState(nameOf(entry));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onEnd(name.trim());
  };
  const cancelOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    // An input method has its own use for Escape.
    if (key === 'Escape' && !nativeEvent.isComposing) onEnd();
  };
  return (
    <form onSubmit={submit}>
      <NameField
        id={`new-name-${entry.id}`}
        aria-label={field(entry.dateCode)}
        value={name}
        onType={setName}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
        onKeyDown={cancelOnEscape}
      />
      <button type="submit" disabled={name.trim() === ''} onKeyDown={cancelOnEscape}>
        {save}
      </button>
      <button
        type="button"
        onKeyDown={cancelOnEscape}
        onClick={() => {
          onEnd();
        }}
      >
        {cancel}
      </button>
    </form>
  );
}

/** Deletes an entry, whose button had the focus; undoing gives it back there. */
function removeWithUndo(entry: Entry, isByKeyboard: boolean): void {
  focusAfter(() => {
    removeEntry(entry.id);
  }, HISTORY_TITLE_ID);
  showToast({
    title: deletedToast.title(nameOf(entry), entry.dateCode),
    tone: 'plain',
    action: {
      label: deletedToast.undo,
      takesFocus: isByKeyboard,
      onAct: () => {
        focusAfter(() => {
          restoreEntry(entry);
        }, `delete-${entry.id}`);
      },
    },
  });
}

/** Makes a change to the page, then puts the focus on an element that the change brought about. */
function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
