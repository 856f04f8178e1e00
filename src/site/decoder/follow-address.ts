import { addressOf, type Link, linkIn } from '../result/address.ts';

/** A step of the browser's history that asks for a code, with what was noted on it: a note outlives a reload. */
export interface Step extends Link {
  readonly note: string;
}

/**
 * Calls back with what the address asks for, now and whenever that changes, and with nothing once it asks for nothing
 * any more. Other fragments, such as `#eras`, lead to other parts of the page: going there and back changes no result.
 */
export function followAddress(onStep: (step: Step | undefined) => void): () => void {
  /** The address whose result shows, or showed before something else was typed. */
  let followed: string | undefined;
  const follow = (link: Link | undefined) => {
    followed = link && addressOf(link);
    onStep(link && { ...link, note: mark(link, noted() ?? '') });
  };
  const onPop = () => {
    const link = linkIn(location);
    // A step without a note is new, as a link makes one even to the address that was followed last.
    const isNews = link
      ? addressOf(link) !== followed || noted() === undefined
      : location.hash === '' && followed !== undefined;
    if (isNews) follow(link);
  };
  const onClick = (event: MouseEvent) => {
    const link = linkIn(location);
    if (!link || !leadsHere(event)) return;
    // Browsers disagree on what they tell of a link to where one is.
    event.preventDefault();
    follow(link);
  };
  onPop();
  addEventListener('popstate', onPop);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('popstate', onPop);
    removeEventListener('click', onClick);
  };
}

/** Leaves a note on the step that asked, if the visitor is still there. */
export function noteStep(step: Step, note: string): void {
  const link = linkIn(location);
  if (link && addressOf(link) === addressOf(step)) mark(link, note);
}

/** What an earlier visit noted on this step; undefined where there was none. */
function noted(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'string' ? state : undefined;
}

/** Notes something on this step, and puts the fragment in the place of a query, which later requests would carry. */
function mark(link: Link, note: string): string {
  history.replaceState(note, '', location.search === '' ? undefined : addressOf(link));
  return note;
}

/** Whether a plain click is on a link to where the visitor is. */
function leadsHere({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const anchor = target instanceof Element ? target.closest('a') : null;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  return anchor?.href === location.href && isPlain;
}
