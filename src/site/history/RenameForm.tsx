import { type JSX, type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { historyList } from '#words/history.ts';
import type { Entry } from './entry.ts';
import { NameField } from './NameField.tsx';
import styles from './RenameForm.module.css';

interface RenameFormProps {
  readonly entry: Entry;
  /** Called with the new name, or with the old one when it is cancelled. */
  readonly onEnd: (name: string) => void;
}

/** Renames an entry in its place: Enter or Save keeps the name, Escape or Cancel the old one. */
export function RenameForm({ entry, onEnd }: RenameFormProps): JSX.Element {
  const { id, dateCode, itemName } = entry;
  const { field, save, cancel } = historyList.renaming;
  const [name, setName] = useState(itemName);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onEnd(name.trim());
  };
  const cancelOnEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    // An input method has its own use for Escape.
    if (key === 'Escape' && !nativeEvent.isComposing) onEnd(itemName);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <NameField
        id={`new-name-${id}`}
        aria-label={field(dateCode)}
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
          onEnd(itemName);
        }}
      >
        {cancel}
      </button>
    </form>
  );
}
