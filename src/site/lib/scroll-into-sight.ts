/** Scrolls the answer to a question into view after it is rendered. On a phone it may appear below the fold. */
export function scrollIntoSight(container: Element | null): void {
  requestAnimationFrame(() => {
    container?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  });
}
