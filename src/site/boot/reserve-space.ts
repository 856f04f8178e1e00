/**
 * Reserves the space of what the script will bring, so that nothing moves when it comes: the answer to the query of the
 * step or the address, as high as it was, and the history under a key of the local storage, by the number of its codes.
 * It runs before the first paint.
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
