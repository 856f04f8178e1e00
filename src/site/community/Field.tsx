import { type FocusEvent, type JSX, type SyntheticEvent, useState } from 'react';
import styles from './Community.module.css';

/** The messages of a field that is empty, or is no email address. */
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
  /** Renders a text area with this many lines. */
  readonly rows?: number;
  readonly autoComplete?: string;
  readonly maxLength: number;
  /** Whether the field is read-only because the form is being submitted. */
  readonly isLocked: boolean;
  readonly errors: FieldErrors;
}

/**
 * A required field with error messages. It is uncontrolled, so that text typed before hydration
 * is not lost.
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

/** Shows the browser's validation in our own words beside the field. */
function useFieldError(errors: FieldErrors): FieldError {
  const [error, setError] = useState<string>();
  const handlers: FieldError['handlers'] = {
    onInput: ({ currentTarget }) => {
      setError(undefined);
      // For the browser, spaces satisfy `required`.
      const isBlank = currentTarget.value.trim() === '';
      currentTarget.setCustomValidity(isBlank ? errors.missing : '');
    },
    onBlur: ({ currentTarget }) => {
      // Tabbing past an empty field is no error.
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

/** Preventing the default message also prevents the browser from focusing the first invalid field. */
function focusIfFirst(control: Control): void {
  const first = control.form?.querySelector('input:invalid, textarea:invalid');
  if (first === control) control.focus();
}
