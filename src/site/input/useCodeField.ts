import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { INPUT_FOCUS_DELAY_MS } from '../lib/limits.ts';
import { hasLines } from './lines.ts';

interface CodeField {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Puts a code into it; a mild one does not replace what somebody typed. */
  readonly fill: (code: string, isMild?: boolean) => void;
}

/**
 * The input that holds the code, which takes the focus. It shows capitals, but keeps every text as it was typed: in a
 * listing small letters mean something.
 */
export function useCodeField(): CodeField {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // A visitor who has put the focus somewhere already keeps it.
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    }, INPUT_FOCUS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const fill = useCallback((code: string, isMild = false) => {
    const input = field.current;
    if (input && !(isMild && input.value !== '')) input.value = hasLines(code) ? '' : code;
  }, []);
  return { field, fill };
}
