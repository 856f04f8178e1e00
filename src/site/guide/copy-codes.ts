import { copied, notCopied } from '#words/guide.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { COPY_HIGHLIGHT_MS } from '../lib/limits.ts';
import { codeOn } from './code-index.ts';

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
