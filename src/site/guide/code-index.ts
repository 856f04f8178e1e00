import { copied, notCopied } from '#words/code-filter.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { factoryId } from '../lib/factory-link.ts';
import { COPY_HIGHLIGHT_MS } from '../lib/limits.ts';

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

/** Has the codes of an index copied when they are clicked, until the returned function is called. */
export function copyCodes(index: HTMLElement): () => void {
  let lit: HTMLButtonElement | undefined;
  let timer = 0;
  const rest = () => {
    clearTimeout(timer);
    lit?.removeAttribute('data-copied');
  };
  const copy = async (button: HTMLButtonElement) => {
    const code = codeOn(button);
    const isCopied = await copyAndTell(code, wordsOf(copied, code), wordsOf(notCopied, code));
    rest();
    if (!isCopied) {
      selectCode(button);
      return;
    }
    lit = button;
    lit.setAttribute('data-copied', '');
    timer = window.setTimeout(rest, COPY_HIGHLIGHT_MS);
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) void copy(button);
  };
  index.addEventListener('click', onClick);
  return () => {
    rest();
    index.removeEventListener('click', onClick);
  };
}

function wordsOf({ title, description }: typeof copied | typeof notCopied, code: string) {
  return { title, description: description(code) };
}

/** Selects the code alone, without the words of its mark. */
function selectCode(button: HTMLButtonElement): void {
  const { firstChild } = button;
  if (firstChild !== null)
    getSelection()?.setBaseAndExtent(firstChild, 0, firstChild, codeOn(button).length);
}

/**
 * Marks every listing of the code that the address asks for, e.g. `#factory-SD`; `:target` alone marks the first.
 * Before going to another code it calls back, so that a filter can give it free.
 */
export function followFragment(index: HTMLElement, onSought: () => void): () => void {
  const mark = () => {
    const buttons = [...index.querySelectorAll('button')];
    const sought = buttons.filter((button) => location.hash === `#${factoryId(codeOn(button))}`);
    for (const button of buttons) button.toggleAttribute('data-sought', sought.includes(button));
    return sought[0];
  };
  const follow = () => {
    const first = mark();
    if (first === undefined) return;
    onSought();
    first.scrollIntoView();
  };
  mark();
  addEventListener('hashchange', follow);
  return () => {
    removeEventListener('hashchange', follow);
  };
}
