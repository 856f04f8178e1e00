import { type RefObject, useLayoutEffect } from 'react';
import { type DecoderState, isSubmission, type Success } from './state.ts';

/** Moves the focus to what has come, and the window only where that is out of sight. */
export function useViewport(
  state: DecoderState,
  field: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const success = state.status === 'success' ? state : undefined;
  const { answer, trigger, scroll } = success ?? {};
  // Before the answer is painted, so that it is never seen at another place.
  useLayoutEffect(() => {
    const input = field.current;
    if (!answer || !trigger || !input) return;
    moveFocus({ answer, trigger }, input, panel.current);
    // The browser restores the place of a page, but knows nothing of what is drawn into it later.
    if (scroll !== undefined && (trigger === 'step' || trigger === 'back'))
      scrollTo({ top: scroll, behavior: 'instant' });
  }, [answer, trigger, scroll, field, panel]);
}

/** With an answer the headline gives way to its title, and comes back without one. */
export function useHeadline(hasAnswer: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-answered', hasAnswer);
  }, [hasAnswer]);
}

/**
 * Gives the focus a place when an answer has come. After a submitted code that is the field again, where the next one can
 * be typed, but not where a keyboard on the screen would cover the answer. What was chosen or opened is gone with the answer
 * that held it, so the new one takes the focus, and is brought into sight.
 */
function moveFocus(
  { answer, trigger }: Pick<Success, 'answer' | 'trigger'>,
  field: HTMLInputElement,
  panel: HTMLElement | null,
): void {
  const { activeElement } = document;
  const isChosen = trigger === 'choice' || trigger === 'entry' || trigger === 'open';
  // A field that is locked loses the focus, or its form holds it; an example that is followed goes with the idle page.
  const isLost =
    activeElement === document.body ||
    activeElement === field.form ||
    Boolean(activeElement?.closest('[data-idle]'));
  if (isChosen && (field.form?.getBoundingClientRect().top ?? 0) < 0)
    scrollTo({ top: 0, behavior: 'instant' });
  if (trigger === 'step') return;
  if (!isChosen && !isLost && !(trigger === 'link' && activeElement === field)) return;
  const isEntered = isSubmission(trigger) || trigger === 'link';
  const isTyped = isEntered && (answer.kind === 'code' || answer.kind === 'invalid');
  if (isTyped && matchMedia('(pointer: fine)').matches) {
    field.focus({ preventScroll: true });
    // The next code replaces this one; nothing is marked for it on the leather.
    field.select();
    field.dataset.ready = '';
  } else if (!isTyped) panel?.focus({ preventScroll: true });
}
