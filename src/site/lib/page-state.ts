/*
 * What the page tells of itself in attributes of `<html>`, before React is there and beside it: scripts in the head write
 * them, styles read them.
 *
 * | attribute        | set while                                                     | value                                |
 * | ---------------- | ------------------------------------------------------------- | ------------------------------------ |
 * | `data-awaited`   | an answer is to come, so its space is kept and the field busy | what asked: `link`, `submit`, `step` |
 * | `data-answered`  | an answer is on the page, for which the hero gives way        |                                      |
 * | `data-entries`   | the history is to come                                        |                                      |
 * | `data-returning` | the visitor has a history, for the whole visit                |                                      |
 * | `data-missing`   | the page's script did not arrive and is tried again           |                                      |
 *
 * With a link the answer comes first, and the fonts after it.
 */

/**
 * Reserves the space of what the script will bring, so that nothing moves when it comes: the answer to the query of the
 * step or the address, as high as it was, and the history under a key of the local storage, by the number of its codes.
 * The build puts this function into the head as it stands, where it runs before the first paint; so it uses nothing from
 * outside itself.
 *
 * @example
 * reserveSpace('heatstamp.history');
 */
export function reserveSpace(key: string): void {
  const { dataset, style } = document.documentElement;
  const state: Readonly<Record<string, unknown>> = { ...(history.state as object) };
  if (state.step || /[#&?](code|text)=/.test(location.href)) {
    // What was answered here before is shown again without being analyzed; a link is analyzed from now on.
    dataset.awaited = state.step ? 'step' : 'link';
    if (state.width === innerWidth) style.setProperty('--awaited', `${state.height as number}px`);
  }
  try {
    const entries = (localStorage.getItem(key) ?? '').split('dateCode').length - 1;
    if (entries) {
      dataset.entries = '';
      // Stays for the whole visit.
      dataset.returning = '';
    }
    style.setProperty('--entries', `${entries}`);
  } catch {
    // Storage that is switched off throws on the mere mention of it.
  }
}

/** Releases reserved space: what it was for is there, or does not come. */
export function releaseSpace(of: 'awaited' | 'entries'): void {
  document.documentElement.removeAttribute(`data-${of}`);
}

/** Whether an answer is to come. */
export function isAwaited(): boolean {
  return 'awaited' in document.documentElement.dataset;
}
