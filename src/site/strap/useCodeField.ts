import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { hasLineBreaks, isText } from '../../text/text.ts';
import { INPUT_FOCUS_DELAY_MS } from '../lib/limits.ts';
import { isAnswered, isAwaited, typedText } from '../lib/browser.ts';

interface CodeField {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Puts a text into the field; with `unlessTyped`, only where nobody has typed anything. */
  readonly fill: (text: string, unlessTyped?: 'unlessTyped') => void;
}

/** The input that holds the code, which takes the focus. */
export function useCodeField(): CodeField {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Locked where a code was submitted before the script was there; see boot/early-submit.ts.
    field.current?.form?.toggleAttribute('inert', false);
    // Typed before the script was there.
    if (field.current) showAsTyped(field.current);
    const takeFocus = () => {
      // A visitor who put the focus elsewhere, scrolled, or followed a link to another part of the page stays there, and
      // an answer that is to come gives the focus its place.
      const isElsewhere = location.hash !== '' && document.querySelector(':target') !== null;
      const isFree = document.activeElement === document.body && scrollY === 0;
      if (isFree && !isElsewhere && !isAwaited() && !isAnswered())
        field.current?.focus({ preventScroll: true });
    };
    // Who types at once types into the field.
    const onKey = ({ key }: KeyboardEvent) => {
      if (/^\w$/.test(key)) takeFocus();
    };
    const stop = () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
    const timer = setTimeout(() => {
      stop();
      takeFocus();
    }, INPUT_FOCUS_DELAY_MS);
    addEventListener('keydown', onKey);
    return stop;
  }, []);
  const fill = useCallback((text: string, unlessTyped?: 'unlessTyped') => {
    const input = field.current;
    if (!input || (unlessTyped && input.value !== '')) return;
    input.value = hasLineBreaks(text) ? '' : text;
    showAsTyped(input);
  }, []);
  return { field, fill };
}

/** Codes show in capitals; a listing keeps its own letters, since small ones mean something there. The tab shows both. */
export function showAsTyped(input: HTMLInputElement): void {
  input.toggleAttribute('data-text', isText(input.value));
  typedText.set(input.value);
}
