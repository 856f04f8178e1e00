import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { glideTo, isStill } from '../tab/moment.ts';
import { type DecoderState, isSubmission, type Success, type Trigger } from './state.ts';

/** How near to the top of the window the card may stay where it is, in pixels. */
const NEAR_TOP = 48;

/** Moves window and focus to what happens. */
export function useViewport(
  state: DecoderState,
  field: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const request = state.status === 'pending' ? state.request : undefined;
  const success = state.status === 'success' ? state : undefined;
  const { answer, trigger, scroll } = success ?? {};
  useEffect(() => {
    if (request && isSubmission(request.trigger)) bringUp(field.current?.form, 'glide');
  }, [request, field]);
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

/** With an answer the hero gives way, and comes back without one. The field stays where it is on the screen. */
export function useHeroThatGivesWay(
  hasAnswer: boolean,
  field: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    const top = () => field.current?.getBoundingClientRect().top ?? 0;
    const before = top();
    document.documentElement.toggleAttribute('data-answered', hasAnswer);
    const moved = top() - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }, [hasAnswer, field]);
}

/** Brings the card to the top of the window, so that the answer has all of the screen below it. */
function bringUp(card: HTMLElement | null | undefined, behavior: ScrollBehavior | 'glide'): void {
  const top = card?.getBoundingClientRect().top ?? 0;
  if (!card || (top >= 0 && top <= NEAR_TOP)) return;
  if (behavior === 'glide') glideTo(card);
  else card.scrollIntoView({ block: 'start', behavior: isStill() ? 'instant' : behavior });
}

/**
 * Gives the focus a place when an answer has come. After a submitted code that is the field again, where the next one
 * can be typed; not where a keyboard on the screen would cover the answer, nor where the card leaves it no room. What was chosen or opened is gone with the
 * answer that held it, so the new one takes the focus.
 */
function moveFocus(
  { answer, trigger }: Pick<Success, 'answer' | 'trigger'>,
  field: HTMLInputElement,
  panel: HTMLElement | null,
): void {
  const isChosen = trigger === 'choice' || trigger === 'entry' || trigger === 'open';
  const isFree =
    isFocusLost(field.form) || (trigger === 'link' && document.activeElement === field);
  if (trigger === 'step' || !(isChosen || isFree)) return;
  const isEntered = isSubmission(trigger) || trigger === 'link';
  const isCardHigh = (field.form?.offsetHeight ?? 0) > innerHeight / 2;
  if (isEntered && !isCardHigh && (answer.kind === 'code' || answer.kind === 'invalid'))
    focusField(field);
  else panel?.focus({ preventScroll: true });
  if (trigger !== 'back') bringUp(isCardHigh ? panel : field.form, behaviorFor(trigger));
}

/** What was chosen or opened takes the place of what was looked at; to everything else the window glides. */
function behaviorFor(trigger: Trigger): ScrollBehavior {
  return trigger === 'choice' || trigger === 'open' ? 'instant' : 'smooth';
}

/** Whether the focus is lost, or on the card itself, which holds it while the field is locked. */
function isFocusLost(card: HTMLElement | null): boolean {
  return document.activeElement === document.body || document.activeElement === card;
}

function focusField(field: HTMLInputElement): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  field.focus({ preventScroll: true });
  field.select();
}
