import { type FocusEvent, type JSX, type SyntheticEvent, useState } from 'react';
import styles from './Field.module.css';

/** What a field says when it is empty, and when its text is no address. */
interface FieldErrors {
  readonly missing: string;
  readonly malformed?: string;
}

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

type Control = HTMLInputElement | HTMLTextAreaElement;

interface FieldError {
  readonly error: string | undefined;
  readonly handlers: {
    readonly onInput: (event: SyntheticEvent<Control>) => void;
    readonly onBlur: (event: FocusEvent<Control>) => void;
    readonly onInvalid: (event: SyntheticEvent<Control>) => void;
  };
}

/** The browser checks a field; this says in our words, beside it, what was found. */
function useFieldError(errors: FieldErrors): FieldError {
  const [error, setError] = useState<string>();
  const handlers: FieldError['handlers'] = {
    onInput: ({ currentTarget }) => {
      setError(undefined);
      // The browser takes spaces for an answer.
      const isBlank = currentTarget.value.trim() === '';
      currentTarget.setCustomValidity(isBlank ? errors.missing : '');
    },
    onBlur: ({ currentTarget }) => {
      // Who only passes by is not told off.
      if (currentTarget.value !== '') setError(errorOf(currentTarget, errors));
    },
    onInvalid: (event) => {
      event.preventDefault();
      setError(errorOf(event.currentTarget, errors));
      focusIfFirst(event.currentTarget);
    },
  };
  return { error, handlers };
}

function errorOf({ validity }: Control, { missing, malformed }: FieldErrors): string | undefined {
  if (validity.valid) return undefined;
  return validity.typeMismatch ? (malformed ?? missing) : missing;
}

/** The browser would do it, together with its own words, had the event not been stopped. */
function focusIfFirst(control: Control): void {
  const first = control.form?.querySelector('input:invalid, textarea:invalid');
  if (first === control) control.focus();
}
