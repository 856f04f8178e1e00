import type { ComponentProps, JSX } from 'react';
import { ITEM_NAME_LENGTH } from '../lib/limits.ts';

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
