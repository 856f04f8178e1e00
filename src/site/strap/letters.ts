import { createContext, type RefObject } from 'react';

/** A text longer than this stands small on the strap, and is never drawn. */
export const LONGEST_LARGE = 8;

/** As the field shows it: `text-transform` would make two letters of ß, which the value has not. */
export function prepared(text: string): string {
  return text.trim().replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

export function isSameText(a: string, b: string): boolean {
  return prepared(a) === prepared(b);
}

/** The leather that the code stands on, over which the answer sews its threads. */
export const StrapContext = createContext<RefObject<HTMLElement | null>>({ current: null });
