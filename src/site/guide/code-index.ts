/** Where the index of codes lies in the page. */
export const INDEX_ID = 'code-index';

/** The index in the built page, which no component draws. */
export function codeIndex(): HTMLElement | null {
  return document.getElementById(INDEX_ID);
}

/** The code on a button of the index: its first text, before the words of its mark. */
export function codeOn(button: HTMLButtonElement): string {
  return button.firstChild?.textContent ?? '';
}
