import { type FocusEvent, type SyntheticEvent, useState } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a field says when it is empty, and when its text is no address. */
export interface FieldErrors {
  readonly missing: string;
  readonly malformed?: string;
}

interface FieldError {
  readonly error: string | undefined;
  readonly handlers: {
    readonly onInput: (event: SyntheticEvent<Control>) => void;
    readonly onBlur: (event: FocusEvent<Control>) => void;
    readonly onInvalid: (event: SyntheticEvent<Control>) => void;
  };
}

/** The browser checks a field; this says in our words, beside it, what was found. */
export function useFieldError(errors: FieldErrors): FieldError {
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
