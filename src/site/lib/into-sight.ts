/** Brings the answer to a question into sight, once it is drawn: on a phone it can come below the fold. */
export function intoSight(answer: Element | null): void {
  requestAnimationFrame(() => {
    answer?.scrollIntoView({ block: 'nearest' });
  });
}
