/*
 * What the page tells of itself in attributes of `<html>`, before React is there and beside it: the scripts of src/site/boot write
 * them, styles read them.
 *
 * | attribute        | set while                                                     | value                                |
 * | ---------------- | ------------------------------------------------------------- | ------------------------------------ |
 * | `data-awaited`   | an answer is to come, so its space is kept and the field busy | what asked: `link`, `submit`, `step` |
 * | `data-answered`  | an answer is on the page, for which the headline gives way    |                                      |
 * | `data-entries`   | the history is to come                                        |                                      |
 * | `data-returning` | the visitor has a history, for the whole visit                |                                      |
 * | `data-missing`   | the page's script did not arrive and is tried again           |                                      |
 *
 * With a link the answer comes first, and the fonts after it.
 */

/** Releases reserved space: what it was for is there, or does not come. */
export function releaseSpace(of: 'awaited' | 'entries'): void {
  document.documentElement.removeAttribute(`data-${of}`);
}

/** Whether an answer is on the page. */
export function isAnswered(): boolean {
  return 'answered' in document.documentElement.dataset;
}

/** Whether an answer is to come. */
export function isAwaited(): boolean {
  return 'awaited' in document.documentElement.dataset;
}
