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

/** Makes buttons of the codes in the built page, which are plain text as long as nothing happens on a click. */
export function makeButtons(index: HTMLElement): void {
  for (const text of index.querySelectorAll('li > span')) {
    const button = document.createElement('button');
    button.type = 'button';
    if (text.id !== '') button.id = text.id;
    button.append(...text.childNodes);
    text.replaceWith(button);
  }
}
