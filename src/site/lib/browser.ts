import { wellFormed } from '../../core/prepare.ts';
import { DOWNLOAD_MS } from './limits.ts';
import { createStore } from './store.ts';
import { useSyncExternalStore } from 'react';

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click simply follows a link. A click with Ctrl, for example, opens a tab instead. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** A text as it stands in an address. `encodeURIComponent` alone throws on half a UTF-16 character. */
export function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** The visitor's own form of the page's language, such as British English, for days and times; else the language itself. */
export function locale(language: string): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** Downloads a file. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, DOWNLOAD_MS);
}

/** What stands in the field, for the tab beside it. */
export const typedText = createStore('');

/** Whether hydration is complete. It is false in the prerendered page and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/*
 * What the page tells of itself in attributes of `<html>`, before React is there and beside it: the scripts of src/site/boot write
 * them, styles read them.
 *
 * | attribute        | set while                                                     | value                                |
 * | ---------------- | ------------------------------------------------------------- | ------------------------------------ |
 * | `data-awaited`   | an answer is to come, so its space is kept and the field busy | what asked: `link`, `submit`, `step` |
 * | `data-answered`  | an answer is on the page, for which the headline gives way    |                                      |
 * | `data-entries`   | the history is to come                                        |                                      |
 * | `data-returning` | the visitor has a history, for the whole visit                |                                      |
 * | `data-missing`   | the page's script did not arrive and is tried again           |                                      |
 *
 * With a link the answer comes first, and the fonts after it.
 */

/** Releases reserved space: what it was for is there, or does not come. */
export function releaseSpace(of: 'awaited' | 'entries'): void {
  document.documentElement.removeAttribute(`data-${of}`);
}

/** Whether an answer is on the page. */
export function isAnswered(): boolean {
  return 'answered' in document.documentElement.dataset;
}

/** Whether an answer is to come. */
export function isAwaited(): boolean {
  return 'awaited' in document.documentElement.dataset;
}
