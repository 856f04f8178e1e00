import { type ComponentProps, type JSX, useId } from 'react';
import { nameTooLong } from '#words/history.ts';
import { ITEM_NAME_LENGTH } from '../lib/limits.ts';
import { isTooLong } from './entry.ts';
import styles from './NameField.module.css';

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
