import { type JSX, type SyntheticEvent, useState } from 'react';
import { UNTITLED } from '#words/history.ts';
import { saveForm } from '#words/history.ts';
import type { Label, ValidResult } from '../../heatstamp.ts';
import { Button } from '../ui/Button.tsx';
import { saveResult } from './actions.ts';
import { NameField } from './NameField.tsx';
import styles from './SaveForm.module.css';
import { useEntries } from './store.ts';

interface SaveFormProps {
  /** The entry that the result belongs to; it may have been deleted meanwhile. */
  readonly id: string;
  readonly result: ValidResult;
  readonly madeIn: Label | undefined;
  /** Called with the entry that has the name now. */
  readonly onSaved: (id: string) => void;
}

interface Typed {
  readonly id: string;
  readonly name: string;
}

/** Names the entry of the result that shows. What is typed is for that entry alone; until then its own name stands. */
export function SaveForm({ id, result, madeIn, onSaved }: SaveFormProps): JSX.Element {
  const itemName = useEntries().find((entry) => entry.id === id)?.itemName;
  const [typed, setTyped] = useState<Typed>();
  const own = itemName === UNTITLED ? '' : (itemName ?? '');
  const name = typed?.id === id ? typed.name : own;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSaved(saveResult(id, { result, madeIn }, name.trim()));
    setTyped(undefined);
  };
  return (
    <>
      {own !== '' && (
        <p className={styles.printed} hidden>
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
        <output>{whereaboutsOf(itemName)}</output>
      </form>
    </>
  );
}

/** Whether the result is in the history, and under which name. */
function whereaboutsOf(itemName: string | undefined): string {
  if (itemName === undefined) return saveForm.gone;
  return itemName === UNTITLED ? saveForm.untitled : saveForm.named(itemName);
}
