import { CARD_STAGGER_MS, FEED_DELAY_MS } from '../lib/limits.ts';

/** The delay until a card appears after its feed is opened, in milliseconds; none if the visitor prefers reduced motion. */
export function revealDelayMs(index: number, isMotionReduced: boolean): number {
  return isMotionReduced ? 0 : FEED_DELAY_MS + index * CARD_STAGGER_MS;
}

/**
 * Reveals the cards of the social feed one by one each time it is opened. The feed is no island, because it works without
 * JavaScript and hydrating it would send its text twice.
 */
export function revealCards(): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const restart = (feed: HTMLDetailsElement) => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [index, card] of feed.querySelectorAll('li').entries()) {
      card.dataset.shown = 'false';
      const show = () => {
        card.dataset.shown = 'true';
      };
      if (feed.open) timers.push(setTimeout(show, revealDelayMs(index, isMotionReduced)));
    }
  };
  // The feed may already be open. If it is closed, its cards are hidden in advance.
  for (const feed of document.querySelectorAll<HTMLDetailsElement>('[data-feed]')) restart(feed);
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && 'feed' in target.dataset) restart(target);
  };
  document.addEventListener('toggle', onToggle, { capture: true });
}
