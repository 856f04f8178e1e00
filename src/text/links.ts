const LINK = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;

/** Whether a text is the address of a page and nothing more. */
export function isLink(text: string): boolean {
  return LINK.test(text);
}
