import { CARD_STAGGER_MS, FEED_DELAY_MS } from '../lib/limits.ts';

/** When a card appears after its feed was opened, in milliseconds: at once for who prefers less motion. */
export function revealDelayMs(index: number, isCalm: boolean): number {
  return isCalm ? 0 : FEED_DELAY_MS + index * CARD_STAGGER_MS;
}

/**
 * Lets the cards of the social feed appear one by one each time it is opened. The feed itself is no island: it opens
 * and reads without a script, and sending its words a second time as one would only cost.
 */
export function revealCards(): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const follow = (feed: HTMLDetailsElement) => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [index, card] of feed.querySelectorAll('li').entries()) {
      card.dataset.shown = 'false';
      const show = () => {
        card.dataset.shown = 'true';
      };
      if (feed.open) timers.push(setTimeout(show, revealDelayMs(index, isCalm)));
    }
  };
  // It may have been opened before this ran; if not, its cards are hidden before it is.
  for (const feed of document.querySelectorAll<HTMLDetailsElement>('[data-feed]')) follow(feed);
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && 'feed' in target.dataset) follow(target);
  };
  document.addEventListener('toggle', onToggle, { capture: true });
}
