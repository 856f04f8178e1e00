import type { JSX } from 'react';
import styles from './Select.module.css';

interface SelectProps<Id extends string> {
  readonly label: string;
  /** The first option, which stands for no choice. */
  readonly none: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id | undefined) => void;
}

/** A labeled select that also allows no choice. */
export function Select<Id extends string>(props: SelectProps<Id>): JSX.Element {
  const { label, none, options, chosen, onChoose } = props;
  return (
    <label className={styles.select} data-screen-only>
      <span>{label}</span>
      <select
        value={chosen ?? ''}
        onChange={({ currentTarget }) => {
          onChoose(options.find(({ id }) => id === currentTarget.value)?.id);
        }}
      >
        <option value="">{none}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
