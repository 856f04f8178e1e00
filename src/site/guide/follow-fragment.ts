import { factoryId } from '../lib/factory-link.ts';
import { codeOn } from './code-index.ts';

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
