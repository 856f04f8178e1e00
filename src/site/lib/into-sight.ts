/** Brings what answers a question into sight, once it is drawn in its place: on a phone it can come below the fold. */
export function intoSight(place: Element | null): void {
  requestAnimationFrame(() => {
    place?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  });
}
