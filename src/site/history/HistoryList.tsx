import {
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useState,
  type ReactNode,
  type ComponentProps,
  useId,
} from 'react';
import { flushSync } from 'react-dom';
import { core } from '#words/core.ts';
import { deletedToast, historyList, UNTITLED, historyCard, nameTooLong } from '#words/history.ts';
import { list } from '#words/text.ts';
import { locale } from '../lib/browser.ts';
import { showToast } from '../lib/toasts.ts';
import { stampedCode } from '../tab/stamped.ts';
import { Tab } from '../tab/Tab.tsx';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { removeEntry, renameEntry, restoreEntry } from './actions.ts';
import { type HistoryEntry, isTooLong, type JudgedEntry } from './entry.ts';
import cardStyles from './HistoryCard.module.css';
import styles from './HistoryList.module.css';
import { HISTORY_SIZE, ITEM_NAME_LENGTH } from '../lib/limits.ts';
import kit from '../ui/Kit.module.css';
import { exportFile } from './files.ts';

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** The entry whose result is on the screen. */
  readonly currentId: string | undefined;
  readonly onView: (entry: HistoryEntry) => void;
  /** What an entry comes to; undefined where that is not yet known. */
  readonly judge: (entry: HistoryEntry) => JudgedEntry | undefined;
}

/** The entries, newest first. */
export function HistoryList(props: HistoryListProps): JSX.Element {
  const { entries, currentId, onView, judge } = props;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          isCurrent={entry.id === currentId}
          onView={() => {
            onView(entry);
          }}
          judged={judge(entry)}
        />
      ))}
    </ol>
  );
}

interface EntryRowProps {
  readonly entry: HistoryEntry;
  readonly judged: JudgedEntry | undefined;
  readonly isCurrent: boolean;
  readonly onView: () => void;
}

/** One entry: its code, name, result, doubts and time, and its actions. */
function EntryRow({ entry, judged, isCurrent, onView }: EntryRowProps): JSX.Element {
  const { id, time, dateCode, itemName, result } = entry;
  const [isRenaming, setIsRenaming] = useState(false);
  const endRenaming = (name: string | undefined) => {
    focusAfter(() => {
      setIsRenaming(false);
      if (name !== undefined && name !== displayName(entry)) renameEntry(id, name);
    }, `rename-${id}`);
  };
  const startRenaming = () => {
    focusAfter(() => {
      setIsRenaming(true);
    }, `new-name-${id}`);
  };
  const moment = new Date(time);
  return (
    <li className={styles.row} aria-current={isCurrent}>
      <p>
        <VisuallyHidden>{dateCode}</VisuallyHidden>
      </p>
      {isRenaming ? (
        <RenameForm entry={entry} onEnd={endRenaming} />
      ) : (
        <p className={itemName === undefined ? styles.untitled : styles.name}>
          {displayName(entry)}
        </p>
      )}
      <p className={styles.date}>
        <span>{list([result.date, judged?.country ?? result.country])}</span>
        {judged?.doubt !== undefined && (
          <span data-tone={judged.tone}>{historyList.doubt(judged.doubt)}</span>
        )}
      </p>
      <p className={styles.when}>
        <time dateTime={moment.toISOString()}>
          {moment.toLocaleString(locale(core.language), {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}
        </time>
      </p>
      {!isRenaming && <Actions entry={entry} onView={onView} onRename={startRenaming} />}
      <div className={styles.code}>
        <Tab stamped={stampedCode(result.segments, undefined, judged?.states)} size="small" />
      </div>
    </li>
  );
}

function displayName({ itemName }: HistoryEntry): string {
  return itemName ?? UNTITLED;
}

interface ActionsProps {
  readonly entry: HistoryEntry;
  readonly onView: () => void;
  readonly onRename: () => void;
}

function Actions({ entry, onView, onRename }: ActionsProps): JSX.Element {
  const { view, rename, remove, actionLabel } = historyList;
  const action = (label: string, key: string, onClick: (event: MouseEvent) => void) => (
    <Button
      id={`${key}-${entry.id}`}
      tone="text"
      aria-label={actionLabel(label, entry.dateCode, displayName(entry))}
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
        // A click made by keyboard has a detail of 0.
        removeWithUndo(entry, detail === 0);
      })}
    </div>
  );
}

interface RenameFormProps {
  readonly entry: HistoryEntry;
  /** Called with the new name, or without one when canceled. */
  readonly onEnd: (name?: string) => void;
}

/** Renames an entry in place: Enter or Save applies the new name, Escape or Cancel discards it. */
function RenameForm({ entry, onEnd }: RenameFormProps): JSX.Element {
  const { field, save, cancel } = historyList.renaming;
  const [name, setName] = useState(displayName(entry));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isTooLong(name)) onEnd(name.trim());
  };
  const cancelOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    // While composing, Escape belongs to the input method.
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
      <Button
        tone="quiet"
        type="submit"
        disabled={name.trim() === '' || isTooLong(name)}
        onKeyDown={cancelOnEscape}
      >
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

/** Deletes an entry, which can be undone for as long as the toast stays: that puts the focus back on its delete button. */
function removeWithUndo(entry: HistoryEntry, isByKeyboard: boolean): void {
  focusAfter(() => {
    removeEntry(entry.id);
  }, HISTORY_TITLE_ID);
  showToast({
    title: deletedToast.title(displayName(entry), entry.dateCode),
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

/** Changes the page, then focuses an element that exists only after the change. */
function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}

/** The card's heading. It takes the focus when a focused entry is deleted. */
export const HISTORY_TITLE_ID = 'history-title';

interface HistoryCardProps {
  readonly isEmpty: boolean;
  /** What an entry comes to, for the export. */
  readonly judge?: Parameters<typeof exportFile>[0];
  /** The list of entries, rendered only if there are any. */
  readonly children: ReactNode;
}

/** The latest results with a button to export them. An empty history is one line. */
export function HistoryCard({ isEmpty, judge, children }: HistoryCardProps): JSX.Element {
  return (
    <section
      id="history"
      className={isEmpty ? cardStyles.empty : cardStyles.card}
      aria-labelledby={HISTORY_TITLE_ID}
    >
      <h2 id={HISTORY_TITLE_ID} className={isEmpty ? kit.hidden : undefined} tabIndex={-1}>
        {historyCard.title}
      </h2>
      <p className={kit.note}>{isEmpty ? historyCard.empty : historyCard.note(HISTORY_SIZE)}</p>
      {!isEmpty && children}
      {!isEmpty && (
        <p>
          <Button
            tone="text"
            onClick={() => {
              exportFile(judge);
            }}
          >
            {historyCard.export}
          </Button>
        </p>
      )}
    </section>
  );
}

interface NameFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly value: string;
  readonly onType: (name: string) => void;
}

/** The input for an item's name. It takes names of any length and says where one is too long. */
export function NameField({ onType, value, ...rest }: NameFieldProps): JSX.Element {
  const messageId = useId();
  return (
    <>
      <input
        {...rest}
        type="text"
        value={value}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={isTooLong(value)}
        aria-describedby={messageId}
        onChange={({ currentTarget }) => {
          onType(currentTarget.value);
        }}
      />
      <small id={messageId} role="status" className={styles.message}>
        {isTooLong(value) && nameTooLong(value.length, ITEM_NAME_LENGTH)}
      </small>
    </>
  );
}
