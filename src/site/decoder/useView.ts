import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { type DecoderState, doneIn, isSentBy, type Way } from './state.ts';

/** How near to the top of the window the card may stay where it is, in pixels. */
const NEAR_TOP = 48;

/** Moves the window and the focus with what happens, and names the tab after what shows. */
export function useView(
  state: DecoderState,
  field: RefObject<HTMLInputElement | null>,
  frame: RefObject<HTMLElement | null>,
): void {
  const asked = state.phase === 'analyzing' ? state.asked : undefined;
  const answer = state.phase === 'done' ? state.answer : undefined;
  const way = state.phase === 'done' ? state.way : undefined;
  const title = doneIn(state)?.title;
  useEffect(() => {
    if (asked && isSentBy(asked.way)) bringUp(field.current?.form, 'smooth');
  }, [asked, field]);
  // Before the answer is painted, so that it is never seen at another place.
  useLayoutEffect(() => {
    const panel = frame.current?.querySelector<HTMLElement>('section[tabindex]') ?? null;
    const input = field.current;
    if (answer && way && input) settle(way, answer.kind === 'reading', input, panel);
  }, [answer, way, field, frame]);
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Brings the card to the top of the window, so that the answer has all of the screen below it. */
function bringUp(card: HTMLElement | null | undefined, behavior: ScrollBehavior): void {
  const top = card?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && top <= NEAR_TOP) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  card?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : behavior });
}

/**
 * Gives the focus a place when an answer has come. After a code that was sent it is the field again, where the next one
 * can be typed; not where a keyboard on the screen would cover the answer. What was chosen or opened makes room for the
 * answer, so that takes it.
 */
function settle(
  way: Way,
  isCode: boolean,
  field: HTMLInputElement,
  panel: HTMLElement | null,
): void {
  const isLost = isNowhere(field.form);
  const isChosen = way === 'choice' || way === 'entry' || way === 'open';
  if (way === 'step' || !(isLost || isChosen)) return;
  if (isSentBy(way) && isCode) focusField(field);
  else panel?.focus({ preventScroll: true });
  if (way !== 'back') bringUp(field.form, behaviorOf(way));
}

/** What was chosen or opened takes the place of what was looked at; to all else the window glides, or does already. */
function behaviorOf(way: Way): ScrollBehavior {
  return way === 'choice' || way === 'open' ? 'instant' : 'smooth';
}

/** Whether the focus is lost, or on the card itself, which holds it while the field is locked. */
function isNowhere(card: HTMLElement | null): boolean {
  return document.activeElement === document.body || document.activeElement === card;
}

function focusField(field: HTMLInputElement): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  field.focus({ preventScroll: true });
  field.select();
}
