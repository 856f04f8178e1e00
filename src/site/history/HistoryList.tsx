import {
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { deletedToast, historyList, UNTITLED } from '#words/history.ts';
import { standingWords } from '#words/result.ts';
import { partMissing } from '#words/tool.ts';
import { createLazy, useLazy } from '../lib/lazy.ts';
import { showToast } from '../lib/toasts.ts';
import { againstLabel } from '../listing/against.ts';
import { Button } from '../ui/Button.tsx';
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
}

/** The entries, newest first. */
export function HistoryList({ entries, shownId, onView }: HistoryListProps): JSX.Element {
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
        />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly isShown: boolean;
  readonly onView: () => void;
}

/** One entry: what was looked up, what it meant, how sure that is, when, and what can be done with it. */
function Row({ entry, isShown, onView }: RowProps): JSX.Element {
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
        <Doubts entry={entry} />
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

/** Holds what a seller says, and the line, against a code; few entries have either. */
const claims = createLazy(() => import('./claims.ts'), partMissing);

/** What there is to remember of an item: that something contradicts the code, or that no source has such a date. */
function Doubts({ entry }: { readonly entry: Entry }): ReactNode {
  const { standing } = entry.result;
  const parts = useLazy(claims, entry.listing ?? entry.line);
  const against = againstLabel(entry.result, entry.madeIn) ?? parts?.claimAgainst(entry);
  return (
    <>
      {against !== undefined && <span className={styles.conflict}>{historyList.but(against)}</span>}
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
    <Button
      id={`${key}-${entry.id}`}
      tone="text"
      aria-label={actionOn(label, entry.dateCode, nameOf(entry))}
      onClick={onClick}
    >
      {label}
    </Button>
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
      <Button tone="quiet" type="submit" disabled={name.trim() === ''} onKeyDown={cancelOnEscape}>
        {save}
      </Button>
      <Button
        tone="quiet"
        onKeyDown={cancelOnEscape}
        onClick={() => {
          onEnd();
        }}
      >
        {cancel}
      </Button>
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
