const LINK = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;

/** The form in which apps share a page: its title, then its address. */
const TITLE_AND_LINK = /^[^\n]{1,120}?\s+(?:https?:\/\/|www\.)\S+\s*$/i;

/** Whether a text is the address of a page and nothing more. */
export function isLink(text: string): boolean {
  return LINK.test(text);
}

/** Whether a text is the address of a page, perhaps with its title. */
export function isSharedLink(text: string): boolean {
  return LINK.test(text) || TITLE_AND_LINK.test(text);
}
