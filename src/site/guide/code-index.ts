import { copiedToast, notCopiedToast } from '#words/code-index.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { factoryId } from '../lib/href.ts';
import { COPY_HIGHLIGHT_MS } from '../lib/limits.ts';

/** The id of the code index in the page. */
export const INDEX_ID = 'code-index';

/** Brings the prerendered code index to life, which no component renders in the browser. */
export function enliven(): void {
  const index = document.getElementById(INDEX_ID);
  if (!index) return;
  makeButtons(index);
  copyOnClick(index);
  markLinkedCode(index);
}

/** The code on a button of the index: its first text node, before its years and mark. */
function codeOf(button: HTMLButtonElement): string {
  return button.firstChild?.textContent ?? '';
}

/** Turns the codes into buttons. They are prerendered as plain text, because without a script they would do nothing. */
function makeButtons(index: HTMLElement): void {
  for (const text of index.querySelectorAll('li > span')) {
    const button = document.createElement('button');
    button.type = 'button';
    if (text.id !== '') button.id = text.id;
    button.append(...text.childNodes);
    text.replaceWith(button);
  }
}

/** Copies codes of the index when they are clicked. */
function copyOnClick(index: HTMLElement): void {
  let highlighted: HTMLButtonElement | undefined;
  let timer = 0;
  const clearHighlight = () => {
    clearTimeout(timer);
    highlighted?.removeAttribute('data-copied');
  };
  const copy = async (button: HTMLButtonElement) => {
    const code = codeOf(button);
    const isCopied = await copyWithToast(
      code,
      toastText(copiedToast, code),
      toastText(notCopiedToast, code),
    );
    clearHighlight();
    if (!isCopied) {
      selectCode(button);
      return;
    }
    highlighted = button;
    highlighted.setAttribute('data-copied', '');
    timer = window.setTimeout(clearHighlight, COPY_HIGHLIGHT_MS);
  };
  index.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) void copy(button);
  });
}

function toastText(
  { title, description }: typeof copiedToast | typeof notCopiedToast,
  code: string,
) {
  return { title, description: description(code) };
}

/** Selects the code alone, without its years and mark. */
function selectCode(button: HTMLButtonElement): void {
  const { firstChild } = button;
  if (firstChild !== null)
    getSelection()?.setBaseAndExtent(firstChild, 0, firstChild, codeOf(button).length);
}

/** Marks every occurrence of the code in the address, e.g. `#factory-SD`, since `:target` matches only the first. */
function markLinkedCode(index: HTMLElement): void {
  const mark = () => {
    const buttons = [...index.querySelectorAll('button')];
    const linked = buttons.filter((button) => location.hash === `#${factoryId(codeOf(button))}`);
    for (const button of buttons) button.toggleAttribute('data-sought', linked.includes(button));
    return linked[0];
  };
  mark();
  addEventListener('hashchange', () => {
    mark()?.scrollIntoView();
  });
}
