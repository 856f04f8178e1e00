import { createContext, type RefObject } from 'react';

/** A text longer than this stands small on the strap, and is never drawn. */
export const LONGEST_LARGE = 8;

/** The size of the gap that a pressed letter's own width leaves, in characters, is none: letters stand where they were typed. */
export interface Letter {
  readonly text: string;
  /** Where it begins and ends, in em from the beginning of the text. */
  readonly from: number;
  readonly to: number;
}

/** As the field shows it: `text-transform` would make two letters of ß, which the value has not. */
export function prepared(text: string): string {
  return text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

export function isSameText(a: string, b: string): boolean {
  return prepared(a) === prepared(b);
}

/**
 * The letters of an element, where its own font puts them, so that a drawing of letters stands where the text was typed, at
 * every size.
 */
export function lettersIn(element: HTMLElement): readonly Letter[] {
  const node = element.firstChild;
  if (!(node instanceof Text)) return [];
  const size = parseFloat(getComputedStyle(element).fontSize);
  const start = element.getBoundingClientRect().left;
  const range = document.createRange();
  return Array.from(node.data, (text, index) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { left, right } = range.getBoundingClientRect();
    return { text, from: (left - start) / size, to: (right - start) / size };
  });
}

/** The leather that the code stands on, over which the answer sews its threads. */
export const StrapContext = createContext<RefObject<HTMLElement | null>>({ current: null });
