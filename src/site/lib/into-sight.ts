/** Scrolls an answer into view once it is rendered: on a phone it can come below the fold. */
export function intoSight(place: Element | null): void {
  requestAnimationFrame(() => {
    place?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  });
}
