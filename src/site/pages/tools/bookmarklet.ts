/** What the bookmark does on whatever page it is clicked: it opens the site with the selected text. */
export function openSelection(address: string, hint: string): void {
  const text = String(getSelection()).trim();
  if (text === '') {
    alert(hint);
    return;
  }
  // A selection can begin in the middle of an emoji.
  const target = address + encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  const opened = open(target);
  if (opened) opened.opener = null;
  else location.assign(target);
}

/** Stands for the address of the bookmark, which React refuses to write; src/build/bookmarklet.ts puts it in. */
export const BOOKMARKLET = '#bookmarklet-address';
