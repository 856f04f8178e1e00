/**
 * Takes the room of what the script will bring, so that nothing moves when it comes: the answer that the step or the
 * address asks for, as high as it was, and the history under a key of the local storage, by the number of its codes.
 * The build puts this function into the head as it stands, where it runs before the first paint; so it uses nothing
 * that is written around it.
 *
 * @example
 * makeRoom('heatstamp.history');
 */
export function makeRoom(key: string): void {
  const { dataset, style } = document.documentElement;
  const note: Readonly<Record<string, unknown>> = { ...(history.state as object) };
  if (note.input || /[#&?]code=./.test(location.href)) {
    dataset.awaited = '';
    if (note.width === innerWidth) style.setProperty('--awaited', `${note.height as number}px`);
  }
  try {
    const entries = (localStorage.getItem(key) ?? '').split('dateCode').length - 1;
    if (entries > 0) dataset.entries = '';
    style.setProperty('--entries', `${entries}`);
  } catch {
    // Storage that is switched off throws on the mere mention of it.
  }
}

/** Gives the room back: what it was for is there, or does not come. */
export function leaveRoom(...rooms: readonly ('awaited' | 'entries')[]): void {
  for (const room of rooms) document.documentElement.removeAttribute(`data-${room}`);
}
