import { type ComponentProps, type JSX, type SyntheticEvent, useState } from 'react';
import { saveForm } from '#words/history.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { ITEM_NAME_LENGTH } from '../lib/limits.ts';
import { Button } from '../ui/Button.tsx';
import { saveResult } from './actions.ts';
import type { Entry, Told } from './entry.ts';
import styles from './SaveForm.module.css';
import { useEntries } from './store.ts';

interface SaveFormProps {
  /** The entry that the result belongs to; it may have been deleted meanwhile. */
  readonly id: string;
  readonly result: ValidResult;
  readonly told: Told;
  /** The text that the code was found in. */
  readonly listing?: string | undefined;
  /** Called with the entry that has the name now. */
  readonly onSaved: (id: string) => void;
}

interface Typed {
  readonly id: string;
  readonly name: string;
}

/** Names the entry of the result that shows. What is typed is for that entry alone; until then its own name stands. */
export function SaveForm({ id, result, told, listing, onSaved }: SaveFormProps): JSX.Element {
  const entry = useEntries().find((each) => each.id === id);
  const [typed, setTyped] = useState<Typed>();
  const own = entry?.itemName ?? '';
  const name = typed?.id === id ? typed.name : own;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSaved(saveResult(id, { ...told, result, listing }, name.trim()));
    setTyped(undefined);
  };
  return (
    <>
      {own !== '' && (
        <p data-sheet="name" hidden>
          {own}
        </p>
      )}
      <form className={styles.form} onSubmit={submit}>
        <label>
          <span>{saveForm.field}</span>
          <NameField
            value={name}
            onType={(text) => {
              setTyped({ id, name: text });
            }}
          />
        </label>
        <Button type="submit" tone="quiet" disabled={name.trim() === ''}>
          {saveForm.button}
        </Button>
        <output className={own === '' ? undefined : styles.saved}>{whereaboutsOf(entry)}</output>
      </form>
    </>
  );
}

/** Whether the result is in the history, and under which name. */
function whereaboutsOf(entry: Entry | undefined): string {
  if (entry === undefined) return saveForm.gone;
  return entry.itemName === undefined ? saveForm.untitled : saveForm.named(entry.itemName);
}

interface NameFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly value: string;
  readonly onType: (name: string) => void;
}

/** The input for an item's name. */
export function NameField({ onType, ...rest }: NameFieldProps): JSX.Element {
  return (
    <input
      {...rest}
      type="text"
      maxLength={ITEM_NAME_LENGTH}
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ currentTarget }) => {
        onType(currentTarget.value);
      }}
    />
  );
}
