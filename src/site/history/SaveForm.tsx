import { type JSX, type SyntheticEvent, useId, useState } from 'react';
import { earlier } from '#words/check-sheet.ts';
import { saveForm } from '#words/history.ts';
import type { ValidResult } from '../../library/decode.ts';
import { detailsOf, type ItemDetails } from '../../text/details.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { saveResult } from './actions.ts';
import { type HistoryEntry, isTooLong } from './entry.ts';
import { NameField } from './HistoryList.tsx';
import styles from './HistoryList.module.css';
import { useEntries } from './store.ts';

interface SaveFormProps {
  /** The entry of the result, if it has one of its own; it may have been deleted meanwhile. */
  readonly id: string | undefined;
  readonly result: ValidResult;
  readonly details: ItemDetails;
  /** The text that the code was found in. */
  readonly listing?: string | undefined;
  /** Called with the id of the entry that now has the name. */
  readonly onSaved: (id: string) => void;
}

interface NameDraft {
  readonly id: string | undefined;
  readonly name: string;
}

/** Names the entry of the result on the screen. A draft belongs to one entry; without one the field shows the saved name. */
export function SaveForm({ id, result, details, listing, onSaved }: SaveFormProps): JSX.Element {
  const entries = useEntries();
  const entry = entries.find((item) => item.id === id);
  // Then the history has the code, but as another item, with a name or words of its own.
  const isOther = id === undefined && entries.some(({ dateCode }) => dateCode === result.code);
  const fieldId = useId();
  const [typed, setTyped] = useState<NameDraft>();
  const savedName = entry?.itemName ?? '';
  const name = typed && typed.id === id ? typed.name : savedName;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isTooLong(name)) return;
    onSaved(saveResult(id, { ...detailsOf(details), result, listing }, name.trim()));
    setTyped(undefined);
  };
  return (
    <Disclosure
      look="text"
      show={savedName === '' ? saveForm.open : savedName}
      className={styles.naming}
    >
      <form className={styles.form} onSubmit={submit}>
        <div>
          <label htmlFor={fieldId}>{saveForm.field}</label>
          <NameField
            id={fieldId}
            value={name}
            onType={(text) => {
              setTyped({ id, name: text });
            }}
          />
        </div>
        <Button type="submit" tone="quiet" disabled={name.trim() === '' || isTooLong(name)}>
          {saveForm.button}
        </Button>
        <output className={savedName === '' ? undefined : styles.saved}>
          {isOther ? earlier.saved : statusText(entry)}
        </output>
      </form>
    </Disclosure>
  );
}

/** The name of an entry, on paper. */
export function PrintedName({ id }: Pick<SaveFormProps, 'id'>): JSX.Element | undefined {
  const name = useEntries().find((entry) => entry.id === id)?.itemName;
  if (name === undefined) return undefined;
  return (
    <p data-printed="name" hidden>
      {name}
    </p>
  );
}

/** Whether the result is in the history, and under which name. */
function statusText(entry: HistoryEntry | undefined): string {
  if (entry === undefined) return saveForm.missing;
  return entry.itemName === undefined ? saveForm.untitled : saveForm.named(entry.itemName);
}
