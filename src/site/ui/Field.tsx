import type { JSX } from 'react';
import styles from './Field.module.css';
import { type FieldErrors, useFieldError } from './useFieldError.ts';

interface FieldProps {
  /** Unique in the page. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email';
  /** Makes it a text area of so many lines. */
  readonly rows?: number;
  readonly autoComplete?: string;
  /** True while what was typed is on its way. */
  readonly isLocked: boolean;
  readonly errors: FieldErrors;
}

/**
 * A required field that says what is wrong with it. The page holds the text, so what was typed before the script
 * arrived is not lost.
 */
export function Field({
  id,
  label,
  type,
  rows,
  isLocked,
  errors,
  ...rest
}: FieldProps): JSX.Element {
  const { error, handlers } = useFieldError(errors);
  const control = {
    ...rest,
    ...handlers,
    id,
    className: styles.control,
    required: true,
    readOnly: isLocked,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? (
        <input {...control} type={type} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
