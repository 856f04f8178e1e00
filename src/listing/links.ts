import type { TextSpan } from './reader/text.ts';

/** An address in a text. */
export interface LinkMatch extends TextSpan {
  readonly text: string;
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>"'）」】]{3,}/giu;

/** Signs at the end of an address that belong to the sentence around it. */
const TAIL: ReadonlySet<string> = new Set('.,;:!?)]');

/**
 * The addresses in a text, as written there. None is opened.
 *
 * @example
 * linksIn('see https://example.com/speedy-30-sd1013').map(({ text }) => text) // => ["https://example.com/speedy-30-sd1013"]
 */
export function linksIn(text: string): readonly LinkMatch[] {
  return Array.from(text.matchAll(LINK), ({ 0: link, index }) => {
    let end = link.length;
    while (TAIL.has(link.charAt(end - 1))) end -= 1;
    return { text: link.slice(0, end), from: index, to: index + end };
  });
}

/**
 * The words of an address: the parts between slashes and hyphens in its path and query, without the site.
 *
 * @example
 * wordsOfLink('https://example.com/bags/speedy-30_SD1013.html') // => "bags speedy 30 SD1013 html"
 */
export function wordsOfLink(link: string): string {
  const path = link.replace(/^(?:https?:\/\/)?[^/?#]*/i, '');
  return decoded(path)
    .replace(/[/_\-.+?=&#%~:]+/g, ' ')
    .trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
